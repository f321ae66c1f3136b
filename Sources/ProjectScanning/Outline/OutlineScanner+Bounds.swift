import ProjectFormats

extension OutlineScanner {
    /// Whether the code may be handed to SwiftParser without danger to the stack.
    public static func admitsParsing(_ code: [UInt8]) -> Bool { SyntaxBounds.admit(code) }
}
