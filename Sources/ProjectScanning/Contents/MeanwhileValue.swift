import Dispatch

/// A value that another thread works out meanwhile.
///
/// Its own queue guards it.
public final class MeanwhileValue<Value: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "formwork.scan.meanwhile", qos: .userInitiated)
    private var known: Value?
    private let work: @Sendable () -> Value

    /// Begins with the work.
    public init(_ work: @escaping @Sendable () -> Value) {
        self.work = work
        queue.async { self.known = work() }
    }

    /// The value; waits for it where it isn't there yet.
    public var value: Value { queue.sync { known ?? work() } }
}
