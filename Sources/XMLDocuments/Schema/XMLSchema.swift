import CLibXML2
import Diagnostics

/// A compiled W3C XML Schema 1.0 that reports every finding of a well-formed document.
///
/// The schema must declare its elements globally: after a content error libxml2 leaves the rest of
/// the parent's children unread, so what offends is taken out and the element is validated again.
public struct XMLSchema: Sendable {
    /// What the schema declares, for messages and editors.
    let outline: SchemaOutline
    private let compiled: CompiledSchema

    /// Compiles a schema.
    /// - Parameters:
    ///   - bytes: the schema document; it includes and imports nothing.
    ///   - path: the file as people should read it in diagnostics.
    /// - Throws: `Failure(.invalidInput)` where the document isn't a schema.
    public init(bytes: [UInt8], path: String) throws(Failure) {
        let document = try XMLDocument(bytes: bytes, path: path)
        outline = try SchemaOutline(schema: document)
        compiled = try CompiledSchema(bytes: bytes, path: path)
    }

    /// Every finding of a document, in the order of its text; empty where the document is valid.
    public func findings(in document: XMLDocument) -> [Diagnostic] {
        guard
            let tree = try? LibXMLTree(
                bytes: document.bytes, limits: XMLLimits(bytes: .max, depth: .max))
        else {
            return [
                Diagnostic(
                    .error, id: "xml.not-well-formed", "the document can't be read again",
                    at: document.location(at: 0), fix: "run the command again")
            ]
        }
        let run = ValidationRun(
            document: document, outline: outline, tree: tree, schema: compiled.pointer)
        return withExtendedLifetime(compiled) { run.findings() }
    }
}

/// The owner of libxml2's compiled schema.
///
/// A compiled schema is only read by validations, each of which has a context of its own, so it can
/// be shared between threads (libxml2's documentation of `xmlSchema`).
private final class CompiledSchema: @unchecked Sendable {
    let pointer: xmlSchemaPtr

    init(bytes: [UInt8], path: String) throws(Failure) {
        LibXMLInitialisation.ensure()
        let messages = MessageCollector()
        let parsed: xmlSchemaPtr? = bytes.withUnsafeBytes { raw in
            raw.withMemoryRebound(to: CChar.self) { characters in
                let context = xmlSchemaNewMemParserCtxt(
                    characters.baseAddress, Int32(characters.count))
                guard let context else { return nil }
                defer { xmlSchemaFreeParserCtxt(context) }
                xmlSchemaSetParserStructuredErrors(
                    context, MessageCollector.receive, messages.opaque)
                return withExtendedLifetime(messages) { xmlSchemaParse(context) }
            }
        }
        guard let parsed else {
            throw Failure(
                .invalidInput, id: "xml.schema",
                "the schema can't be compiled: \(messages.first ?? "no reason given")",
                at: SourceLocation(path: path), fix: "correct the schema; XSD 1.0 is supported")
        }
        pointer = parsed
    }

    deinit { xmlSchemaFree(pointer) }
}

/// Keeps the first message of libxml2.
private final class MessageCollector {
    var first: String?

    var opaque: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    static let receive: xmlStructuredErrorFunc = { collector, report in
        guard let collector, let report, let message = report.pointee.message else { return }
        let messages = Unmanaged<MessageCollector>.fromOpaque(collector).takeUnretainedValue()
        if messages.first == nil {
            messages.first = String(cString: message).split(separator: "\n").first.map(String.init)
        }
    }
}
