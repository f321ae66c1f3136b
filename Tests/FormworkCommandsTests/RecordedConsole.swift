import Foundation

@testable import FormworkCommands

/// A console that remembers what was written.
final class RecordedConsole: @unchecked Sendable {
    private let lock = NSLock()
    private var outputBytes: [UInt8] = []
    private var messageBytes: [UInt8] = []

    /// What went to standard output.
    var output: String { lock.withLock { String(decoding: outputBytes, as: UTF8.self) } }

    /// What went to standard error.
    var messages: String { lock.withLock { String(decoding: messageBytes, as: UTF8.self) } }

    /// The console to give to a session.
    var console: Console {
        Console(
            output: TextSink { bytes in
                self.lock.withLock { self.outputBytes += bytes }
                return .written
            },
            messages: TextSink { bytes in
                self.lock.withLock { self.messageBytes += bytes }
                return .written
            })
    }
}
