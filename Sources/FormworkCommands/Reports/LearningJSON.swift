import StyleLearning

/// What a set was learned from, as JSON.
enum LearningJSON {
    /// The value of `learned`.
    static func value(_ report: LearningReport, others: [OtherFeatures]) -> JSONValue {
        .object([
            "siblings": .array(
                report.siblings.map {
                    .object(["name": .string($0.name), "folder": .optional($0.folder)])
                }),
            "files": .array(
                report.files.map {
                    .object([
                        "id": .string($0.id), "output": .string($0.output),
                        "support": .integer($0.support),
                        "exemplar": .string($0.exemplar.description),
                        "option": .optional($0.option),
                    ])
                }),
            "others": .array(
                others.map {
                    .object(["folder": .string($0.folder), "features": .integer($0.count)])
                }),
            "present": .strings(report.present),
            "leftOut": .array(
                report.leftOut.map {
                    .object([
                        "path": .string($0.path.description), "what": .string($0.what),
                        "why": .string($0.why),
                    ])
                }),
        ])
    }
}
