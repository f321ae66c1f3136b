extension SwiftCompilation {
    /// What Xcode's build settings say about Swift.
    public init(_ settings: BuildSettings) {
        self.init()
        languageMode = settings["SWIFT_VERSION"].flatMap(Self.languageMode(fromVersion:))
        defaultIsolation = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"].flatMap {
            DefaultIsolation(rawValue: $0)
        }
        strictConcurrency = settings["SWIFT_STRICT_CONCURRENCY"].flatMap {
            StrictConcurrency(rawValue: $0.lowercased())
        }
        for (setting, feature) in Self.featureSettings where settings.isOn(setting) {
            enable(upcoming: feature)
        }
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
            for feature in Self.approachableConcurrency { enable(upcoming: feature) }
        }
        let flags = settings["OTHER_SWIFT_FLAGS"] ?? ""
        apply(flags: flags.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on (Xcode 26).
    static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Xcode's settings for upcoming features, and the names that the compiler knows them by.
    static let featureSettings = [
        ("SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE", "ConciseMagicFile"),
        ("SWIFT_UPCOMING_FEATURE_DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
        ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("SWIFT_UPCOMING_FEATURE_DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
        ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
        ("SWIFT_UPCOMING_FEATURE_FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
        (
            "SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY",
            "GlobalActorIsolatedTypesUsability"
        ),
        ("SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY", "GlobalConcurrency"),
        ("SWIFT_UPCOMING_FEATURE_IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
        ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
        ("SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
        ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        (
            "SWIFT_UPCOMING_FEATURE_NONFROZEN_ENUM_EXHAUSTIVITY",
            "NonfrozenEnumExhaustivity"
        ),
        (
            "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT",
            "NonisolatedNonsendingByDefault"
        ),
        ("SWIFT_UPCOMING_FEATURE_REGION_BASED_ISOLATION", "RegionBasedIsolation"),
    ]
}
