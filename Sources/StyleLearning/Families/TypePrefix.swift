import ProjectScanning

/// The letters that most of a project's types begin with, such as `NS` in `NSLoginViewController`; a user may leave them
/// out of a feature's name.
struct TypePrefix {
    /// The letters; nil where types have none.
    let letters: String?

    /// How many sources tell a habit.
    private static let leastCount = 20

    init(_ tree: ProjectTree) {
        var counts: [String: Int] = [:]
        var total = 0
        for file in tree.files where file.fileExtension == "swift" && !tree.isTest(file) {
            guard RoleNames.role(ofFile: file.name, isTest: false) != "other" else { continue }
            total += 1
            if let letters = Self.letters(of: file.name) { counts[letters, default: 0] += 1 }
        }
        let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        letters = best.flatMap {
            $0.value >= Self.leastCount && $0.value * 2 > total ? $0.key : nil
        }
    }

    /// Two or three capitals before a word.
    private static func letters(of name: String) -> String? {
        let capitals = name.prefix(while: \.isUppercase)
        let rest = name.dropFirst(capitals.count)
        guard rest.first?.isLowercase == true, (3...4).contains(capitals.count) else { return nil }
        return String(capitals.dropLast())
    }

    /// A feature's name as its siblings are called; nil where it is complete.
    func completed(_ name: String?, beside siblings: [SiblingFeature]) -> String? {
        guard let letters, let name, !name.hasPrefix(letters),
            siblings.allSatisfy({ $0.stem.hasPrefix(letters) })
        else { return nil }
        return letters + name
    }
}
