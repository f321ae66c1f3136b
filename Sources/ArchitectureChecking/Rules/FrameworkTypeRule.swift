/// Types of frameworks that a layer may not name. A type of the project's own of that name is another type.
struct FrameworkTypeRule: LayerRule {
    func violations(in subject: RuleSubject) -> [Violation] {
        let imported = Set(subject.references.imports.map(\.module))
        return subject.references.types.compactMap { reference in
            let meanings = subject.resolver.meanings(
                of: reference, in: subject.references.file)
            guard case .foreign(let module, let name)? = meanings.first,
                let type = subject.judge.forbiddenType(name, of: module, imported: imported)
            else { return nil }
            return subject.violation(
                .frameworkType, symbol: name, usedLayer: nil, offset: reference.offset,
                ViolationWording(layer: subject.judge.layer).naming(name, from: type.module))
        }
    }
}
