/// Tells whether names can still be resolved.
struct References {
    /// What the feature that is followed declares.
    let original: Declarations
    /// What any of the features declares: what is shared may come from each of them.
    let siblings: Declarations
    /// What is generated.
    let kept: Declarations
    /// Types that the features' files declare, whether they are generated or not.
    let ownTypes: Set<String>

    /// Whether a type that is named isn't there any more.
    /// - Parameters:
    ///   - token: the name.
    ///   - types: the types around it; nil where it is named as a member of something.
    func isMissing(type token: CodeToken, within types: [String]?) -> Bool {
        if kept.types.contains(token.key) { return false }
        if token.pieces.holdsName { return true }
        guard let types, siblings.aliases[token.key] != nil else {
            return original.types.contains(token.key) || ownTypes.contains(token.key)
        }
        return original.mayMean(type: token.key, within: types)
            || siblings.mayMean(type: token.key, within: types) && ownTypes.contains(token.key)
    }

    /// Whether what a name stands for isn't there any more.
    /// - Parameters:
    ///   - token: the name.
    ///   - variables: the variables and parameters that can be seen.
    func isMissing(_ token: CodeToken, among variables: Set<String>) -> Bool {
        switch token.binding {
        case .local: return !variables.contains(token.key)
        case .member(let types): return !kept.has(original.property(named: token.key), in: types)
        case .added: return !kept.adds(token.key)
        case .foreign: return false
        case .free: return isNowhere(token)
        }
    }

    /// Whether a name that bears the feature's is declared nowhere.
    private func isNowhere(_ token: CodeToken) -> Bool {
        guard token.pieces.holdsName else { return false }
        return !kept.types.contains(token.key)
            && !kept.members.values.contains { $0.contains(token.key) }
    }

    /// Whether a case or static member that is named without its type isn't there any more.
    func isMissing(implicit token: CodeToken) -> Bool {
        if token.binding == .foreign || kept.implicit.contains(token.key) { return false }
        return siblings.implicit.contains(token.key) || isNowhere(token)
    }

    /// Whether a label of a call belongs to a parameter that isn't there any more.
    func isMissing(label token: CodeToken, of callee: CodeToken) -> Bool {
        let owner = callee.text.first?.isUppercase == true ? "\(callee.key).init" : callee.key
        let isKnown = siblings.labels[owner]?.contains(token.key) == true
        if isKnown, let labels = kept.labels[owner] { return !labels.contains(token.key) }
        // A class without initializers has those that it inherits.
        if kept.labels[owner] == nil, kept.subclasses.contains(callee.key) { return false }
        // An initializer that nobody wrote takes the stored properties.
        guard siblings.types.contains(callee.key), kept.labels[owner] == nil,
            isKnown || siblings.members(of: callee.key).contains(token.key)
        else { return isKnown && !siblings.types.contains(callee.key) }
        return !kept.members(of: callee.key).contains(token.key)
    }

    /// Whether a call gives more arguments without a label than what it calls has parameters.
    func isTooLong(_ count: Int, for callee: CodeToken) -> Bool {
        let owner = callee.text.first?.isUppercase == true ? "\(callee.key).init" : callee.key
        guard callee.binding != .free || original.types.contains(callee.key),
            let before = original.unlabelled[owner], let now = kept.unlabelled[owner]
        else { return false }
        return count <= before && count > now
    }

    /// Whether a type is given as what it isn't any more: `table.delegate = self` once it isn't a table's delegate.
    /// - Parameters:
    ///   - role: the name of the property or parameter that `self` is given to.
    ///   - owner: the name of what has the property; nil where it isn't known.
    ///   - type: the type that `self` is.
    func isLost(role: String, of owner: String?, by type: String) -> Bool {
        let suffix = role.lowercased()
        func fitting(_ declarations: Declarations) -> Set<String> {
            (declarations.inherited[type] ?? []).filter { $0.lowercased().hasSuffix(suffix) }
        }
        let left = fitting(kept)
        let lost = fitting(siblings).subtracting(left)
        guard !lost.isEmpty, let owner = owner?.lowercased() else {
            return !lost.isEmpty && left.isEmpty
        }
        if left.contains(where: { $0.lowercased().contains(owner) }) { return false }
        return left.isEmpty || lost.contains { $0.lowercased().contains(owner) }
    }

    /// Whether a requirement of a protocol isn't met any more by a type that was generated.
    func isUnmet(requirement name: String, of protocol: String) -> Bool {
        kept.inherited.contains { type, inherited in
            inherited.contains(`protocol`) && !kept.protocols.contains(type)
                && siblings.members(of: type).contains(name)
                && !kept.lineage(of: [type]).contains { candidate in
                    !kept.protocols.contains(candidate)
                        && kept.members(of: candidate).contains(name)
                }
        }
    }
}
