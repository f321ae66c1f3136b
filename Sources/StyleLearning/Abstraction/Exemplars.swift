import FileTree
import ProjectScanning

/// The files from which the content of a family's roles is learned: read and parsed, few enough to be quick.
struct Exemplars {
    /// A file of a role, in the sibling's own spelling.
    struct Code: Sendable {
        var sibling: Int
        var path: RelativePath
        /// The code; nil where it isn't Swift, or can't be parsed.
        var node: CodeNode?
        var bytes: [UInt8]
        /// The code's lines, the feature's name taken out.
        var lines: [String] = []

        /// Whether the file holds nothing but white space.
        var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
    }

    /// The files of each role that was asked for, in the order of the siblings that were chosen.
    let code: [[Code]]
    /// The siblings that were chosen, the fullest first.
    let siblings: [Int]
    /// The code of the chosen siblings' other files: what they declare, and the set doesn't make.
    let others: [Int: [CodeNode]]
    /// What each of the siblings declares, its name taken out.
    let declarations: [Int: Declarations]
    /// What all of the siblings read.
    let reads: NameReads
    /// What each of the siblings' files imports.
    let imports: [NeededImports.File]
    /// How often each of the files of roles marks what is to be filled in.
    let marks: [[String: Int]]

    /// How many siblings are read: more of them change nothing for what most of them share.
    private static let maximumSiblings = 12
    /// How many bytes of Swift are parsed: SwiftParser reads about 1.5 MB a second.
    private static let maximumBytes = 300_000
    /// How many bytes of a sibling's other files are parsed.
    private static let maximumOtherBytes = 8_000

    init(
        of choices: [RoleChoice.Choice], family: Family, types: DeclaredTypes,
        request: LearningRequest, read: (RelativePath) -> [UInt8]?
    ) {
        let roles = choices.map(\.role)
        var contents: [RelativePath: [UInt8]] = [:]
        func bytes(_ path: RelativePath) -> [UInt8]? {
            if let known = contents[path] { return known }
            let found = read(path)
            contents[path] = found
            return found
        }
        let like = request.like == nil ? nil : 0
        // Rare files say nothing of what most features are like.
        let usual = choices.filter { !$0.isOptional }.map(\.role)
        let chosen = Self.choose(
            usual.isEmpty ? roles : usual, family, like: like, feature: request.feature
        ) {
            bytes($0)?.count ?? 0
        }
        let commonLines =
            request.keepsAll
            ? HeaderAbstraction.commonLines(
                of: roles.compactMap { $0.files[0] }.compactMap { bytes($0.path) }
                    .map { String(decoding: $0, as: UTF8.self) }) : nil
        var parsing = ExemplarParsing(
            family: family, types: types, header: HeaderAbstraction(lines: commonLines))
        siblings = chosen
        var others: [(sibling: Int, parsed: Int)] = []
        for index in chosen {
            let made = Set(roles.compactMap { $0.files[index]?.path })
            var rest = Self.maximumOtherBytes
            for file in family.siblings[index].files {
                guard file.path.fileExtension == "swift", !made.contains(file.path),
                    let content = bytes(file.path), content.count <= rest
                else { continue }
                rest -= content.count
                let place = parsing.add(content, at: file.path, of: index, isCompared: false)
                others.append((index, place))
            }
        }
        let places = roles.map { role -> [(code: Code, parsed: Int?)] in
            var holders = chosen.filter { role.files[$0] != nil }
            if holders.isEmpty { holders = role.files.keys.sorted().prefix(2).map { $0 } }
            return holders.compactMap { index in
                guard let file = role.files[index], let content = bytes(file.path) else {
                    return nil
                }
                let isSwift = file.path.fileExtension == "swift"
                return (
                    Code(sibling: index, path: file.path, bytes: content),
                    isSwift
                        ? parsing.add(content, at: file.path, of: index, isCompared: true) : nil
                )
            }
        }
        let files = parsing.parsed()
        let made = places.flatMap { $0 }.compactMap { place in
            place.parsed.map { (sibling: place.code.sibling, parsed: $0) }
        }
        let every = (made + others).compactMap { place in
            files[place.parsed].map { (sibling: place.sibling, file: $0) }
        }
        declarations = Dictionary(grouping: every, by: \.sibling).mapValues { of in
            Declarations(of: of.map(\.file.declarations))
        }
        reads = NameReads(of: every.map(\.file.reads))
        imports = every.map(\.file.imports)
        marks = made.compactMap { files[$0.parsed]?.marks }
        self.others = others.reduce(into: [:]) { others, place in
            if let node = files[place.parsed]?.node {
                others[place.sibling, default: []].append(node)
            }
        }
        code = Self.bound(places, files, declarations)
    }

    /// The code with what each name in it stands for.
    private static func bound(
        _ places: [[(code: Code, parsed: Int?)]], _ files: [ParsedFile?],
        _ declarations: [Int: Declarations]
    ) -> [[Code]] {
        let flat = places.flatMap { $0.map { ($0.code, $0.parsed.flatMap { files[$0] }) } }
        var bound = WorkSharing.amongProcessors.map(flat, least: 1) { code, file in
            var code = code
            guard let file else { return code }
            code.lines = file.lines
            code.node =
                declarations[code.sibling].map { NameBinder(declared: $0).bound(file.node) }
                ?? file.node
            return code
        }[...]
        return places.map { role in
            defer { bound = bound.dropFirst(role.count) }
            return Array(bound.prefix(role.count))
        }
    }

    /// The siblings that are the new feature's kin and have the most of the roles, up to the bounds.
    private static func choose(
        _ roles: [FamilyRole], _ family: Family, like: Int?, feature: String?,
        size: (RelativePath) -> Int
    ) -> [Int] {
        let counts = family.siblings.indices.map { index in
            roles.count { $0.files[index] != nil }
        }
        let kin = Kinship(of: feature, among: family.siblings.map(\.stem))
        let order = family.siblings.indices.sorted { left, right in
            if (left == like) != (right == like) { return left == like }
            if kin[left] != kin[right] { return kin[left] }
            return (counts[right], left) < (counts[left], right)
        }
        var chosen: [Int] = []
        var total = 0
        for index in order where chosen.count < maximumSiblings {
            let files = roles.compactMap { $0.files[index] }
            let bytes = files.filter { $0.path.fileExtension == "swift" }
                .reduce(0) { $0 + size($1.path) }
            guard bytes > 0 || chosen.isEmpty, chosen.count < 2 || total + bytes <= maximumBytes
            else { continue }
            chosen.append(index)
            total += bytes
        }
        return chosen
    }
}
