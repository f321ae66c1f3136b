import Diagnostics
import FileTree
import ProjectScanning
import SwiftParser
import TemplateLanguage
import TemplateManifest
import Testing

@testable import StyleLearning

/// A project in memory, from which a set is learned and rendered.
struct LearnedProject {
    let files: [String: String]
    /// The paths that came in lately.
    var recent: [String] = []

    /// The project as learning sees it.
    func tree() throws -> ProjectTree {
        let scan = try ProjectScanner(ProjectInMemory(files), folderName: "Shop", threads: 1).scan()
        return ProjectTree(facts: scan.facts, files: scan.files)
    }

    /// What is learned of the project.
    func learn(_ request: LearningRequest = LearningRequest()) throws -> LearnedStyle? {
        let contents = ProjectInMemory(files)
        let scan = try ProjectScanner(contents, folderName: "Shop", threads: 1).scan()
        let recent = Set(try self.recent.map { try RelativePath(validating: $0) })
        let learner = StyleLearner(
            tree: ProjectTree(facts: scan.facts, files: scan.files), recent: { recent },
            read: { try? contents.read($0) })
        let id = try #require(SetID("project-matched"))
        let base = TemplateSet(
            id: id, version: SemanticVersion(1, 0, 0), origin: .builtIn,
            title: "Learned", summary: "Learned.")
        return try learner.learn(request, base: base)
    }

    /// The files that a feature gets without options, by path.
    func generate(
        _ feature: String, group: String? = nil, request: LearningRequest = LearningRequest()
    ) throws -> [String: String] {
        var request = request
        request.group = request.group ?? group
        let style = try #require(try learn(request))
        var context: [String: TemplateValue] = [
            "feature": .string(style.feature ?? feature), "group": .string(style.group ?? ""),
            "date": .string("2026-03-09"), "author": .string("Bo"), "year": .string("2026"),
        ]
        for parameter in style.set.parameters {
            let text = try #require(parameter.defaultValue?.text)
            context[parameter.name] = try Expression(text, at: nil, environment: Environment())
                .evaluate(context)
        }
        var result: [String: String] = [:]
        for file in style.set.files where file.condition == nil {
            let path = try Template(file.output.text, name: "output", environment: Environment())
                .renderString(context)
            let source = try #require(style.set.sources[file.template])
            guard file.template.hasSuffix(".stencil") else {
                result[path] = String(decoding: source.bytes, as: UTF8.self)
                continue
            }
            var inner = context
            let name = path.split(separator: "/").last.map(String.init) ?? path
            inner["file"] = .dictionary(["name": .string(name), "path": .string(path)])
            result[path] = try Template(
                String(decoding: source.bytes, as: UTF8.self), name: path,
                environment: Environment()
            ).renderString(inner)
        }
        return result
    }

    /// A project of three features, each with one file; `{N}` and `{n}` stand for the feature's name.
    static func generated(
        _ texts: [String: String], as feature: String = "Profile", like followed: String? = nil
    ) throws -> String {
        var files: [String: String] = [:]
        for (name, text) in texts {
            let lower = name.prefix(1).lowercased() + name.dropFirst()
            files["App/Scenes/\(name)/\(name)View.swift"] =
                text.replacing("{N}", with: name).replacing("{n}", with: lower)
        }
        let made = try LearnedProject(files: files)
            .generate(feature, request: LearningRequest(like: followed))
        let text = try #require(made["App/Scenes/\(feature)/\(feature)View.swift"])
        #expect(!Parser.parse(source: text).hasError, "\(text)")
        return text
    }
}

extension LearnedProject {
    /// A project of some parts, each with its files.
    init(_ parts: [[String: String]]) {
        self.init(files: parts.reduce(into: [:]) { $0.merge($1) { $1 } })
    }
}
