import Diagnostics
import TemplateLanguage

/// Mistakes in the templates of a set: syntax, filters, and names that nobody declares, in every branch.
struct TemplateCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let set = manifest.composed
        let environment = Environment(loader: SetTemplateLoader(set), trim: .smart)
        var result: [Diagnostic] = []
        var checked: Set<String> = []
        for file in set.files {
            guard file.template.hasSuffix(".stencil"), let source = set.sources[file.template]
            else { continue }
            let isPart = file.scope == .part
            let key = "\(file.template)\n\(isPart) \(file.repetition?.variable ?? "")"
            guard checked.insert(key).inserted else { continue }
            result += findings(
                in: source, known: ManifestContext.shape(of: set, file: file, isTemplate: true),
                environment)
        }
        result += unused(in: manifest, environment)
        return result
    }

    /// Templates that no file names are at least compiled; those that are included are checked where
    /// they are included.
    private func unused(in manifest: CheckedManifest, _ environment: Environment) -> [Diagnostic] {
        let own = manifest.draft.set.sources
        let reached = TemplateReach.reached(in: manifest.composed)
        let paths = own.keys.filter { $0.hasSuffix(".stencil") && !reached.contains($0) }
        return paths.sorted().flatMap { path in
            own[path].map { findings(in: $0, known: nil, environment) } ?? []
        }
    }

    private func findings(
        in source: SetSource, known: [String: VariableShape]?, _ environment: Environment
    ) -> [Diagnostic] {
        Template.findings(
            in: source.bytes, name: source.displayPath, known: known, environment: environment
        ).map { finding in
            var result = finding
            if result.fix == nil { result.fix = "correct the template" }
            return result
        }
    }
}

/// Which templates a set's files lead to.
enum TemplateReach {
    /// The templates that files name, and those that these include.
    static func reached(in set: TemplateSet) -> Set<String> {
        var result: Set<String> = []
        var waiting = set.files.map(\.template)
        while let path = waiting.popLast() {
            guard let source = set.sources[path], result.insert(path).inserted else { continue }
            guard path.hasSuffix(".stencil") else { continue }
            waiting += TemplateReference.all(in: source.bytes).map(\.name)
        }
        return result
    }
}
