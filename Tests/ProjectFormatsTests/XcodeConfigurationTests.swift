import Diagnostics
import Testing

@testable import ProjectFormats

@Suite("xcconfig files and build settings")
struct XcodeConfigurationTests {
    private func read(_ text: String) -> XcodeConfigurationFile {
        XcodeConfigurationFile(parsing: Array(text.utf8), path: "Base.xcconfig")
    }

    private func settings(_ lines: [(String, String)]) -> BuildSettings {
        BuildSettings(lines.map { BuildSettingAssignment(key: $0.0, value: $0.1) })
    }

    @Test("assignments, conditions, comments, includes and continued lines are read")
    func readsStatements() {
        let file = read(
            """
            // a comment
            #include "Shared/Base.xcconfig"
            #include? "Local.xcconfig" // may be absent
            SWIFT_VERSION = 6.0 // the mode
            KEY[sdk=iphoneos*][arch=arm64]=one two
            FLAGS = -a \\
              -b
            URL = https://example.com
            EMPTY =
            SEMI = 1;
            not a setting
            """)
        let condition = BuildSettingAssignment.Condition.self
        #expect(file.statements.count == 8)
        #expect(file.statements[0] == .include(path: "Shared/Base.xcconfig", isOptional: false))
        #expect(file.statements[1] == .include(path: "Local.xcconfig", isOptional: true))
        let assignments = file.statements.compactMap { statement in
            if case .assignment(let assignment) = statement { assignment } else { nil }
        }
        #expect(
            assignments.map(\.name) == ["SWIFT_VERSION", "KEY", "FLAGS", "URL", "EMPTY", "SEMI"])
        #expect(assignments.map(\.value) == ["6.0", "one two", "-a  -b", "https:", "", "1"])
        #expect(
            assignments[1].conditions == [
                condition.init(key: "sdk", pattern: "iphoneos*"),
                condition.init(key: "arch", pattern: "arm64"),
            ])
        #expect(file.diagnostics.map(\.location?.line) == [11])
    }

    @Test("includes are followed beside the including file, each once in a chain")
    func followsIncludes() {
        let files = [
            "Config/A.xcconfig": "X = 1\n#include \"../B.xcconfig\"\nX = $(inherited) 3\n",
            "B.xcconfig":
                "X = $(inherited) 2\n#include \"Config/A.xcconfig\"\n#include \"Gone.xcconfig\"\n",
        ]
        let all = XcodeConfigurationIncludes(path: "Config/A.xcconfig") {
            files[$0].map { Array($0.utf8) }
        }
        #expect(BuildSettings(all.assignments)["X"] == "1 2 3")
        #expect(all.diagnostics.map(\.id) == ["xcconfig.cycle", "xcconfig.missing"])
    }

    @Test("files that include each other many times are bounded")
    func boundsIncludes() {
        let line = "#include \"A.xcconfig\"\n"
        var reads = 0
        _ = XcodeConfigurationIncludes(path: "0") { path in
            reads += 1
            let number = Int(path) ?? 0
            return Array((0..<50).map { "#include \"\(number + $0 + 1)\"\n" }.joined().utf8)
                + Array(line.utf8)
        }
        #expect(reads <= XcodeConfigurationIncludes.maximumFiles)
    }

    @Test("conditions count only where they match")
    func appliesConditions() {
        let settings = settings([
            ("A", "plain"), ("A[sdk=macosx*]", "mac"), ("A[sdk=iphone*]", "phone"),
            ("B", "plain"), ("B[config=Release]", "release"), ("C[sdk=watchos*]", "watch"),
            ("D[sdk=*][arch=x86_64]", "intel"), ("D[what=ever]", "unknown"),
        ])
        #expect(settings["A"] == "phone")
        #expect(settings["B"] == "plain")
        #expect(settings["C"] == nil)
        #expect(settings["D"] == nil)
    }

    @Test("variables nest, have operators, and are empty where nothing sets them")
    func expandsVariables() {
        let settings = settings([
            ("TEAM", "X1"), ("STYLE_X1_My_App", "Manual"), ("TARGET_NAME", "My App"),
            ("A", "$(STYLE_$(TEAM)_$(TARGET_NAME:c99extidentifier))"),
            ("B", "${GONE}|$(GONE:default=none)|$TEAM|$(TARGET_NAME:rfc1034identifier)"),
            ("C", "costs $ 5 and $(open"),
        ])
        #expect(settings["A"] == "Manual")
        #expect(settings["B"] == "|none|X1|My-App")
        #expect(settings["C"] == "costs $ 5 and $(open")
    }

    @Test("variables that need themselves, or double again and again, come to an end")
    func boundsExpansion() {
        let cycle = settings([("A", "$(B)"), ("B", "$(A) x")])
        #expect((cycle["A"] ?? "").utf8.count < 1_000)
        var lines = [("V0", "xxxxxxxxxxxxxxxx")]
        for index in 1..<60 { lines.append(("V\(index)", "$(V\(index - 1))$(V\(index - 1))")) }
        #expect((settings(lines)["V59"] ?? "").utf8.count < 1 << 21)
        let open = String(repeating: "$(", count: 30_000)
        #expect(settings([("A", open)])["A"] != nil)
    }

    @Test(
        "a module's name is an identifier",
        arguments: [
            ("Shop", "Shop"), ("My Shop-iOS", "My_Shop_iOS"), ("3D", "_D"),
            ("Caf\u{e9}", "Caf\u{e9}"),
            ("a.b+c", "a_b_c"), ("", ""),
        ])
    func namesModules(text: String, name: String) {
        #expect(ModuleName.identifier(from: text) == name)
    }

    @Test("no bytes make reading crash")
    func survivesMutations() {
        var mutator = ByteMutator(seed: 2)
        let seed = Array(
            "#include? \"A\"\nA[sdk=iphoneos*] = $(B:lower) // c\nB = ${inherited}\\\n x\n".utf8)
        for _ in 0..<2_000 {
            let bytes = mutator.mutate(mutator.mutate(seed))
            let all = XcodeConfigurationIncludes(path: "A") { $0 == "A" ? bytes : nil }
            let settings = BuildSettings(all.assignments)
            #expect(
                all.assignments.filter(\.conditions.isEmpty).allSatisfy { settings[$0.name] != nil }
            )
        }
    }
}
