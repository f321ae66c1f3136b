import Foundation
import Testing

@Suite("formwork check")
struct CheckTests {
    private let formwork = BuiltProgram.formwork

    private static let layers = """
        <?xml version="1.0" encoding="UTF-8"?>
        <templateSet xmlns="urn:formwork:template-set:1" id="layers" version="1.0.0">
          <title>Layers</title>
          <summary>Three layers.</summary>
          <layers>
            <layer id="domain">
              <path>Domain/**</path>
              <mayImport module="Foundation"/>
              <mayNotName type="URLSession" module="Foundation"/>
            </layer>
            <layer id="data"><path>Data/**</path><mayUse layer="domain"/></layer>
            <layer id="presentation"><path>Presentation/**</path><mayUse layer="domain"/></layer>
          </layers>
        </templateSet>
        """
    private static let pin = """
        <formwork xmlns="urn:formwork:project:1"><set id="layers"/></formwork>
        """
    private static let domain = "App/Order/Domain/Order.swift"

    private func project(_ files: [String: String] = [:]) throws -> ProjectCopy {
        try ProjectCopy(
            [
                "TemplateSets/layers/template-set.xml": Self.layers, "Formwork.xml": Self.pin,
                Self.domain: "import Foundation\n\nstruct Order {\n    let id: UUID\n}\n",
                "App/Order/Data/OrderDTO.swift": "struct OrderDTO {}\n",
                "App/Order/Presentation/OrderView.swift": "struct OrderView { let order: Order }\n",
            ].merging(files) { $1 })
    }

