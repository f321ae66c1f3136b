import CLibXML2

/// One report of libxml2's validation, as a value.
struct SchemaReport {
    /// What the report is about.
    enum Kind {
        case unexpectedElement
        case missingChild
        case unknownAttribute
        case missingAttribute
        case invalidValue
        case strayText
        case strayElement
        case unknownRoot
        case other
    }

    var kind: Kind
    /// The element's place in document order.
    var ordinal: Int
    /// The attribute's local name, where the report is about one.
    var attribute: String?
    /// The local names of the elements that libxml2 expected.
    var expected: [String]
    /// libxml2's words.
    var message: String
    /// The element's node, so that what offends can be taken out.
    var node: xmlNodePtr

    /// Reads a report; nil where it is about no element.
    init?(code: Int32, message: String, node: UnsafeMutableRawPointer?) {
        guard let node else { return nil }
        // Every kind of node begins with the same fields, `type` and `parent` among them (tree.h).
        let base = node.assumingMemoryBound(to: xmlNode.self)
        var element = base
        var attribute: String?
        if base.pointee.type == XML_ATTRIBUTE_NODE {
            let own = node.assumingMemoryBound(to: xmlAttr.self)
            attribute = own.pointee.name.map { String(cString: $0) }
            guard let parent = own.pointee.parent else { return nil }
            element = parent
        }
        guard let ordinal = LibXMLTree.ordinal(of: element) else { return nil }
        if attribute == nil { attribute = Self.attributeName(in: message) }
        self.ordinal = ordinal
        self.attribute = attribute
        self.node = element
        self.message = message
        expected = Self.expectedNames(in: message)
        kind = Self.kind(code: code, message: message, isAboutAttribute: attribute != nil)
    }

    private static func kind(code: Int32, message: String, isAboutAttribute: Bool) -> Kind {
        switch xmlParserErrors(rawValue: xmlParserErrors.RawValue(code)) {
        case XML_SCHEMAV_ELEMENT_CONTENT:
            message.contains("Missing child") ? .missingChild : .unexpectedElement
        case XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_1, XML_SCHEMAV_CVC_COMPLEX_TYPE_3_2_2:
            .unknownAttribute
        case XML_SCHEMAV_CVC_COMPLEX_TYPE_4: .missingAttribute
        case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_3: .strayText
        case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_1:
            message.contains("Character content") ? .strayText : .strayElement
        case XML_SCHEMAV_CVC_COMPLEX_TYPE_2_2, XML_SCHEMAV_CVC_TYPE_3_1_2: .strayElement
        case XML_SCHEMAV_CVC_TYPE_3_1_1: .unknownAttribute
        case XML_SCHEMAV_CVC_ELT_1: .unknownRoot
        case XML_SCHEMAV_CVC_DATATYPE_VALID_1_2_1, XML_SCHEMAV_CVC_DATATYPE_VALID_1_2_2,
            XML_SCHEMAV_CVC_DATATYPE_VALID_1_2_3, XML_SCHEMAV_CVC_FACET_VALID,
            XML_SCHEMAV_CVC_LENGTH_VALID, XML_SCHEMAV_CVC_MINLENGTH_VALID,
            XML_SCHEMAV_CVC_MAXLENGTH_VALID, XML_SCHEMAV_CVC_MININCLUSIVE_VALID,
            XML_SCHEMAV_CVC_MAXINCLUSIVE_VALID, XML_SCHEMAV_CVC_MINEXCLUSIVE_VALID,
            XML_SCHEMAV_CVC_MAXEXCLUSIVE_VALID, XML_SCHEMAV_CVC_TOTALDIGITS_VALID,
            XML_SCHEMAV_CVC_FRACTIONDIGITS_VALID, XML_SCHEMAV_CVC_PATTERN_VALID,
            XML_SCHEMAV_CVC_ENUMERATION_VALID, XML_SCHEMAV_CVC_COMPLEX_TYPE_3_1,
            XML_SCHEMAV_CVC_ATTRIBUTE_3:
            .invalidValue
        default: isAboutAttribute ? .invalidValue : .other
        }
    }

    /// The local name in `Element 'x', attribute 'y': …`: libxml2 reports most faults of an attribute
    /// with its element's node.
    private static func attributeName(in message: String) -> String? {
        let parts = message.split(separator: "'", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, parts[2] == ", attribute " else { return nil }
        return parts[3].split(separator: "}").last.map(String.init)
    }

    /// The local names in `Expected is one of ( {namespace}a, {namespace}b ).`
    private static func expectedNames(in message: String) -> [String] {
        guard let list = message.split(separator: "(").last, message.contains("Expected is") else {
            return []
        }
        return list.split(whereSeparator: { " ,).\n".contains($0) }).compactMap { item in
            item.split(separator: "}").last.map(String.init)
        }.filter { !$0.isEmpty && !$0.hasPrefix("*") && !$0.hasPrefix("#") }
    }
}

/// A validation of one element with all below it.
enum SchemaValidator {
    static func reports(on node: xmlNodePtr, isRoot: Bool, tree: LibXMLTree, schema: xmlSchemaPtr)
        -> [SchemaReport]
    {
        guard let context = xmlSchemaNewValidCtxt(schema) else { return [] }
        defer { xmlSchemaFreeValidCtxt(context) }
        let collector = ReportCollector()
        xmlSchemaSetValidStructuredErrors(
            context,
            { collector, report in
                guard let collector, let report else { return }
                let message = report.pointee.message.map { String(cString: $0) } ?? ""
                if let value = SchemaReport(
                    code: report.pointee.code, message: message, node: report.pointee.node)
                {
                    Unmanaged<ReportCollector>.fromOpaque(collector).takeUnretainedValue()
                        .reports.append(value)
                }
            }, Unmanaged.passUnretained(collector).toOpaque())
        withExtendedLifetime(collector) {
            _ =
                isRoot
                ? xmlSchemaValidateDoc(context, tree.document)
                : xmlSchemaValidateOneElement(context, node)
        }
        return collector.reports
    }
}

private final class ReportCollector {
    var reports: [SchemaReport] = []
}
