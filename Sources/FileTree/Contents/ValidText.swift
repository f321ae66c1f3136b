extension String {
    /// The text that bytes stand for in UTF-8; nil where they aren't UTF-8.
    ///
    /// The standard library's `String(validating:as:)` needs macOS 15.
    public init?(utf8 bytes: some Collection<UInt8>) {
        let whole = bytes.withContiguousStorageIfAvailable { Self.valid($0) }
        guard let text = whole ?? Array(bytes).withUnsafeBufferPointer({ Self.valid($0) }) else {
            return nil
        }
        self = text
    }

    /// Decoding repairs what isn't UTF-8, so equality tells whether it was.
    private static func valid(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var text = String(decoding: bytes, as: UTF8.self)
        let isWhole = text.withUTF8 { $0.count == bytes.count && $0.elementsEqual(bytes) }
        return isWhole ? text : nil
    }
}
