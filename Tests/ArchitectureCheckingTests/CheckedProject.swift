import ProjectScanning
import TemplateManifest

@testable import ArchitectureChecking

/// A project in memory that is checked against the layers of the seed document.
enum CheckedProject {
    /// The seed's three layers, and the files that put them together.
    static let rules: LayerRules = {
        var domain = Layer(
            id: "domain",
            places: LayerPlaces(
                paths: ["Domain/**"], usualPaths: ["UseCases/**", "Entities/**"],
                targetNames: ["*Domain"], fileRoles: ["use-case"]))
        domain.allowedImports = ["Foundation"]
        domain.forbiddenTypes = [
            .init(name: "URLSession", module: "Foundation"),
            .init(name: "Color", module: "SwiftUI"), .init(name: "View", module: "SwiftUI"),
            .init(name: "Model", module: "SwiftData"), .init(name: "UI*", module: "UIKit"),
        ]
        var data = Layer(
            id: "data",
            places: LayerPlaces(
                paths: ["Data/**"], usualPaths: ["Repositories/**"], targetNames: ["*Data"],
                fileRoles: ["repository"]))
        data.allowedLayers = ["domain"]
        data.forbiddenImports = ["SwiftUI"]
        var presentation = Layer(
            id: "presentation",
            places: LayerPlaces(
                paths: ["Presentation/**"], usualPaths: ["UI/**"], fileRoles: ["view"]))
        presentation.allowedLayers = ["domain"]
        let outside = LayerPlaces(
            paths: ["Composition Root/**"], fileNames: ["*Assembler.swift"])
        return LayerRules(layers: [domain, data, presentation], outside: outside)
    }()

    /// The check of a project.
    /// - Parameter files: texts by path.
    static func outcome(_ files: [String: String]) throws -> ArchitectureCheck.Outcome {
        let contents = ProjectInMemory(files)
        let facts = try ProjectScanner(contents, folderName: "Shop", threads: 1).scan().facts
        return ArchitectureCheck(
            facts: facts, rules: [GoverningRules(set: "seed", layering: rules)]
        ) { _ in 0 }.run(reading: contents, threads: 1)
    }

    /// Every violation as `path:line:column rule symbol`.
    static func violations(_ files: [String: String]) throws -> [String] {
        try outcome(files).violations.map { violation in
            "\(violation.path):\(violation.location.line ?? 0):\(violation.location.column ?? 0) "
                + "\(violation.rule.rawValue) \(violation.symbol)"
        }
    }

    /// The violations of one file of the domain, as `line:column rule symbol`.
    static func domain(_ text: String, beside others: [String: String] = [:]) throws -> [String] {
        try inFile("App/Domain/Order.swift", text, others)
    }

    /// The violations of one file of the presentation, as `line:column rule symbol`.
    static func presentation(
        _ text: String, beside others: [String: String] = [:]
    ) throws -> [String] {
        try inFile("App/Presentation/OrderView.swift", text, others)
    }

    private static func inFile(
        _ path: String, _ text: String, _ others: [String: String]
    ) throws -> [String] {
        try violations(others.merging([path: text]) { $1 })
            .filter { $0.hasPrefix(path + ":") }.map { String($0.dropFirst(path.count + 1)) }
    }
}
