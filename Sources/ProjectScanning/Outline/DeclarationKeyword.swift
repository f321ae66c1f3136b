/// A keyword that begins an import or a declaration that the outline holds.
enum DeclarationKeyword: String {
    case `import`
    case `class`
    case `struct`
    case `enum`
    case `protocol`
    case `extension`
    case actor
    case macro
    case `typealias`

    /// Whether the word is a keyword only where a declaration can begin.
    var isContextual: Bool { self == .actor || self == .macro }

    /// Whether inherited types may follow the name.
    var hasInheritance: Bool { self != .typealias && self != .macro }

    /// The keyword that a word is.
    @inline(__always)
    static func match(_ word: Range<Int>, in pass: OutlinePass) -> DeclarationKeyword? {
        let first = pass.bytes[word.lowerBound]
        switch word.count {
        case 4: return first == UInt8(ascii: "e") && pass.matches(word, "enum") ? .enum : nil
        case 5:
            if first == UInt8(ascii: "c") { return pass.matches(word, "class") ? .class : nil }
            if first == UInt8(ascii: "a") { return pass.matches(word, "actor") ? .actor : nil }
            return first == UInt8(ascii: "m") && pass.matches(word, "macro") ? .macro : nil
        case 6:
            if first == UInt8(ascii: "s") { return pass.matches(word, "struct") ? .struct : nil }
            return first == UInt8(ascii: "i") && pass.matches(word, "import") ? .import : nil
        case 8: return pass.matches(word, "protocol") ? .protocol : nil
        case 9:
            if first == UInt8(ascii: "e") {
                return pass.matches(word, "extension") ? .extension : nil
            }
            return first == UInt8(ascii: "t") && pass.matches(word, "typealias") ? .typealias : nil
        default: return nil
        }
    }
}

/// The kinds that may stand between `import` and a path.
enum ImportKind {
    static func matches(_ word: Range<Int>, in pass: OutlinePass) -> Bool {
        pass.matches(word, "struct") || pass.matches(word, "class") || pass.matches(word, "enum")
            || pass.matches(word, "protocol") || pass.matches(word, "typealias")
            || pass.matches(word, "func") || pass.matches(word, "var") || pass.matches(word, "let")
            || pass.matches(word, "actor")
    }
}

/// Modifiers of declarations.
enum Modifier {
    /// The modifier that a word is.
    @inline(__always)
    static func match(_ word: Range<Int>, in pass: OutlinePass) -> String? {
        switch word.count {
        case 4:
            return pass.matches(word, "open") ? "open" : pass.matches(word, "weak") ? "weak" : nil
        case 5: return pass.matches(word, "final") ? "final" : nil
        case 6:
            if pass.matches(word, "public") { return "public" }
            return pass.matches(word, "static") ? "static" : nil
        case 7:
            if pass.matches(word, "private") { return "private" }
            return pass.matches(word, "package") ? "package" : nil
        case 8:
            if pass.matches(word, "internal") { return "internal" }
            return pass.matches(word, "indirect")
                ? "indirect" : pass.matches(word, "override") ? "override" : nil
        case 11:
            if pass.matches(word, "fileprivate") { return "fileprivate" }
            return pass.matches(word, "nonisolated")
                ? "nonisolated" : pass.matches(word, "distributed") ? "distributed" : nil
        default: return nil
        }
    }

    /// Whether a word after `class` shows that it is a modifier.
    static func followsClass(_ word: Range<Int>, in pass: OutlinePass) -> Bool {
        match(word, in: pass) != nil || pass.matches(word, "func") || pass.matches(word, "var")
            || pass.matches(word, "let") || pass.matches(word, "subscript")
            || pass.matches(word, "init") || pass.matches(word, "mutating")
            || pass.matches(word, "dynamic") || pass.matches(word, "class")
            || pass.matches(word, "lazy") || pass.matches(word, "required")
            || pass.matches(word, "convenience") || pass.matches(word, "optional")
    }
}
