import Testing

@testable import ArchitectureChecking

@Suite("imports that a layer may not have")
struct ImportTests {
    @Test("where imports are allowed by name, every other module is a violation")
    func allowList() throws {
        let code = """
            import Foundation
            import struct Foundation.Date
            import Swift
            @preconcurrency import Combine
            import struct SwiftUI.Color
            // import CoreData
            #if canImport(UIKit)
            import UIKit
            #endif
            #if false
            import SwiftData
            #endif
            """
        #expect(
            try CheckedProject.domain(code) == [
                "4:17 import Combine", "5:1 import SwiftUI", "8:1 import UIKit",
            ])
    }

    @Test("where imports are forbidden by name, every other module is allowed")
    func denyList() throws {
        let found = try CheckedProject.violations([
            "App/Data/A.swift": "import SwiftUI\nimport CoreData\nimport Alamofire"
        ])
        #expect(found == ["App/Data/A.swift:1:1 import SwiftUI"])
    }

    @Test("targets are layers, and their modules mustn't be imported against the arrows")
    func targets() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "ShopDomain"), .target(name: "ShopData", dependencies: ["ShopDomain"]),
                .target(name: "ShopCore"),
            ])
            """
        let found = try CheckedProject.violations([
            "Package.swift": manifest,
            "Sources/ShopDomain/Order.swift": """
            import ShopCore
            import ShopData
            public struct Order { let dto: ShopData.OrderDTO; let color: ShopCore.Color }
            """,
            "Sources/ShopData/OrderDTO.swift": "import ShopDomain\npublic struct OrderDTO {}",
            "Sources/ShopCore/Color.swift": "public struct Color {}",
        ])
        #expect(
            found == [
                "Sources/ShopDomain/Order.swift:2:1 import ShopData",
                "Sources/ShopDomain/Order.swift:3:32 layer-use ShopData.OrderDTO",
            ])
    }

    @Test("a type of a module that the file doesn't import is none that it names")
    func visibility() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "Domain"), .target(name: "Data"), .target(name: "Kit"),
            ])
            """
        let found = try CheckedProject.violations([
            "Package.swift": manifest,
            "Sources/Domain/Order.swift": "struct Order { let entry: Entry?; let color: Color }",
            "Sources/Data/Entry.swift": "public struct Entry {}",
            "Sources/Kit/Color.swift": "public struct Color {}",
        ])
        #expect(found == ["Sources/Domain/Order.swift:1:46 framework-type Color"])
    }

    @Test(
        "where no build description names targets, a folder called as a layer's targets are is one")
    func folders() throws {
        let found = try CheckedProject.violations([
            "Modules/ShopDomain/Order.swift": "import ShopData\nstruct Order {}",
            "Modules/ShopData/Entities/OrderRecord.swift": "import CoreData\nimport ShopDomain",
        ])
        #expect(found == ["Modules/ShopDomain/Order.swift:1:1 import ShopData"])
    }

    @Test("a manifest of the build in a layer's folder describes the build")
    func manifests() throws {
        let found = try CheckedProject.violations([
            "Modules/Domain/Project.swift": "import ProjectDescription\nlet project = Project()",
            "Modules/Domain/Order.swift": "struct Order {}",
        ])
        #expect(found == [])
    }
}
