import Diagnostics
import XMLDocuments

/// Turns the bytes of a `FormworkPolicy.xml` into a policy.
public struct PolicyLoader: Sendable {
    /// The name of the schema that `init(schema:)` wants.
    public static let schemaName = "policy-1.xsd"
    /// The namespace of the file's elements.
    public static let namespace = "urn:formwork:policy:1"

    private let schema: XMLSchema
    private let toolVersion: SemanticVersion

    /// Compiles the schema.
    /// - Parameters:
    ///   - schema: the bytes of `schemas/policy-1.xsd`, which the binary carries.
    ///   - toolVersion: the version that `requires` is compared with.
    /// - Throws: `Failure(.invalidInput)` where the bytes aren't a schema.
    public init(schema: [UInt8], toolVersion: SemanticVersion = ToolVersion.semantic)
        throws(Failure)
    {
        self.schema = try XMLSchema(bytes: schema, path: "schemas/\(Self.schemaName)")
        self.toolVersion = toolVersion
    }

    /// Reads a policy.
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: the file as people should read it in diagnostics.
    /// - Throws: `Failure(.unavailable)` where the policy requires a newer Formwork, otherwise
    ///   `Failure(.invalidInput)` with every finding.
    public func load(bytes: [UInt8], path: String) throws(Failure) -> OrganisationPolicy {
        let document = try XMLDocument(bytes: bytes, path: path)
        if let needed = document.root["requires"].flatMap({ SemanticVersion($0) }),
            needed > toolVersion
        {
            throw Failure(
                .unavailable, id: "policy.requires-newer",
                "the policy requires Formwork \(needed); this is \(toolVersion)",
                at: document.place(of: "requires", in: document.root),
                fix: "install Formwork \(needed) or newer")
        }
        var findings = schema.findings(in: document)
        let isPolicy = document.root.name == "policy" && document.root.namespace == Self.namespace
        let policy = isPolicy ? Self.read(document, &findings) : OrganisationPolicy()
        guard findings.isEmpty else { throw Failure(.invalidInput, findings) }
        return policy
    }

    private static func read(
        _ document: XMLDocument, _ findings: inout [Diagnostic]
    ) -> OrganisationPolicy {
        var policy = OrganisationPolicy()
        for element in document.root.children {
            let place = document.location(at: element.start)
            let from = element["from"].flatMap { SemanticVersion($0) }
            switch element.name {
            case "projectSets": policy.allowsProjectSets = true
            case "set":
                let package = pattern("package", of: element, in: document, &findings)
                let id = element["id"].flatMap { $0 == "*" ? nil : $0 }
                policy.sets.append(
                    .init(id: id, package: package, from: from, location: place))
            case "package":
                guard let url = pattern("url", of: element, in: document, &findings) else {
                    continue
                }
                policy.packages.append(.init(address: url, from: from, location: place))
            default: continue
            }
        }
        return policy
    }

    private static func pattern(
        _ name: String, of element: XMLElement, in document: XMLDocument,
        _ findings: inout [Diagnostic]
    ) -> AddressPattern? {
        guard let text = element[name] else { return nil }
        do throws(AddressRefusal) { return try AddressPattern(text) } catch {
            findings.append(
                Diagnostic(
                    .error, id: "policy.address", error.message,
                    at: document.place(of: name, in: element), fix: error.fix))
            return nil
        }
    }
}
