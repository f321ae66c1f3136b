/// A specification that uses what real ones use.
enum XcodeGenFixtures {
    static let specification = """
        name: Shop
        include:
          - path: shared.yml
        options:
          deploymentTarget: {iOS: 17.0}
          indentWidth: 2
          usesTabs: false
        attributes:
          ORGANIZATIONNAME: Example
        settings:
          base:
            SWIFT_VERSION: "6.0"
          configs:
            Debug:
              SWIFT_STRICT_CONCURRENCY: complete
        settingGroups:
          isolated:
            SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor
        packages:
          Core: {path: Packages/Core}
        targetTemplates:
          Feature:
            type: framework.static
            platform: iOS
            sources: ["Modules/${target_name}"]
            settings: {groups: [isolated]}
            templateAttributes: {suffix: Kit}
            dependencies: [{package: Core}]
        targets:
          Shop:
            type: application
            platform: iOS
            sources:
              - path: App
                excludes: ["**/*.md", Old]
              - Shared/Logo.swift
            dependencies:
              - target: Cart
          Cart:
            templates: [Feature]
            sources: [Extra]
            settings:
              base:
                PRODUCT_NAME: ${target_name}${suffix}
          ShopTests:
            type: bundle.unit-test
            supportedDestinations: [iOS, macOS]
            sources: Tests
            dependencies: [{target: Shop}]
          Multi:
            type: framework
            platform: [iOS, tvOS]
            deploymentTarget: {iOS: 18.0}
            sources: Multi
        """
}
