import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// The compiler's side of a plugin: JSON messages, each after its length in eight little-endian bytes.
struct StandardStreams: MessageConnection {
    private let input = FileHandle.standardInput
    private let output = FileHandle.standardOutput

    func sendMessage<Message: Encodable>(_ message: Message) throws {
        let payload = try JSONEncoder().encode(message)
        var length = UInt64(payload.count).littleEndian
        let header = withUnsafeBytes(of: &length) { Data($0) }
        try output.write(contentsOf: header + payload)
    }

    func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let header = try read(8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        // The compiler says goodbye with an empty message.
        guard length > 0, let payload = try read(Int(length)) else { return nil }
        return try JSONDecoder().decode(type, from: payload)
    }

    /// Exactly `count` bytes, or nil where the compiler closed the stream.
    private func read(_ count: Int) throws -> Data? {
        var bytes = Data()
        while bytes.count < count {
            guard let more = try input.read(upToCount: count - bytes.count), !more.isEmpty else {
                return nil
            }
            bytes += more
        }
        return bytes
    }
}
