import FeatureGeneration

/// What people and programs read of the lines by which a project is wired to a feature.
enum WiringReport {
    /// The lines under a title; none where there are none.
    static func lines(_ wiring: [WiringLine], title: String) -> [String] {
        guard !wiring.isEmpty else { return [] }
        return ["", title] + wiring.map { "  \($0.path):\($0.line): \($0.text)" }
    }

    /// The lines as JSON.
    static func json(_ wiring: [WiringLine]) -> JSONValue {
        .array(
            wiring.map {
                .object([
                    "path": .string($0.path.description), "line": .integer($0.line),
                    "text": .string($0.text),
                ])
            })
    }
}
