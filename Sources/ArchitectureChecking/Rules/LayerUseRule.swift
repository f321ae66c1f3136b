import Diagnostics

/// Types of the project's own that belong to a layer which may not be used. Previews put layers together, as
/// the app does, and may.
struct LayerUseRule: LayerRule {
    func violations(in subject: RuleSubject) -> [Violation] {
        subject.references.types.compactMap { reference in
            if reference.isInPreview { return nil }
            let meanings = subject.resolver.meanings(
                of: reference, in: subject.references.file)
            for meaning in meanings {
                guard case .own(let declarations, let length) = meaning,
                    let broken = Self.broken(declarations, in: subject)
                else { continue }
                let symbol = reference.components.prefix(length).joined(separator: ".")
                return violation(symbol, broken, at: reference.offset, in: subject)
            }
            return nil
        }
    }

    private func violation(
        _ symbol: String, _ broken: (declaration: OwnTypes.Declaration, layer: String),
        at offset: Int, in subject: RuleSubject
    ) -> Violation {
        let file = subject.resolver.files[broken.declaration.file]
        return subject.violation(
            .layerUse, symbol: symbol, usedLayer: broken.layer, offset: offset,
            ViolationWording(layer: subject.judge.layer).naming(symbol, of: broken.layer),
            declaration: SourceLocation(path: file.path.string, line: broken.declaration.line))
    }

    /// The first declaration, where each one that the name may stand for belongs to a forbidden layer.
    private static func broken(
        _ declarations: [OwnTypes.Declaration], in subject: RuleSubject
    ) -> (declaration: OwnTypes.Declaration, layer: String)? {
        let files = subject.resolver.files
        guard let first = declarations.first, let layer = files[first.file].layer,
            declarations.allSatisfy({ !subject.judge.mayUse(files[$0.file].layer) })
        else { return nil }
        return (first, layer)
    }
}
