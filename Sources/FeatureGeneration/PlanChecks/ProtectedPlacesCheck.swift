import Diagnostics
import FileTree

extension PlanCheck {
    /// No output inside git's, Xcode's, SwiftPM's or Formwork's own files, in any case or Unicode form
    /// (decision 6, trap 19).
    static let protectedPlaces = PlanCheck { draft in
        draft.files.filter { !$0.isPackageManifest }.compactMap { file -> PlanFinding? in
            guard let place = ProtectedPlace.holding(file.path), !draft.isSiblingsManifest(file)
            else { return nil }
            return PlanFinding(
                Diagnostic(
                    .error, id: "plan.protected-place",
                    "'\(file.path)' lies in \(place.title), where a set may write nothing",
                    at: file.declaration.output.location ?? file.declaration.location,
                    fix: "give the file another output"))
        }
    }
}
