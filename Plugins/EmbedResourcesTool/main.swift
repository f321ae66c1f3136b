import Foundation

// Usage: EmbedResourcesTool OUTPUT FOLDER…
// Writes a Swift file that holds every file below the folders: path (with the folder's own name
// first), mode and content. Text is written as string literals so that compiling stays fast;
// what isn't UTF-8 is written as base64.

/// The characters of a Swift string literal that stands for `text`.
func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value > 0x7E {
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
    return result + "\""
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: EmbedResourcesTool OUTPUT FOLDER...\n".utf8))
    exit(64)
}

var entries: [(path: String, entry: String)] = []
for folder in arguments.dropFirst(2) {
    let root = URL(fileURLWithPath: folder).standardizedFileURL
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { continue }
    for case let relative as String in walk {
        let file = root.appendingPathComponent(relative)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
        let isOwnSource = root.lastPathComponent == "TemplateSets" && !relative.contains("/")
        if isOwnSource || relative.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            continue
        }
        let data = try Data(contentsOf: file)
        let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o644
        let path = "\(root.lastPathComponent)/\(relative)"
        let content =
            String(data: data, encoding: .utf8).map { "text: \(literal($0))" }
            ?? "base64: \(literal(data.base64EncodedString()))"
        let isExecutable = permissions & 0o111 != 0
        entries.append(
            (path, "    .init(path: \(literal(path)), isExecutable: \(isExecutable), \(content)),"))
    }
}
entries.sort { $0.path < $1.path }
let source =
    "// Made by EmbedResourcesTool at build time.\n"
    + "let embeddedResources: [EmbeddedResource] = [\n"
    + entries.map(\.entry).joined(separator: "\n") + "\n]\n"
try Data(source.utf8).write(to: URL(fileURLWithPath: arguments[1]))
