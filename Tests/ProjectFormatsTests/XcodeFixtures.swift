/// Project files in the three styles, as small as they can be.
enum XcodeFixtures {
    /// Groups and files listed one by one, an app, its tests and a framework.
    static let classic = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjectVersion = 56;
        \tobjects = {
        \t\tB1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
        \t\tB2 = {isa = PBXBuildFile; fileRef = F2; };
        \t\tB3 = {isa = PBXBuildFile; fileRef = F3; };
        \t\tB4 = {isa = PBXBuildFile; fileRef = GONE; };
        \t\tF1 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
        \t\tF2 = {isa = PBXFileReference; path = "Cart/Cart View.swift"; name = "Cart View.swift"; sourceTree = SOURCE_ROOT; };
        \t\tF3 = {isa = PBXFileReference; path = CartTests.swift; sourceTree = "<group>"; };
        \t\tF4 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        \t\tF5 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = "My Shop.app"; sourceTree = BUILT_PRODUCTS_DIR; };
        \t\tF6 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Core; sourceTree = "<group>"; };
        \t\tG0 = {isa = PBXGroup; children = (G1, G2, G3, F6, ); sourceTree = "<group>"; indentWidth = 2; tabWidth = 4; usesTabs = 0; };
        \t\tG1 /* Shop */ = {isa = PBXGroup; children = (F1, ); path = Shop; sourceTree = "<group>"; };
        \t\tG2 = {isa = PBXGroup; children = (G4, ); name = Tests; sourceTree = "<group>"; };
        \t\tG3 = {isa = PBXGroup; children = (F4, ); path = ../Config; sourceTree = "<group>"; };
        \t\tG4 = {isa = PBXGroup; children = (F3, ); path = ShopTests; sourceTree = "<group>"; };
        \t\tP1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, ); };
        \t\tP2 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
        \t\tT1 = {
        \t\t\tisa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        \t\t\tbuildPhases = (P1, ); buildConfigurationList = L1; productReference = F5;
        \t\t\tpackageProductDependencies = (PP, );
        \t\t};
        \t\tT2 = {
        \t\t\tisa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
        \t\t\tbuildPhases = (P2, ); buildConfigurationList = L2; dependencies = (D1, );
        \t\t};
        \t\tT3 = {isa = PBXAggregateTarget; name = Lint; buildPhases = (); buildConfigurationList = L9; };
        \t\tD1 = {isa = PBXTargetDependency; target = T1; };
        \t\tPP = {isa = XCSwiftPackageProductDependency; productName = Core; };
        \t\tL0 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
        \t\tL1 = {isa = XCConfigurationList; buildConfigurations = (C3, C4, ); };
        \t\tL2 = {isa = XCConfigurationList; buildConfigurations = (C5, ); };
        \t\tC1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F4; buildSettings = {
        \t\t\tSDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; SWIFT_VERSION = 5.0;
        \t\t\tOTHER_SWIFT_FLAGS = ("-D", ONE, ); }; };
        \t\tC2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 6.0; }; };
        \t\tC3 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        \t\t\tPRODUCT_NAME = "My $(TARGET_NAME)"; IPHONEOS_DEPLOYMENT_TARGET = 17.0;
        \t\t\t"IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]" = 99;
        \t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;
        \t\t\tSWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
        \t\t\tSWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = NO;
        \t\t\tOTHER_SWIFT_FLAGS = "$(inherited) -strict-concurrency=complete"; }; };
        \t\tC4 = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        \t\tC5 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
        \t\t\tTEST_HOST = "$(BUILT_PRODUCTS_DIR)/My Shop.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/My Shop"; }; };
        \t\tR = {
        \t\t\tisa = PBXProject; mainGroup = G0; buildConfigurationList = L0; developmentRegion = de;
        \t\t\tattributes = {LastUpgradeCheck = 1640; ORGANIZATIONNAME = "Example & Co"; };
        \t\t\tprojectDirPath = ""; targets = (T1, T2, T3, );
        \t\t};
        \t};
        \trootObject = R;
        }
        """

    /// Xcode 16's folders, with exceptions in both directions.
    static let synchronized = """
        // !$*UTF8*$!
        {
        \tobjectVersion = 77;
        \tobjects = {
        \t\tG0 = {isa = PBXGroup; children = (S1, S2, G1, ); sourceTree = "<group>"; usesTabs = 1; };
        \t\tG1 = {isa = PBXGroup; children = (S3, ); path = Modules; sourceTree = "<group>"; };
        \t\tS1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = Shop; sourceTree = "<group>"; };
        \t\tS2 = {isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>"; };
        \t\tS3 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; };
        \t\tE1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, ); target = T1; };
        \t\tE2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared/Price.swift, ); target = T2; };
        \t\tT1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (S1, S3, ); buildConfigurationList = L1; };
        \t\tT2 = {isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test"; fileSystemSynchronizedGroups = (S2, ); buildConfigurationList = L1; };
        \t\tL0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); };
        \t\tL1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        \t\tC0 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = S1; baseConfigurationReferenceRelativePath = Config/Debug.xcconfig; buildSettings = {SUPPORTED_PLATFORMS = "iphoneos iphonesimulator"; }; };
        \t\tC1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
        \t\tLP = {isa = XCLocalSwiftPackageReference; relativePath = ../Core; };
        \t\tR = {
        \t\t\tisa = PBXProject; mainGroup = G0; buildConfigurationList = L0; targets = (T1, T2, );
        \t\t\tattributes = {TargetAttributes = {T2 = {TestTargetID = T1; }; }; };
        \t\t\tpackageReferences = (LP, );
        \t\t};
        \t};
        \trootObject = R;
        }
        """

    /// A property list in XML with every kind of value.
    static let xmlList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>FILEHEADER</key><string>
        // A &amp; B</string><key>n</key><integer>1</integer><key>l</key><array><true/><data>AA==</data>
        </array></dict></plist>
        """
}
