import Foundation
import Testing

/// What `clean-architecture` generates is compiled in every mode, in folders and as packages, and its tests
/// run: domain, data and view models for real, views and SwiftData against stubs.
@Suite(
    "Compile matrix of clean-architecture", .serialized,
    .enabled(if: Toolchain.isAvailable, "no swift on PATH"))
struct CleanMatrixTests {
    private static let set = "clean-architecture"

    @Test("every choice compiles without a warning in every mode, and the tests pass")
    func compilesInEveryMode() throws {
        var package = try MatrixPackage()
        defer { package.remove() }
        for (index, mode) in MatrixMode.allCases.enumerated() {
            for usesXCTest in [false, true] {
                try addProject(mode, index: index, usesXCTest: usesXCTest, to: &package)
            }
        }
        try addOddNames(to: &package)
        try addPublicFeatures(to: &package)
        try addBothSets(to: &package)
        try addForeignPieces(to: &package)
        try package.check()
    }

    /// Names that are keywords in lower case, or that Swift, SwiftUI or the templates use themselves.
    private func addOddNames(to package: inout MatrixPackage) throws {
        let project = MatrixProject(
            name: "OddClean", mode: .swift6, usesXCTest: false, usesNetwork: true)
        try project.write(to: package.folder(of: project.name))
        var count = 1
        for name in CompileMatrixTests.oddNames {
            try package.generate(name, set: Self.set, ["--with", "local-store"], in: project.name)
            count += Self.tests(useCase: true, store: true)
        }
        package.counts.swiftTesting += count
        package.add(project)
    }

    /// A main-actor isolated project whose features are public.
    private func addPublicFeatures(to package: inout MatrixPackage) throws {
        let project = MatrixProject(
            name: "PublicClean", mode: .swift6MainActor, usesXCTest: false, usesNetwork: true)
        let folder = package.folder(of: project.name)
        try project.write(to: folder)
        for feature in ["Home", "Search"] {
            try MatrixProject.write(
                CompileMatrixTests.publicFeature(feature),
                to: folder.appendingPathComponent(
                    "Sources/PublicClean/Features/\(feature)/\(feature)View.swift"))
        }
        try package.generate("Order", set: Self.set, ["--with", "local-store"], in: project.name)
        package.counts.swiftTesting += 1 + Self.tests(useCase: true, store: true)
        package.add(project)
    }

    /// The sample project with a feature of each set: the client is the project's own, and no stub of it
    /// can be written.
    private func addBothSets(to package: inout MatrixPackage) throws {
        let name = "Storefront"
        try FileManager.default.copyItem(
            at: BuiltProgram.repository.appendingPathComponent("Examples/Storefront"),
            to: package.folder(of: name))
        try package.generate("Profile", set: "mvvm-observable", in: name)
        try package.generate("Order", set: Self.set, in: name)
        let tests = Self.tests(useCase: true, store: false) - 3
        package.counts.swiftTesting += 10 + 8 + tests
        package.add(MatrixProject(name: name, mode: .swift6, usesXCTest: false, usesNetwork: true))
    }

