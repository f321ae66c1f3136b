/// Xcode projects as small as they can be.
enum XcodeProjectFiles {
    /// An app with one listed file, its tests, and an app for macOS.
    static let classic = """
        // !$*UTF8*$!
        { objectVersion = 56; objects = {
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Config/Base.xcconfig; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
        G0 = {isa = PBXGroup; children = (G1, F2, ); sourceTree = "<group>"; indentWidth = 2; usesTabs = 0; };
        G1 = {isa = PBXGroup; children = (F1, ); path = Shop; sourceTree = "<group>"; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (P1, ); buildConfigurationList = L1; productReference = F3; packageProductDependencies = (PP, ); };
        T2 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = L2; };
        T3 = {isa = PBXNativeTarget; name = ShopMac; productType = "com.apple.product-type.application"; buildConfigurationList = L3; };
        T4 = {isa = PBXAggregateTarget; name = Lint; buildConfigurationList = L2; };
        PP = {isa = XCSwiftPackageProductDependency; productName = Core; };
        L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        L3 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
        C0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F2; buildSettings = {SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"; }; };
        C3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx; }; };
        R = {isa = PBXProject; mainGroup = G0; buildConfigurationList = L0; targets = (T1, T2, T3, T4, ); };
        }; rootObject = R; }
        """

    /// An app with a synchronized folder, of which an extension takes one file as well.
    static let synchronized = """
        // !$*UTF8*$!
        { objectVersion = 77; objects = {
        G0 = {isa = PBXGroup; children = (S1, ); sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, ); path = Shop; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Price.swift, Assets.xcassets, ); target = T2; };
        T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S1, ); buildConfigurationList = L1; };
        T2 = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildConfigurationList = L1; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, ); };
        }; rootObject = R; }
        """

    /// An app with one synchronized folder, both of one name, for a platform.
    static func app(_ name: String, sdk: String) -> String {
        """
        // !$*UTF8*$!
        { objectVersion = 77; objects = {
        G0 = {isa = PBXGroup; children = (S1, ); sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S1, ); buildConfigurationList = L1; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = \(sdk); }; };
        R = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
        }; rootObject = R; }
        """
    }
}
