extension String {
    /// The text that bytes stand for in UTF-8; nil where they aren't UTF-8.
    ///
    /// The standard library's `String(validating:as:)` needs macOS 15.
    public init?(utf8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding repairs what isn't UTF-8, so equality tells whether it was.
        guard text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
