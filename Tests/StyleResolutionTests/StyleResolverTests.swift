import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest
import Testing

@testable import StyleResolution

/// A project of some features, each an architecture with one file.
private func project(_ architectures: [ArchitectureLabel]) throws -> ProjectFacts {
    var files: [String: String] = [:]
    for (index, label) in architectures.enumerated() {
        let name = "Feature\(Character(UnicodeScalar(UInt8(65 + index))))"
        files["App/Features/\(name)/\(name)View.swift"] =
            "import SwiftUI\nstruct \(name)View: View {}\n"
        switch label {
        case .mvvmObservable:
            files["App/Features/\(name)/\(name)ViewModel.swift"] =
                "import Observation\n\n@Observable\nfinal class \(name)ViewModel {}\n"
        case .mvvmObservableObject:
            files["App/Features/\(name)/\(name)ViewModel.swift"] =
                "import Combine\n\nfinal class \(name)ViewModel: ObservableObject {}\n"
        case .tca:
            files["App/Features/\(name)/\(name)Feature.swift"] =
                "import ComposableArchitecture\n\n@Reducer struct \(name)Feature {}\n"
        default:
            break
        }
    }
    return try ProjectScanner(ProjectInMemory(files), folderName: "App").scan().facts
}

private func set(_ id: String, architecture: String?, isLearned: Bool = false) throws -> TemplateSet
{
    var set = TemplateSet(
        id: try #require(SetID(id)), version: try #require(SemanticVersion("1.2.0")),
        origin: .builtIn, title: id, summary: "")
    set.isLearned = isLearned
    set.detection.architecture = architecture
    if architecture == "mvvm-observable" {
        set.detection.signals = [
            DetectionSignal(
                weight: 3,
                match: .declaration(
                    kind: "class", name: "*ViewModel", attribute: "Observable", inherits: nil),
                summary: "an @Observable view model"),
            DetectionSignal(
                weight: -4, match: .importOf(module: "ComposableArchitecture"),
                summary: "an import of the Composable Architecture"),
        ]
    }
    return set
}

private func sets() throws -> [TemplateSet] {
    [
        try set("project-matched", architecture: nil, isLearned: true),
        try set("mvvm-observable", architecture: "mvvm-observable"),
    ]
}

private struct StubHistory: FeatureHistory {
    var times: [String: Int]

    func additionTimes(of paths: [RelativePath]) -> [RelativePath: Int] {
        var found: [RelativePath: Int] = [:]
        for path in paths {
            if let time = times.first(where: { path.string.contains($0.key) })?.value {
                found[path] = time
            }
        }
        return found
    }
}

