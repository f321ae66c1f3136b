/// The types that siblings' own files declare, generated or not, with the siblings' names taken out.
struct OwnTypes {
    private let keys: [Set<String>]

    init(family: Family, types: DeclaredTypes) {
        keys = family.siblings.map { sibling in
            let spellings = StemSpellings(sibling.stem)
            return Set(types.own(of: sibling).map { spellings.pieces(of: $0).key })
        }
    }

    /// The keys of the types' names.
    func keys(ofSiblings indices: [Int]) -> Set<String> {
        Set(indices).reduce(into: []) { $0.formUnion(keys[$1]) }
    }
}
