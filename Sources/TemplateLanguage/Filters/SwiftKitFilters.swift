extension Filter {
    /// StencilSwiftKit's filters.
    static let swiftKitFilters: [Filter] =
        [
            .text("upperFirstLetter") { $0.withUpperFirstLetter },
            .text("titlecase") { $0.withUpperFirstLetter },
            .text("lowerFirstLetter") { $0.withLowerFirstLetter },
            .text("lowerFirstWord") { $0.withLowerFirstWord },
            .camelToSnakeCase, .snakeToCamelCase, .swiftIdentifier,
            .text("escapeReservedKeywords") {
                SwiftKeywords.stencilReserved.contains($0) ? "`\($0)`" : $0
            },
            .removeNewlines,
            .predicate("contains") { $0.containsText($1) },
            .predicate("hasPrefix") { $0.utf8.starts(with: $1.utf8) },
            .predicate("hasSuffix") { $0.utf8.reversed().starts(with: $1.utf8.reversed()) },
            .replace,
            .text("basename") { $0.lastPathComponent },
            .text("dirname") { $0.parentPath },
        ] + numberFilters

    /// A filter that answers yes or no about two texts, and that `!` turns round.
    private static func predicate(
        _ name: String, _ holds: @escaping @Sendable (String, String) -> Bool
    ) -> Filter {
        Filter(name, arguments: 1...1, isPredicate: true) { value, arguments in
            .boolean(holds(try value.requireText(name), try arguments[0].requireText(name)))
        }
    }

    /// `UserID` to `user_id`; with `false` to `User_ID`.
    private static let camelToSnakeCase = Filter("camelToSnakeCase", arguments: 0...1) {
        value, arguments in
        let text = try value.requireText("camelToSnakeCase")
        let isLower = try arguments.first?.requireBoolean("camelToSnakeCase") ?? true
        let snake = text.withUnderscoresBetweenWords
        return .string(isLower ? snake.lowercased() : snake)
    }

    /// `user_id` to `UserId`; with `true` leading underscores go.
    private static let snakeToCamelCase = Filter("snakeToCamelCase", arguments: 0...1) {
        value, arguments in
        let text = try value.requireText("snakeToCamelCase")
        let strips = try arguments.first?.requireBoolean("snakeToCamelCase") ?? false
        return .string(text.camelFromSnake(stripsLeading: strips))
    }

    /// A Swift identifier from any text: `normal`, `pretty` or `valid`.
    private static let swiftIdentifier = Filter("swiftIdentifier", arguments: 0...1) {
        value, arguments in
        let text = try value.requireText("swiftIdentifier")
        switch arguments.first?.text ?? "normal" {
        case "normal": return .string(SwiftIdentifier.normal(text))
        case "pretty": return .string(SwiftIdentifier.pretty(text))
        case "valid": return .string(SwiftIdentifier.valid(text))
        case let other:
            throw FilterError(
                "'swiftIdentifier' has no mode '\(other)'", fix: "use normal, pretty or valid")
        }
    }

    /// `all` takes away all white space, `leading` line ends and what stands before each line.
    private static let removeNewlines = Filter("removeNewlines", arguments: 0...1) {
        value, arguments in
        let text = try value.requireText("removeNewlines")
        switch arguments.first?.text ?? "all" {
        case "all": return .string(text.filter { !$0.isWhitespace })
        case "leading":
            let lines = text.split(whereSeparator: \.isNewline).map { line in
                line.drop { $0.isWhitespace }
            }
            let joined = lines.joined()
            let end = joined.lastIndex { !$0.isWhitespace }
            return .string(end.map { String(joined[...$0]) } ?? "")
        case let other:
            throw FilterError(
                "'removeNewlines' has no mode '\(other)'", fix: "use all or leading")
        }
    }

    /// Replaces every occurrence of the first argument by the second.
    private static let replace = Filter("replace", arguments: 2...2) { value, arguments in
        let text = try value.requireText("replace")
        let wanted = try arguments[0].requireText("replace")
        let replacement = try arguments[1].requireText("replace")
        guard !wanted.isEmpty else { return .string(text) }
        let parts = text.parts(separatedBy: wanted)
        let length = text.utf8.count.addingReportingOverflow(
            parts.count.multipliedReportingOverflow(by: replacement.utf8.count).partialValue)
        guard length.partialValue < maximumFilteredText else {
            throw FilterError("'replace' would make a text of more than 16 MiB")
        }
        return .string(parts.joined(separator: replacement))
    }
}

extension String {
    /// The text with its first letter in upper case.
    var withUpperFirstLetter: String { prefix(1).uppercased() + dropFirst() }

    /// The text with its first letter in lower case.
    var withLowerFirstLetter: String { prefix(1).lowercased() + dropFirst() }

    /// The text with the capitals at its beginning in lower case, the last of them excepted where
    /// it begins a word of its own: `URLChooser` to `urlChooser`.
    var withLowerFirstWord: String {
        let characters = Array(self)
        var end = 0
        while end < characters.count, characters[end].isUppercase { end += 1 }
        if end > 1, end < characters.count, characters[end].isLowercase { end -= 1 }
        return String(characters[..<end]).lowercased() + String(characters[end...])
    }

    /// Puts `_` where a capital begins a word: after a small letter or a digit, and before the last
    /// of several capitals; a hyphen becomes `_` too.
    var withUnderscoresBetweenWords: String {
        let characters = Array(self)
        var result = ""
        for (index, character) in characters.enumerated() {
            if index > 0, character.isASCIICapital {
                let previous = characters[index - 1]
                let followsSmall = previous.isASCIISmall || previous.isASCIIDigit
                let endsCapitals =
                    (previous.isASCIICapital || previous.isASCIIDigit)
                    && index + 1 < characters.count && characters[index + 1].isASCIISmall
                if followsSmall || endsCapitals { result += "_" }
            }
            result.append(character == "-" ? "_" : character)
        }
        return result
    }

    /// Joins the parts between underscores, each with a capital first; a text in capitals only
    /// gets small letters otherwise.
    func camelFromSnake(stripsLeading: Bool) -> String {
        let hasSmallLetters = contains(where: \.isASCIISmall)
        let words = hasSmallLetters ? self : withUnderscoresBetweenWords
        let parts = words.split(separator: "_").map(String.init)
        let joined = parts.map { hasSmallLetters ? $0.withUpperFirstLetter : $0.capitalizedWords }
            .joined()
        return stripsLeading ? joined : String(prefix { $0 == "_" }) + joined
    }

    /// What stands after the last `/`; slashes at the end don't count.
    var lastPathComponent: String {
        let parts = split(separator: "/")
        return parts.last.map(String.init) ?? (isEmpty ? "" : "/")
    }

    /// The path without its last component; `.` where there is no other.
    var parentPath: String {
        let parts = split(separator: "/")
        let parent = parts.dropLast().joined(separator: "/")
        if hasPrefix("/") { return "/" + parent }
        return parent.isEmpty ? "." : parent
    }
}

extension Character {
    var isASCIICapital: Bool { ("A"..."Z").contains(self) }
    var isASCIISmall: Bool { ("a"..."z").contains(self) }
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
