/// Finds for each element of a list its counterpart in another list.
struct ListAlignment {
    private var partners: [Int: Int] = [:]
    private var sources: [Int: Int] = [:]

    init(_ list: CodeNode, _ other: CodeNode) {
        let (mine, theirs) = (list.children, other.children)
        var taken = Set<Int>()
        match(mine, theirs, &taken) { left, right in
            mine[left].abstractHash == theirs[right].abstractHash
                || mine[left].rawHash == theirs[right].rawHash
        }
        if partners.count < mine.count, taken.count < theirs.count {
            let (keys, otherKeys) = (list.elementKeys, other.elementKeys)
            match(mine, theirs, &taken) { left, right in
                keys[left].titled != nil && keys[left].titled == otherKeys[right].titled
            }
            match(mine, theirs, &taken) { left, right in
                let (a, b) = (keys[left], otherKeys[right])
                return a.abstract == b.abstract || a.raw == b.raw
            }
            matchLoosely(keys, otherKeys, &taken)
        }
        for (index, partner) in partners { sources[partner] = index }
    }

    /// The index of an element's counterpart; nil where it has none.
    func partner(of index: Int) -> Int? { partners[index] }

    /// The index of the element whose counterpart an element of the other list is; nil where it is none's.
    func source(of partner: Int) -> Int? { sources[partner] }

    private mutating func match(
        _ list: [CodeNode], _ other: [CodeNode], _ taken: inout Set<Int>,
        _ isMatch: (Int, Int) -> Bool
    ) {
        for index in list.indices where partners[index] == nil {
            let found = other.indices.first {
                !taken.contains($0) && list[index].kind == other[$0].kind && isMatch(index, $0)
            }
            if let found {
                partners[index] = found
                taken.insert(found)
            }
        }
    }

    /// What is left alone with its name in both lists is the same thing, whatever its labels.
    private mutating func matchLoosely(
        _ list: [ElementKey], _ other: [ElementKey], _ taken: inout Set<Int>
    ) {
        let mine = Dictionary(grouping: list.indices.filter { partners[$0] == nil }) {
            list[$0].loose
        }
        let theirs = Dictionary(grouping: other.indices.filter { !taken.contains($0) }) {
            other[$0].loose
        }
        for (key, indices) in mine where key != nil && indices.count == 1 {
            guard let others = theirs[key], others.count == 1 else { continue }
            partners[indices[0]] = others[0]
            taken.insert(others[0])
        }
    }
}
