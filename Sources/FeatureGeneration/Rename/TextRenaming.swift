import FileTree

/// Puts a feature's new name in the place of the old one in a text.
///
/// The name counts in every form that identifiers give it, but not within another word: `Order` is
/// renamed in `OrderView`, `orderID` and `MockOrder`, and not in `Orders`, `reorder` or in the words "in
/// order to". In code only names that the feature's own files declare are renamed: what a framework or other
/// code declares keeps its name.
struct TextRenaming: Sendable {
    /// The forms of the old and the new name.
    let forms: FeatureNameForms
    /// Names that other code declares.
    let foreign: Set<String>
    /// Names that the feature's own files declare.
    let declared: DeclaredNames

    /// A text with the new name; bytes that aren't UTF-8 stay as they are.
    /// - Parameter isSwift: whether comments and strings can be told apart from code.
    func rename(_ bytes: [UInt8], isSwift: Bool) -> [UInt8] {
        if bytes.prefix(8000).contains(0) || String(utf8: bytes) == nil { return bytes }
        let contexts =
            isSwift
            ? TextContexts(swift: bytes).contexts
            : [TextContexts.Context](repeating: .string, count: bytes.count)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let (length, new) = words(in: bytes, at: index, contexts[index]) {
                result += new.utf8
                index += length
            } else if IdentifierRuns.isPart(bytes[index]) {
                var end = index
                while end < bytes.count, IdentifierRuns.isPart(bytes[end]) { end += 1 }
                let name = String(decoding: bytes[index..<end], as: UTF8.self)
                let isPlain = isPlainWord(bytes, index..<end, contexts[index])
                result +=
                    (isPlain
                    ? keptWord(name)
                    : contexts[index] == .code
                        ? declared.holds(name) ? identifier(name) : name
                        : identifier(name)).utf8
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    /// An identifier with the new name; what frameworks and other code declare keeps its own.
    func identifier(_ name: String) -> String {
        if foreign.contains(name) { return name }
        let isFrameworks = FrameworkTypes.framework(declaring: name) != nil
        return isFrameworks && !declared.holds(name) ? name : spelled(name)
    }

    /// A name with the new name in it, whoever declares it: a file's or folder's.
    func spelled(_ name: String) -> String { forms.spelled(name) }

    /// A word of a sentence: only the name itself is renamed, not the common word in lower case.
    private func keptWord(_ name: String) -> String {
        name.first?.isUppercase == true ? identifier(name) : name
    }

    /// Whether an identifier stands in prose: in a comment or string with a space, or the text's end, on a side.
    private func isPlainWord(
        _ bytes: [UInt8], _ range: Range<Int>, _ context: TextContexts.Context
    ) -> Bool {
        guard context != .code else { return false }
        let name = bytes[range]
        guard name.allSatisfy({ (0x61...0x7A).contains($0) }) else { return false }
        func joins(_ place: Int) -> Bool {
            guard bytes.indices.contains(place) else { return false }
            return Array("._-/\":`$".utf8).contains(bytes[place])
        }
        return !(joins(range.lowerBound - 1) && joins(range.upperBound))
    }

    /// Whether a letter, a digit or `_` stands at a place; an ellipsis, say, doesn't continue a word.
    private func continuesWord(_ bytes: [UInt8], at place: Int) -> Bool {
        guard place < bytes.count, IdentifierRuns.isPart(bytes[place]) else { return false }
        guard bytes[place] >= 0x80 else { return true }
        let next = String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first
        return next?.properties.isAlphabetic ?? false
    }

    /// A form of several words that begins here, with its length in bytes.
    private func words(
        in bytes: [UInt8], at index: Int, _ context: TextContexts.Context
    ) -> (length: Int, new: String)? {
        guard context != .code else { return nil }
        if index > 0, IdentifierRuns.isPart(bytes[index - 1]) { return nil }
        let isWhole =
            context == .string && index > 0 && bytes[index - 1] == UInt8(ascii: "\"")
        for form in forms.forms + (isWhole ? [forms.title] : []) where form.style == .words {
            let old = Array(form.old.utf8)
            let end = index + old.count
            guard end <= bytes.count, bytes[index..<end].elementsEqual(old),
                !continuesWord(bytes, at: end)
            else { continue }
            // A single word is a title only where it is all that the literal holds.
            if form.old == forms.title.old, !form.old.contains(" "),
                end == bytes.count || bytes[end] != UInt8(ascii: "\"")
            {
                continue
            }
            return (old.count, form.new)
        }
        return nil
    }
}
