import FileTree
import ProjectScanning
import TemplateManifest

/// Weighs the signals that a set's manifest declares over the features of a project.
///
/// Each feature counts once for each signal, however often the signal occurs in it, so that one big
/// folder doesn't decide.
public struct SignalScorer: Sendable {
    /// What a set's signals say of a project.
    public struct Score: Sendable, Equatable {
        /// The mean over the features, 0 to 1.
        public var value: Double
        /// What was found for each signal that speaks for the set, the strongest first.
        public var findings: [Finding]
    }

    /// In how many features a signal was found.
    public struct Finding: Sendable, Equatable {
        /// What people read as evidence.
        public var summary: String
        /// How much a feature that shows it weighs.
        public var weight: Double
        /// In how many features it was found.
        public var features: Int
        /// The first place.
        public var path: RelativePath
        /// The line of that place, counted from 1.
        public var line: Int
    }

    /// A file with the parts of its path, which are asked for again and again.
    private struct File {
        let facts: SourceFileFacts
        let folders: ArraySlice<String>
        let name: String

        init(_ facts: SourceFileFacts) {
            self.facts = facts
            folders = facts.path.components.dropLast()
            name = facts.path.name
        }
    }

    private let features: [[File]]

    /// Prepares the features of a project.
    public init(_ facts: ProjectFacts) {
        let wanted = Set(facts.features.flatMap { $0.files.map(\.path) })
        let files = Dictionary(
            facts.files.lazy.filter { wanted.contains($0.path) }.map { ($0.path, $0) },
            uniquingKeysWith: { _, last in last })
        features = facts.features.map { feature in
            feature.files.compactMap { files[$0.path].map(File.init) }
        }
    }

    /// The number of features that are weighed.
    public var featureCount: Int { features.count }

    /// Scores a set.
    public func score(_ detection: Detection) -> Score {
        guard !features.isEmpty else { return Score(value: 0, findings: []) }
        // One signal of the greatest weight is enough for a feature to be of the set's style.
        let full = detection.signals.map(\.weight).max() ?? 0
        var found: [Int: Finding] = [:]
        var total = 0.0
        for feature in features {
            var sum = 0.0
            for (index, signal) in detection.signals.enumerated() {
                guard let place = Self.place(of: signal.match, in: feature) else { continue }
                sum += signal.weight
                found[index, default: Self.finding(signal, place)].features += 1
            }
            if full > 0 { total += min(1, max(0, sum / full)) }
        }
        let speaking = found.values.filter { $0.weight > 0 }.sorted { left, right in
            let a = left.weight * Double(left.features)
            let b = right.weight * Double(right.features)
            return a == b ? left.summary < right.summary : a > b
        }
        return Score(value: total / Double(features.count), findings: speaking)
    }

    private static func finding(
        _ signal: DetectionSignal, _ place: (path: RelativePath, line: Int)
    ) -> Finding {
        Finding(
            summary: signal.summary, weight: signal.weight, features: 0, path: place.path,
            line: place.line)
    }

    /// The first place in a feature's files at which a signal is found.
    private static func place(
        of match: DetectionSignal.Match, in files: [File]
    ) -> (path: RelativePath, line: Int)? {
        for file in files {
            if let line = line(of: match, in: file) { return (file.facts.path, line) }
        }
        return nil
    }

    private static func line(of match: DetectionSignal.Match, in file: File) -> Int? {
        switch match {
        case .importOf(let module):
            return file.facts.outline.imports.first { $0.module == module }?.line
        case .declaration(let kind, let name, let attribute, let inherits):
            return file.facts.outline.declarations.first { declaration in
                (kind.map { $0 == declaration.kind } ?? true)
                    && (name.map { Glob.matches(declaration.name, $0) } ?? true)
                    && (attribute.map { wanted in
                        declaration.attributes.contains { Glob.matches($0, wanted) }
                    } ?? true)
                    && (inherits.map { wanted in
                        declaration.inheritance.contains { Glob.matches(bareName($0), wanted) }
                    } ?? true)
            }?.line
        case .folder(let name):
            let isInside = file.folders.contains { Glob.matches($0, name) }
            return isInside ? 1 : nil
        case .file(let name):
            return Glob.matches(file.name, name) ? 1 : nil
        }
    }

    /// A type's name without generic arguments.
    private static func bareName(_ type: String) -> String {
        type.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(type[..<$0]) } ?? type
    }
}
