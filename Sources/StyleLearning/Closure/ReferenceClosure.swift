/// Closes generalised code under reference: what names something of the feature's own that no generated file
/// declares any more is left out, too, until nothing is left to leave out.
struct ReferenceClosure {
    /// What the feature that was followed declares, all of it.
    let original: Declarations
    /// Types that the feature's files declare, whether they are generated or not.
    let ownTypes: Set<String>

    /// The files without dangling references.
    /// - Parameters:
    ///   - files: the files.
    ///   - others: files that are generated whenever these are.
    func closed(_ files: [CodeNode], beside others: [CodeNode] = []) -> [CodeNode] {
        var files = files
        for _ in 0..<Self.maximumRounds {
            let kept = Declarations(others + files)
            let pruner = DanglingPruner(
                references: References(original: original, kept: kept, ownTypes: ownTypes))
            let next = files.map { pruner.pruned($0, in: .file) ?? $0 }
            let isStable = zip(files, next).allSatisfy { $0.rawHash == $1.rawHash }
            files = next
            if isStable { break }
        }
        return files
    }

    private static let maximumRounds = 16
}

/// Where a node stands.
struct CodeScope {
    /// The types around it, the innermost last.
    var types: [String]
    /// The names that the member around it declares, as it was and as it is.
    var originalLocals: Set<String>
    var keptLocals: Set<String>
    /// The key of the member around it; nil outside of members.
    var member: String?

    static let file = CodeScope(types: [], originalLocals: [], keptLocals: [], member: nil)
}

/// Tells whether names can still be resolved.
struct References {
    let original: Declarations
    let kept: Declarations
    let ownTypes: Set<String>

    /// Whether a type that is named isn't there any more.
    func isMissing(type token: CodeToken) -> Bool {
        if kept.types.contains(token.key) { return false }
        if original.types.contains(token.key) || ownTypes.contains(token.key) { return true }
        return token.pieces.holdsName
    }

    /// Whether a variable or function that is named without anything before it isn't there any more.
    func isMissing(name token: CodeToken, in scope: CodeScope) -> Bool {
        let key = declaredKey(of: token)
        if scope.keptLocals.contains(key) { return false }
        if scope.originalLocals.contains(key) { return true }
        for type in scope.types.reversed() + [""] {
            if kept.members(of: type).contains(key) { return false }
        }
        for type in scope.types.reversed() + [""]
        where original.members(of: type).contains(key) {
            return true
        }
        return token.pieces.holdsName && !kept.implicit.contains(key)
    }

    /// Whether a member of something isn't there any more.
    /// - Parameters:
    ///   - token: the member's name.
    ///   - base: the last name before the period; nil where nothing or no name stands there.
    func isMissing(member token: CodeToken, of base: CodeToken?, in scope: CodeScope) -> Bool {
        let key = declaredKey(of: token)
        guard let base else { return isNowhere(token) }
        if base.text == "self" || base.text == "Self" {
            let types = scope.types
            if types.contains(where: { kept.members(of: $0).contains(key) }) { return false }
            return types.contains { original.members(of: $0).contains(key) } || isNowhere(token)
        }
        // A name may stand for variables of several types; one that still has the member is enough.
        let types =
            base.text.first?.isUppercase == true
            ? [base.key] : original.typesOfVariable[base.key] ?? []
        if types.contains(where: { kept.members(of: $0).contains(key) }) { return false }
        return types.contains { original.members(of: $0).contains(key) } || isNowhere(token)
    }

    /// The name of the property that a name stands for: `$shown` and `_shown` are what wraps `shown`.
    private func declaredKey(of token: CodeToken) -> String {
        let key = token.key
        if key.hasPrefix("$") { return String(key.dropFirst()) }
        guard key.hasPrefix("_"), !original.members.values.contains(where: { $0.contains(key) })
        else { return key }
        let plain = String(key.dropFirst())
        return original.members.values.contains { $0.contains(plain) } ? plain : key
    }

    /// Whether a name that bears the feature's is declared nowhere.
    private func isNowhere(_ token: CodeToken) -> Bool {
        guard token.pieces.holdsName else { return false }
        return !kept.types.contains(token.key)
            && !kept.members.values.contains { $0.contains(token.key) }
    }

    /// Whether a case or static member that is named without its type isn't there any more.
    func isMissing(implicit token: CodeToken) -> Bool {
        if kept.implicit.contains(token.key) { return false }
        return original.implicit.contains(token.key) || isNowhere(token)
    }

    /// Whether a label of a call belongs to a parameter that isn't there any more.
    func isMissing(label token: CodeToken, of callee: CodeToken) -> Bool {
        let owner = callee.text.first?.isUppercase == true ? "\(callee.key).init" : callee.key
        if let before = original.labels[owner], before.contains(token.key) {
            return !(kept.labels[owner]?.contains(token.key) ?? false)
        }
        guard original.types.contains(callee.key), original.labels[owner] == nil else {
            return false
        }
        // An initializer that nobody wrote takes the stored properties.
        return original.members(of: callee.key).contains(token.key)
            && !kept.members(of: callee.key).contains(token.key)
    }

    /// Whether a requirement of a protocol isn't met any more by a type that was generated.
    func isUnmet(requirement name: String, of protocol: String) -> Bool {
        kept.inherited.contains { type, inherited in
            inherited.contains(`protocol`) && !kept.members(of: type).contains(name)
                && original.members(of: type).contains(name)
                && !kept.protocols.contains(type)
        }
    }
}