@Suite("Style resolver")
struct StyleResolverTests {
    @Test("chooses the set of the project's architecture, with counts and a file as the reason")
    func choosesByDetection() throws {
        let facts = try project([
            .mvvmObservable, .mvvmObservable, .mvvmObservable, .mvvmObservable, .mv,
        ])
        let resolution = try #require(
            try StyleResolver.resolve(facts: facts, sets: sets()).resolution)
        #expect(resolution.set.description == "mvvm-observable")
        #expect(resolution.version == SemanticVersion("1.2.0"))
        #expect(resolution.confidence > 0.7)
        #expect(
            resolution.because == [
                "4 of 5 features have an @Observable view model, such as "
                    + "App/Features/FeatureA/FeatureAViewModel.swift:4"
            ])
        #expect(resolution.alternatives.map(\.set.description) == ["project-matched"])
        #expect(resolution.nearest == nil)
    }

    @Test("an empty project gets the default set and is told so")
    func emptyProject() throws {
        let facts = try project([])
        let resolution = try #require(
            try StyleResolver.resolve(facts: facts, sets: sets()).resolution)
        #expect(resolution.set.description == "mvvm-observable")
        #expect(resolution.confidence < 0.5)
        #expect(resolution.because.first?.contains("no features") == true)
    }

    @Test("a project of another architecture gets the learned set, with the nearest other one")
    func otherArchitecture() throws {
        let facts = try project([.tca, .tca, .tca])
        let resolution = try #require(
            try StyleResolver.resolve(facts: facts, sets: sets()).resolution)
        #expect(resolution.set.description == "project-matched")
        #expect(resolution.nearest?.description == "mvvm-observable")
        #expect(resolution.because.first?.contains("tca") == true)
    }

    @Test("--set goes before a pin, and a pin before detection")
    func order() throws {
        let facts = try project([.mvvmObservable, .mvvmObservable])
        let learned = try #require(SetID("project-matched"))
        let observable = try #require(SetID("mvvm-observable"))
        let pinned = try StyleResolver.resolve(facts: facts, sets: sets(), pinned: learned)
        #expect(pinned.resolution?.set == learned)
        #expect(pinned.resolution?.because == ["Formwork.xml pins it"])
        let named = try StyleResolver.resolve(
            facts: facts, sets: sets(), explicit: observable, pinned: learned)
        #expect(named.resolution?.set == observable)
        #expect(named.resolution?.confidence == 1)
    }

    @Test(
        "a set that needs a newer system than the project supports is told, and chosen only by name",
        arguments: [
            ("16.4", "project-matched"), ("17", "mvvm-observable"), (nil, "mvvm-observable"),
        ])
    func deploymentTarget(supported: String?, expected: String) throws {
        var facts = try project([.mvvmObservable, .mvvmObservable, .mvvmObservable])
        facts.project.deploymentTarget = supported
        var sets = try sets()
        sets[1].requirements.deploymentTarget = "17.0"
        let resolution = try #require(
            try StyleResolver.resolve(facts: facts, sets: sets).resolution)
        #expect(resolution.set.description == expected)
        let reason = "mvvm-observable needs iOS 17.0, and the project supports iOS 16.4"
        #expect(
            (resolution.because.first?.hasPrefix(reason) == true) == (expected == "project-matched")
        )
        #expect(resolution.alternatives.count == 1)
        let named = try StyleResolver.resolve(facts: facts, sets: sets, explicit: sets[1].id)
        #expect(named.resolution?.set == sets[1].id)
    }

    @Test("a set that isn't there is refused with the nearest name")
    func unknownSet() throws {
        let facts = try project([])
        let name = try #require(SetID("mvvm-observabel"))
        let failure = try #require(throws: Failure.self) {
            try StyleResolver.resolve(facts: facts, sets: sets(), explicit: name)
        }
        #expect(failure.exitCode == .notFound)
        #expect(failure.diagnostics.first?.fix?.contains("mvvm-observable") == true)
    }

    @Test("an even mix is unsure and names both candidates")
    func evenMix() throws {
        let facts = try project([
            .mvvmObservable, .mvvmObservable, .mvvmObservableObject, .mvvmObservableObject,
        ])
        let outcome = try StyleResolver.resolve(facts: facts, sets: sets())
        guard case .unsure(let indecision) = outcome else {
            Issue.record("expected unsure, got \(outcome)")
            return
        }
        #expect(
            Set(indecision.candidates.map(\.set.description)) == [
                "mvvm-observable", "project-matched",
            ])
        #expect(indecision.because.first?.contains("50 %") == true)
    }

    @Test(
        "the latest five features decide an even mix",
        arguments: [(true, "mvvm-observable"), (false, "project-matched")])
    func latestFeaturesDecide(newerIsObservable: Bool, expected: String) throws {
        let old = [ArchitectureLabel](repeating: .mvvmObservableObject, count: 5)
        let new = [ArchitectureLabel](repeating: .mvvmObservable, count: 5)
        let facts = try project(old + new)
        var times: [String: Int] = [:]
        for (index, letter) in "ABCDEFGHIJ".enumerated() {
            times["Feature\(letter)/"] = newerIsObservable ? index : 100 - index
        }
        let outcome = try StyleResolver.resolve(
            facts: facts, sets: sets(), history: StubHistory(times: times))
        #expect(outcome.resolution?.set.description == expected)
    }

    @Test("a set's negative signals count against it")
    func negativeSignals() throws {
        let facts = try project([.tca, .tca])
        let scorer = SignalScorer(facts)
        let set = try set("mvvm-observable", architecture: "mvvm-observable")
        #expect(scorer.score(set.detection).value == 0)
    }
}

@Suite("Globs")
struct GlobTests {
    @Test(
        "match whole names",
        arguments: [
            ("CatalogViewModel", "*ViewModel", true), ("ViewModel", "*ViewModel", true),
            ("CatalogViewModels", "*ViewModel", false), ("abc", "a?c", true), ("ac", "a?c", false),
            ("aXbXc", "a*b*c", true), ("", "*", true), ("x", "", false),
        ])
    func matches(text: String, pattern: String, expected: Bool) {
        #expect(Glob.matches(text, pattern) == expected)
    }

    @Test("of several projects in a repository, the one that features go into decides")
    func monorepo() throws {
        var files: [String: String] = [:]
        for name in ["Cart", "Search", "Login", "Orders"] {
            files["Apps/Old/Features/\(name)/\(name)View.swift"] = "struct \(name)View: View {}\n"
            files["Apps/Old/Features/\(name)/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel: ObservableObject {}\n"
            files["Apps/New/Features/\(name)/\(name)View.swift"] = "struct \(name)View: View {}\n"
            files["Apps/New/Features/\(name)/\(name)ViewModel.swift"] =
                "@Observable final class \(name)ViewModel {}\n"
        }
        let facts = try ProjectScanner(ProjectInMemory(files), folderName: "Apps").scan().facts
        func chosen(_ folder: String?) throws -> String? {
            try StyleResolver.resolve(
                facts: facts, sets: sets(),
                folder: folder.map { try RelativePath(validating: $0) }
            ).resolution?.set.description
        }
        #expect(try chosen("Apps/New/Features") == "mvvm-observable")
        #expect(try chosen("Apps/Old/Features") == "project-matched")
        #expect(try chosen(nil) == nil)
    }
}
