import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// Finds the pieces that features share in the target that a feature goes into.
struct SharedPieceFinder {
    let root: DirectoryRoot
    let facts: ProjectFacts
    let choice: TargetChoice

    private static let kinds: Set<String> = ["class", "struct", "enum", "actor", "protocol"]

    /// A declaration that might be a piece.
    private struct Candidate {
        var declaration: FileOutline.Declaration
        var path: RelativePath
    }

    /// The piece of each role that is shared.
    /// - Throws: `Failure` where a file can't be read, or a set's `<member>` isn't a declaration.
    func find(_ roles: [RoleDeclaration]) throws(Failure) -> [Role: SharedPiece] {
        var pieces: [Role: SharedPiece] = [:]
        for role in roles {
            if let shared = role.shared { pieces[role.role] = try piece(shared) }
        }
        return pieces
    }

    private func piece(_ shared: SharedPieceDeclaration) throws(Failure) -> SharedPiece {
        if let kind = shared.pointKind, let point = facts.point(of: kind, for: choice) {
            return .found(
                .init(name: point.name, kind: "enum", path: point.path, line: point.line))
        }
        let required = try members(of: shared)
        var unfit: SharedPiece?
        for candidate in candidates(for: shared) {
            let isNamesake = candidate.declaration.name == shared.name
            guard isNamesake || !required.isEmpty else { continue }
            let place = SharedPiece.Place(
                name: candidate.declaration.name, kind: candidate.declaration.kind,
                path: candidate.path, line: candidate.declaration.line)
            let has = try declaredMembers(of: candidate)
            if let lacking = required.first(where: { wanted in !has.contains { $0.fits(wanted) } })
            {
                if isNamesake { unfit = .unfit(place, lacks: lacking.text) }
            } else if !isSendable(candidate.declaration) {
                if isNamesake { unfit = .unfit(place, lacks: "conformance to Sendable") }
            } else {
                return .found(described(place, has: has, required: required))
            }
        }
        return unfit ?? .missing
    }

    private func described(
        _ place: SharedPiece.Place, has: [MemberSignature], required: [MemberSignature]
    ) -> SharedPiece.Place {
        var place = place
        let asksForMore = has.contains { member in !required.contains { member.fits($0) } }
        if place.kind == "protocol", asksForMore { place.kind = "other" }
        return place
    }

    private func members(of shared: SharedPieceDeclaration) throws(Failure) -> [MemberSignature] {
        var members: [MemberSignature] = []
        for text in shared.members {
            let read = MemberSignature.read(Array("enum Piece { \(text.text) }".utf8), of: "Piece")
            guard let member = read.first else {
                throw Failure(
                    .invalidInput, id: "manifest.member",
                    "'\(text.text)' isn't a case or a function", at: text.location,
                    fix: "write it as Swift declares it, such as 'case network(code: Int)'")
            }
            members.append(member)
        }
        return members
    }

    /// Declarations of the target by the piece's name, then by its other names.
    private func candidates(for shared: SharedPieceDeclaration) -> [Candidate] {
        var namesakes: [Candidate] = []
        var others: [Candidate] = []
        for file in facts.files where isInTarget(file) {
            for type in file.outline.fileLevelTypes where Self.kinds.contains(type.kind) {
                let candidate = Candidate(declaration: type, path: file.path)
                if type.name == shared.name {
                    namesakes.append(candidate)
                } else if let glob = shared.otherNames, Glob.matches(type.name, glob) {
                    others.append(candidate)
                }
            }
        }
        return namesakes + others
    }

    private func isInTarget(_ file: SourceFileFacts) -> Bool {
        !file.isTest && (choice.target?.holds(file.path) ?? true)
    }

    /// The members of a type, those of its extensions in the same target too.
    private func declaredMembers(of candidate: Candidate) throws(Failure) -> [MemberSignature] {
        let name = candidate.declaration.name
        var members: [MemberSignature] = []
        for file in facts.files where isInTarget(file) {
            let extends = file.outline.declarations.contains {
                $0.kind == "extension" && $0.name == name
            }
            guard file.path == candidate.path || extends else { continue }
            let bytes = try root.read(file.path).bytes
            guard OutlineScanner.admitsParsing(bytes) else { continue }
            members += MemberSignature.read(bytes, of: name)
        }
        return members
    }

    /// Whether a value of the type may cross isolation boundaries, as the strict checks of Swift 6 want it.
    private func isSendable(_ declaration: FileOutline.Declaration) -> Bool {
        if choice.swiftLanguageMode == "5" || choice.defaultIsolation == .mainActor { return true }
        let inherited = declaration.inheritance.map { text in
            text.split(separator: " ").last.map(String.init) ?? text
        }
        return declaration.kind == "actor" || declaration.attributes.contains("MainActor")
            || inherited.contains { ["Sendable", "Error", "LocalizedError"].contains($0) }
            || declaration.kind == "enum"
    }
}