    /// A project whose own error and client have the names of the shared pieces and another shape: the
    /// feature gets its own.
    private func addForeignPieces(to package: inout MatrixPackage) throws {
        let project = MatrixProject(
            name: "ForeignClean", mode: .swift6, usesXCTest: true, usesNetwork: true)
        let folder = package.folder(of: project.name)
        try project.write(to: folder)
        try MatrixProject.write(
            """
            enum DomainError: Error {
                case offline
            }

            struct APIClient {
                func fetch(_ path: String) -> String { path }
            }

            """, to: folder.appendingPathComponent("Sources/ForeignClean/Shared/Shared.swift"))
        try package.generate("Order", set: Self.set, in: project.name)
        let path = "Sources/ForeignClean/Features/Order/Domain/Model/OrderError.swift"
        #expect(
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path))
        package.counts.xctest += 1 + Self.tests(useCase: true, store: false)
        package.add(project)
    }

    /// The tests that a feature has, with its choices.
    private static func tests(useCase: Bool, store: Bool) -> Int {
        let viewModel = 8
        let view = 1
        let mapper = store ? 2 : 1
        let repository = store ? 4 : 3
        return viewModel + view + mapper + repository + (useCase ? 3 : 0) + (store ? 2 : 0)
    }

    private static func options(useCase: Bool, store: Bool) -> [String] {
        [useCase ? "--with" : "--without", "use-case"] + (store ? ["--with", "local-store"] : [])
    }

    /// Two features in folders and one as a package; over both test frameworks every choice meets every mode.
    private func addProject(
        _ mode: MatrixMode, index: Int, usesXCTest: Bool, to package: inout MatrixPackage
    ) throws {
        let name = mode.rawValue + "Clean" + (usesXCTest ? "X" : "T")
        let project = MatrixProject(
            name: name, mode: mode, usesXCTest: usesXCTest, usesNetwork: true)
        try project.write(to: package.folder(of: name))
        var count = 1
        for (feature, useCase, store) in [
            ("Order", true, usesXCTest), ("OrderHistory", false, !usesXCTest),
        ] {
            // `#Predicate` itself warns where Swift 5 checks concurrency completely.
            let store = store && mode != .swift5Complete
            try package.generate(
                feature, set: Self.set, Self.options(useCase: useCase, store: store), in: name)
            count += Self.tests(useCase: useCase, store: store)
        }
        count += try addParts(to: "Order", in: name, package)
        package.add(project)
        // Half the modes get their package in a project with XCTest, half in one with Swift Testing.
        if usesXCTest == (index % 2 == 0) {
            let (useCase, store) = (index % 4 < 2, index != 1 && index < 4)
            let feature = mode.rawValue + "Parcel"
            try package.generate(
                feature, set: Self.set,
                Self.options(useCase: useCase, store: store) + ["--value", "module-kind=package"],
                in: name)
            package.add(Self.packageTargets(of: feature, in: name, mode: mode))
            count += Self.tests(useCase: useCase, store: store)
            count += try addParts(to: feature, in: name, package)
        }
        if usesXCTest {
            package.counts.xctest += count
        } else {
            package.counts.swiftTesting += count
        }
    }

    /// Adds each part to a feature, and tells how many tests they bring.
    private func addParts(
        to feature: String, in project: String, _ package: MatrixPackage
    ) throws -> Int {
        for (part, name) in [
            ("use-case", "Submit"), ("screen", "Details"), ("model", "Line"), ("endpoint", "Lines"),
        ] {
            try package.add([part, name + feature], to: feature, in: project)
        }
        return 3 + 9 + 1 + 2
    }

    /// The targets of a generated package, with what iOS has by itself.
    private static func packageTargets(
        of feature: String, in project: String, mode: MatrixMode
    ) -> String {
        let folder = "\(project)/Packages/\(feature)"
        let settings = (mode.settings + [MatrixProject.networkOnLinux]).joined(separator: ", ")
        func target(_ suffix: String, _ dependencies: String) -> String {
            """
                    .target(
                        name: "\(feature)\(suffix)", dependencies: [\(dependencies)],
                        path: "\(folder)/Sources/\(feature)\(suffix)",
                        swiftSettings: [\(settings)]),

            """
        }
        let names = ["Domain", "Data", "Presentation"].map { "\"\(feature)\($0)\"" }
        return target("Domain", "") + target("Data", "\(names[0]), \(MatrixProject.stubs)")
            + target("Presentation", "\(names[0]), \(MatrixProject.stubs)")
                + """
                        .testTarget(
                            name: "\(feature)Tests", dependencies: [\(names.joined(separator: ", "))],
                            path: "\(folder)/Tests/\(feature)Tests", swiftSettings: [\(settings)]),

                """
    }
}
