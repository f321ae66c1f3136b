/// Breaks texts in reproducible ways.
struct ByteMutator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// The next number below `bound` (a linear congruential generator: repeatable everywhere).
    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(bound, 1)))
    }

    /// A copy with up to four bytes or ranges replaced, removed, doubled or cut off.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0...next(below: 4) where !result.isEmpty {
            let place = next(below: result.count)
            switch next(below: 5) {
            case 0: result[place] = UInt8(next(below: 256))
            case 1: result.remove(at: place)
            case 2:
                result.insert(
                    contentsOf: Array("(){}<>\"';=,/*$[]:-&#\\".utf8).shuffledOne(&self), at: place)
            case 3: result.removeSubrange(place...)
            default:
                let end = min(place + next(below: 40), result.count)
                result.insert(contentsOf: Array(result[place..<end]), at: place)
            }
        }
        return result
    }
}

extension [UInt8] {
    fileprivate func shuffledOne(_ mutator: inout ByteMutator) -> [UInt8] {
        [self[mutator.next(below: count)]]
    }
}
