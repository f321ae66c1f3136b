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
        try package.check()
    }

    /// The tests that a feature has, with its choices.
    private static func tests(useCase: Bool, store: Bool, xctest: Bool) -> Int {
        let mapper = xctest ? 1 : 1
        return 8 + 1 + 3 + mapper + (useCase ? 3 : 0) + (store ? 1 + 1 + 2 : 0)
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
            try package.generate(
                feature, set: Self.set, Self.options(useCase: useCase, store: store), in: name)
            count += Self.tests(useCase: useCase, store: store, xctest: usesXCTest)
        }
        package.add(project)
        // Half the modes get their package in a project with XCTest, half in one with Swift Testing.
        if usesXCTest == (index % 2 == 0) {
            let (useCase, store) = (index % 4 < 2, index < 3)
            let feature = mode.rawValue + "Parcel"
            try package.generate(
                feature, set: Self.set,
                Self.options(useCase: useCase, store: store) + ["--value", "module-kind=package"],
                in: name)
            package.add(Self.packageTargets(of: feature, in: name, mode: mode))
            count += Self.tests(useCase: useCase, store: store, xctest: usesXCTest)
        }
        if usesXCTest {
            package.counts.xctest += count
        } else {
            package.counts.swiftTesting += count
        }
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
