import Dispatch

/// Values that are worked out once each, by the thread that asks first; others wait for it.
final class OnceForEach<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    /// A value with the queue that guards it.
    private final class Place: @unchecked Sendable {
        private let queue = DispatchQueue(label: "formwork.scan.once.value")
        private var known: Value?

        func value(_ work: () -> Value) -> Value {
            queue.sync {
                if let known { return known }
                let value = work()
                known = value
                return value
            }
        }
    }

    private let queue = DispatchQueue(label: "formwork.scan.once")
    private var places: [Key: Place] = [:]

    /// The value of a key.
    /// - Parameter work: works it out, where nobody did.
    func value(for key: Key, _ work: () -> Value) -> Value {
        let place = queue.sync {
            if let known = places[key] { return known }
            let new = Place()
            places[key] = new
            return new
        }
        return place.value(work)
    }
}
