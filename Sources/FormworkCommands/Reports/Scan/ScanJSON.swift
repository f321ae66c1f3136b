import ProjectScanning

/// The result of `scan` as JSON, schema version 1.
enum ScanJSON {
    /// The members of the object.
    /// - Parameters:
    ///   - facts: what was found.
    ///   - resolution: which set fits.
    static func members(_ facts: ProjectFacts, resolution: JSONValue) -> [String: JSONValue] {
        [
            "project": project(facts),
            "architecture": architecture(facts.architecture),
            "layout": layout(facts.layout),
            "features": .array(facts.features.map(feature)),
            "habits": .object(facts.habits.readings.mapValues(habit)),
            "integrationPoints": .array(facts.integrationPoints.map(point)),
            "resolution": resolution,
        ]
    }

    private static func project(_ facts: ProjectFacts) -> JSONValue {
        let project = facts.project
        return .object([
            "name": .string(project.name),
            "kind": .strings(project.kinds.map(\.rawValue)),
            "module": .string(project.module),
            "targets": .strings(facts.targets.map(\.name)),
            "swiftLanguageMode": .string(project.swiftLanguageMode),
            "defaultIsolation": .string(project.defaultIsolation.rawValue),
            "deploymentTarget": .optional(project.deploymentTarget),
            "testFramework": .string(project.testFramework.rawValue),
            "indentation": .object([
                "style": .string(project.indentation.style.rawValue),
                "width": .integer(project.indentation.width),
            ]),
            "lineEnding": .string(project.lineEnding.rawValue),
            "fileHeader": .optional(project.fileHeader?.template),
            "swiftFiles": .integer(project.swiftFiles),
        ])
    }

    private static func architecture(_ verdict: ArchitectureVerdict) -> JSONValue {
        .object([
            "label": .string(verdict.label.rawValue),
            "confidence": .number(verdict.confidence),
            "ranking": .array(
                verdict.ranking.map {
                    .object(["label": .string($0.label.rawValue), "score": .number($0.score)])
                }),
            "evidence": .array(
                verdict.evidence.map {
                    .object([
                        "label": .string($0.label.rawValue), "weight": .number($0.weight),
                        "path": .string($0.path.description), "line": .integer($0.line),
                        "what": .string($0.what),
                    ])
                }),
        ])
    }

    private static func layout(_ layout: LayoutFacts) -> JSONValue {
        .object([
            "featureRoots": .strings(layout.featureRoots.map(\.description)),
            "featurePath": .optional(layout.featurePath),
            "testPath": .optional(layout.testPath),
            "testRoots": .strings(layout.testRoots.map(\.description)),
        ])
    }

    private static func feature(_ feature: FeatureFacts) -> JSONValue {
        func files(_ files: [FeatureFacts.RoledFile]) -> JSONValue {
            .array(
                files.map {
                    .object(["path": .string($0.path.description), "role": .string($0.role)])
                })
        }
        return .object([
            "name": .string(feature.name), "group": .optional(feature.group),
            "path": .optional(feature.path?.description), "files": files(feature.files),
            "tests": files(feature.tests),
        ])
    }

    private static func habit(_ reading: HabitReading) -> JSONValue {
        let value: JSONValue =
            switch reading.value {
            case .text(let text): .string(text)
            case .flag(let flag): .boolean(flag)
            case .list(let list): .strings(list)
            case .none: .null
            }
        return .object([
            "value": value,
            "confidence": .number((reading.confidence * 100).rounded() / 100),
            "of": .object(reading.counts.mapValues { .integer($0) }),
            "source": .string(reading.configuration ?? "counted"),
        ])
    }

    private static func point(_ point: IntegrationPoint) -> JSONValue {
        .object([
            "kind": .string(point.kind.rawValue), "path": .string(point.path.description),
            "line": .integer(point.line), "name": .string(point.name),
        ])
    }
}
