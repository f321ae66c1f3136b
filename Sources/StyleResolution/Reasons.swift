import ProjectScanning
import TemplateManifest

extension StyleResolver {
    /// The most reasons that are given from a set's signals.
    static let mostReasons = 3

    /// Why a set fits, each a sentence that names counts and files.
    func reasons(for set: TemplateSet, label: ArchitectureLabel) -> [String] {
        let count = facts.features.count
        // What only a few features show convinces nobody.
        let findings = (signals[set.id]?.findings ?? [])
            .filter { $0.features * 5 >= count && $0.weight >= 1 }
            .prefix(Self.mostReasons)
        let sentences = findings.map { finding in
            "\(finding.features) of \(Wording.count(count, "feature")) "
                + "\(finding.features == 1 ? "has" : "have") \(finding.summary), "
                + "such as \(finding.path):\(finding.line)"
        }
        return sentences.isEmpty ? evidence(for: label) : Array(sentences)
    }

    /// What the scan found for a label, each kind of evidence once.
    func evidence(for label: ArchitectureLabel) -> [String] {
        let matching = facts.features.count { $0.architecture == label }
        var seen: Set<String> = []
        var sentences: [String] = []
        for item in facts.architecture.evidence
        where item.label == label && item.weight > 0 && seen.insert(item.what).inserted {
            if sentences.isEmpty {
                sentences.append(
                    "\(matching) of \(Wording.count(facts.features.count, "feature")) "
                        + "\(matching == 1 ? "follows" : "follow") \(label.rawValue): "
                        + "\(item.what), such as \(item.path):\(item.line)")
            } else {
                sentences.append("\(item.what), such as \(item.path):\(item.line)")
            }
            if sentences.count == Self.mostReasons { break }
        }
        return sentences
    }
}

/// Numbers in sentences.
enum Wording {
    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

    static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
