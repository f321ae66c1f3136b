import TemplateLanguage

/// The words that all features end with which stand side by side in a folder, such as `FloatingPanel`; a user may leave
/// them out of a feature's name.
struct NameEnding {
    /// The words in one; empty where there are none.
    let words: String

    /// Fewer features than these agree by chance.
    private static let leastCount = 3

    /// - Parameter siblings: the features.
    init(_ siblings: [SiblingFeature]) {
        let names = siblings.map { NameWords.split($0.stem) }
        guard siblings.count >= Self.leastCount, siblings.allSatisfy({ $0.folder == nil }),
            var common = names.first?.dropFirst()
        else {
            words = ""
            return
        }
        for name in names.dropFirst() {
            let shared = zip(common.reversed(), name.dropFirst().reversed()).prefix { $0 == $1 }
            common = common.suffix(shared.count)
        }
        words = common.joined()
    }

    /// A feature's name as its siblings are called; nil where it is complete.
    func completed(_ name: String?) -> String? {
        guard let name, !words.isEmpty, let last = NameWords.split(words).last,
            NameWords.split(name).last != last
        else { return nil }
        return name + words
    }
}
