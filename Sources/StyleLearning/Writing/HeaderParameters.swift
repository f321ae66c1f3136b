import TemplateManifest

/// The values that stand in files' headers: nobody is asked for them, and anyone may give them.
struct HeaderParameters {
    /// How the project writes days.
    let dayPattern: String?

    /// The parameters that templates use.
    func parameters(usedBy sources: [String: SetSource]) -> [Parameter] {
        all.filter { parameter in
            let tag = Array("{{ \(parameter.name) }}".utf8)
            return sources.values.contains { $0.bytes.contains(tag) }
        }
    }

    private var all: [Parameter] {
        typealias Name = HeaderAbstraction.Parameter
        let pattern = dayPattern.map { "date|dayFormat:'\($0)'" } ?? "date"
        return [
            parameter(Name.author, "The author that headers name", "author"),
            parameter(Name.day, "The day in headers, as the project writes days", pattern),
            parameter(Name.year, "The year in headers", "year"),
        ]
    }

    private func parameter(_ name: String, _ prompt: String, _ value: String) -> Parameter {
        var parameter = Parameter(name: name, type: .text, prompt: prompt)
        parameter.defaultValue = SourcedText(value)
        parameter.condition = SourcedText("false")
        return parameter
    }
}

extension [UInt8] {
    /// Whether other bytes stand among these.
    fileprivate func contains(_ other: [UInt8]) -> Bool {
        guard let first = other.first, count >= other.count else { return false }
        return indices.dropLast(other.count - 1).contains { index in
            self[index] == first && self[index..<index + other.count].elementsEqual(other)
        }
    }
}