    @Test("a project without a violation is 0 and says what was checked")
    func clean() throws {
        let project = try project()
        let run = try formwork("check", "--project", project.path)
        #expect(run.code == 0, "\(run.messages)")
        #expect(
            run.output
                == "layers (pinned): 1 in domain, 1 in data, 1 in presentation\nno violation\n")
        #expect(run.messages == "")
    }

    @Test("a violation is an error with its place, as the compiler prints it, and 1")
    func violation() throws {
        let project = try project([
            Self.domain: "import SwiftUI\n\nstruct Order {\n    let dto: OrderDTO\n}\n"
        ])
        let run = try formwork("check", "--project", project.path)
        #expect(run.code == 1)
        #expect(
            run.messages.hasPrefix(
                """
                \(Self.domain):1:1: error: the layer 'domain' may not import 'SwiftUI'
                import SwiftUI
                ^
                """), "\(run.messages)")
        #expect(run.messages.contains("\(Self.domain):4:14: error: "))
        #expect(run.messages.contains("App/Order/Data/OrderDTO.swift:1: note: "))
        let annotated = try formwork(
            "check", "--project", project.path, environment: ["GITHUB_ACTIONS": "true"])
        #expect(
            annotated.messages.hasPrefix(
                "::error file=\(Self.domain),line=1,col=1,title=architecture.import::"),
            "\(annotated.messages)")
    }

    @Test("JSON names rule, layer and symbol of each violation")
    func json() throws {
        let project = try project([Self.domain: "let s: URLSession? = nil\n"])
        let run = try formwork("check", "--project", project.path, "--json")
        #expect(run.code == 1)
        let object = try JSONObject(run.output)
        let violation = try #require(object.objects("violations").first)
        #expect(violation["rule"] == "framework-type")
        #expect(violation["layer"] == "domain")
        #expect(violation["symbol"] == "URLSession")
        #expect(violation["path"] == Self.domain)
        #expect(violation.integer("line") == 1)
        #expect(violation.integer("column") == 8)
        #expect(violation["set"] == "layers")
        #expect(violation.flag("isInBaseline") == false)
        #expect(object.objects("sets").first?["because"] == "pinned")
        #expect(object.objects("diagnostics").map { $0["id"] } == ["architecture.framework-type"])
    }

    @Test("paths narrow the check, relative to the working folder or absolute")
    func paths() throws {
        let project = try project([
            Self.domain: "import SwiftUI\n", "App/Cart/Domain/Cart.swift": "import UIKit\n",
        ])
        func found(_ path: String, in folder: String = "") throws -> [String?] {
            let run = try formwork(
                "check", path, "--json", in: project.url.appendingPathComponent(folder))
            return try JSONObject(run.output).objects("violations").map { $0["symbol"] }
        }
        #expect(try found("App/Cart") == ["UIKit"])
        #expect(try found("../Order/./Domain", in: "App/Cart") == ["SwiftUI"])
        #expect(try found("\(project.path)/\(Self.domain)") == ["SwiftUI"])
        #expect(try found(".") == ["UIKit", "SwiftUI"])
        let outside = try formwork("check", project.path + "/App/Cart")
        #expect(outside.code == 1, "\(outside.messages)")
        #expect(try formwork("check", "App/Nowhere", in: project.url).code == 66)
        let other = try ProjectCopy(["a.txt": ""])
        let foreign = try formwork("check", other.path, "--project", project.path)
        #expect(foreign.code == 64)
    }

    @Test("a set without layers checks nothing and says so")
    func noLayers() throws {
        let project = try ProjectCopy()
        let run = try formwork("check", "--project", project.path, "--set", "mvvm-observable")
        #expect(run.code == 0)
        #expect(run.messages.contains("note: the set 'mvvm-observable' declares no layers"))
        #expect(run.output == "no violation\n")
    }

    @Test("a generated feature is held against the set of its receipt, whatever fits the project")
    func receipts() throws {
        let project = try ProjectCopy()
        let set = Self.layers.replacingOccurrences(
            of: "<layers>",
            with: """
                <roles><role id="model" suffix=""/></roles>
                <files><file id="m" role="model" template="M.stencil" output="Domain/{{ feature }}.swift"/></files>
                <layers>
                """)
        try project.write(set, to: "TemplateSets/layers/template-set.xml")
        try project.write(
            "import SwiftUI\n\nstruct {{ feature }} {}\n", to: "TemplateSets/layers/M.stencil")
        let made = try formwork(
            "generate", "Profile", "--set", "layers", "--project", project.path)
        #expect(made.code == 0, "\(made.messages)")
        let run = try formwork("check", "--project", project.path, "--json")
        let object = try JSONObject(run.output)
        #expect(run.code == 1)
        #expect(
            object.objects("violations").map { $0["path"] } == [
                "Sources/Storefront/Features/Profile/Domain/Profile.swift"
            ])
        #expect(object.objects("sets").first?["because"] == "receipt")
    }

    @Test(
        "open items of a generated feature's checklist are notes, and count only with --checklist")
    func checklist() throws {
        let project = try ProjectCopy()
        try formwork("generate", "Profile", "--project", project.path)
        let fixtures = "Sources/Storefront/Features/Profile/ProfileFixtures.swift"
        try FileManager.default.removeItem(at: project.url.appendingPathComponent(fixtures))
        let run = try formwork("check", "--project", project.path)
        #expect(run.code == 0)
        #expect(
            run.messages.contains("note: 'Profile' still lacks: Models and a fixture"),
            "\(run.messages)")
        #expect(!run.messages.contains("Protocol for what the view model needs"))
        let counted = try formwork("check", "--project", project.path, "--checklist", "--json")
        #expect(counted.code == 1)
        let feature = try #require(try JSONObject(counted.output).objects("checklist").first)
        #expect(feature["feature"] == "Profile")
        let items = feature.objects("items")
        #expect(items.first { $0["text"] == "Models and a fixture" }?.flag("done") == false)
        #expect(
            items.first { $0["text"] == "Protocol for what the view model needs" }?.flag("done")
                == true)
    }

    @Test("a baseline silences what is there, not what is new, and its dead entries are told")
    func baseline() throws {
        let project = try project([Self.domain: "import SwiftUI\nimport UIKit\n"])
        func check(_ words: String...) throws -> BuiltProgram.Result {
            try BuiltProgram.run(
                [formwork.path, "check"] + words, in: project.url)
        }
        let written = try check("--write-baseline", "base.json")
        #expect(written.code == 0, "\(written.messages)")
        #expect(try check("--baseline", "base.json").code == 0)
        try project.write("// x\nimport SwiftUI\nimport Combine\n", to: Self.domain)
        let run = try check("--baseline", "base.json")
        #expect(run.code == 1)
        #expect(run.messages.contains("may not import 'Combine'"))
        #expect(!run.messages.contains("import 'SwiftUI'"))
        #expect(run.messages.contains("warning: the baseline still lists 'UIKit' (import)"))
        #expect(run.output.hasSuffix("1 violation, 1 in the baseline\n"))
        #expect(try check("--write-baseline", "base.json").code == 0)
        #expect(try check("--baseline", "base.json").messages == "")
        #expect(try check("--baseline", "none.json").code == 66)
        try project.write("x", to: "bad.json")
        #expect(try check("--baseline", "bad.json").code == 65)
        #expect(try check("--baseline", "base.json", "--write-baseline", "base.json").code == 64)
        #expect(try check("--write-baseline", "/tmp/outside.json").code == 64)
    }

    @Test("a baseline keeps what it says of paths that weren't checked, and replaces no other file")
    func baselineOfAPath() throws {
        let other = "App/Order/Domain/Money.swift"
        let project = try project([
            Self.domain: "import SwiftUI\n", other: "import UIKit\n",
        ])
        func check(_ words: String...) throws -> BuiltProgram.Result {
            try BuiltProgram.run([formwork.path, "check"] + words, in: project.url)
        }
        #expect(try check("--write-baseline", "base.json").code == 0)
        #expect(try check(other, "--write-baseline", "base.json").code == 0)
        #expect(try check("--baseline", "base.json").messages == "")
        try project.write("notes", to: "notes.txt")
        #expect(try check("--write-baseline", "notes.txt").code == 65)
        #expect(project.text("notes.txt") == "notes")
    }
}
