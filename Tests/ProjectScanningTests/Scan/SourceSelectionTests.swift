import Diagnostics
import FileTree
import Testing

@testable import ProjectScanning

/// Trap 14: what looks like a style but isn't the project's own code.
@Suite("Source selection")
struct SourceSelectionTests {
    private static let decoy = """
        import ComposableArchitecture

        @Reducer
        struct DecoyFeature {}
        """

    @Test(
        "leaves out what isn't the project's own",
        arguments: [
            "Pods/Lib/Decoy.swift", "Carthage/Checkouts/Lib/Decoy.swift",
            ".build/checkouts/Decoy.swift",
            "DerivedData/App/Decoy.swift", "Vendor/Lib/Decoy.swift", "ThirdParty/Decoy.swift",
            "SourcePackages/checkouts/Decoy.swift", "node_modules/a/Decoy.swift",
            "Sources/Shop/Generated/Decoy.swift", "Sources/Shop/Decoy.generated.swift",
            "Templates/Feature.xctemplate/___FILEBASENAME___View.swift",
            "Tools/Feature.xctemplate/Decoy.swift", "Sources/Shop/Docs.docc/Resources/Decoy.swift",
            "Examples/Demo/Features/Decoy/DecoyFeature.swift", "Play.playground/Decoy.swift",
        ])
    func leavesOut(path: String) throws {
        var files = ShopProject.files(features: ["Catalog", "Cart"])
        let plain = try scan(files)
        files[path] = Self.decoy
        let facts = try scan(files)
        #expect(facts.architecture == plain.architecture)
        #expect(facts.project == plain.project)
        #expect(facts.features == plain.features)
        #expect(facts.layout == plain.layout)
        #expect(facts.integrationPoints == plain.integrationPoints)
        #expect(facts.habits == plain.habits)
    }

    @Test("the verdict's evidence stands in the project's own features, with path and line")
    func evidence() throws {
        var files = ShopProject.files(features: ["Catalog", "Cart"])
        for folder in ["Pods/Lib", ".build/checkouts/Lib", "DerivedData/App", "Tests/ShopTests"] {
            files["\(folder)/DecoyFeature.swift"] = Self.decoy
        }
        let facts = try scan(files)
        #expect(facts.architecture.label == .mvvmObservable)
        #expect(!facts.architecture.evidence.isEmpty)
        for item in facts.architecture.evidence {
            #expect(item.path.string.hasPrefix("Sources/Shop/Features/"))
            #expect(item.line >= 1)
        }
    }

    @Test("leaves out a file whose head says that a program wrote it")
    func generatedHead() throws {
        var files = ShopProject.files(features: ["Catalog", "Cart"])
        let plain = try scan(files)
        files["Sources/Shop/Features/Cart/Strings.swift"] =
            "// Generated using SwiftGen\n// swiftlint:disable all\n\n" + Self.decoy
        #expect(try scan(files).project.swiftFiles == plain.project.swiftFiles)
    }

    @Test(
        "style keywords in comments, strings, dead code and tests decide nothing",
        arguments: [
            "// @Reducer struct CartFeature {} import ComposableArchitecture\n",
            "let text = \"import ComposableArchitecture @Reducer struct A: Reducer {}\"\n",
            "let text = \"\"\"\nimport ComposableArchitecture\n@Reducer struct A {}\n\"\"\"\n",
            "#if false\nimport ComposableArchitecture\n@Reducer struct CartFeature {}\n#endif\n",
            "/* class CartViewModel: ObservableObject {} */\n",
        ])
    func keywordsDecideNothing(text: String) throws {
        var files = ShopProject.files(features: ["Catalog", "Cart"])
        let plain = try scan(files)
        let path = "Sources/Shop/Features/Cart/CartView.swift"
        files[path]? += "\n" + text
        #expect(try scan(files).architecture.ranking == plain.architecture.ranking)
        files["Tests/ShopTests/Cart/CartFeatureTests.swift"] = "import XCTest\n" + Self.decoy
        #expect(try scan(files).architecture.label == .mvvmObservable)
    }

    @Test("samples count where a repository holds nothing else, and where they are the root")
    func samplesAlone() throws {
        var inside: [String: String] = [:]
        for (path, text) in ShopProject.files(features: ["Catalog", "Cart"]) {
            inside["Examples/Shop/\(path)"] = text
        }
        #expect(try scan(inside).features.map(\.name) == ["Cart", "Catalog"])
        #expect(try scan(inside).architecture.label == .mvvmObservable)
    }

    @Test("the order in which files are listed changes nothing")
    func anyOrder() throws {
        struct Reversed: ProjectContents {
            let project: ProjectInMemory

            func fileList() -> ProjectFileList {
                ProjectFileList(files: project.fileList().files.sorted().reversed())
            }

            func makeReader() -> any ProjectFileReader { project }
        }
        let project = ProjectInMemory(ShopProject.files(features: ["Catalog", "Cart", "Search"]))
        let forwards = try ProjectScanner(project, folderName: "Shop", threads: 1).scan().facts
        let backwards = try ProjectScanner(
            Reversed(project: project), folderName: "Shop", threads: 4
        ).scan().facts
        #expect(forwards == backwards)
    }

    @Test("files that aren't UTF-8 or can't be read leave the rest as it is")
    func unreadable() throws {
        struct Broken: ProjectContents, ProjectFileReader {
            let project: ProjectInMemory

            func fileList() throws(Failure) -> ProjectFileList {
                var list = project.fileList()
                if let path = try? RelativePath(validating: "Sources/Shop/Locked.swift") {
                    list.files.append(path)
                }
                if let path = try? RelativePath(validating: "Sources/Shop/Latin.swift") {
                    list.files.append(path)
                }
                return list
            }

            func makeReader() -> any ProjectFileReader { self }

            func read(_ path: RelativePath) throws(Failure) -> [UInt8] {
                if path.name == "Latin.swift" { return [0xFF, 0xFE, 0x63, 0x6C, 0xE9, 0x0A] }
                return try project.read(path)
            }
        }
        let project = ProjectInMemory(ShopProject.files(features: ["Catalog", "Cart"]))
        let outcome = try ProjectScanner(Broken(project: project), folderName: "Shop").scan()
        #expect(outcome.facts.architecture.label == .mvvmObservable)
        #expect(outcome.diagnostics.contains { $0.message.contains("Locked.swift") })
        #expect(outcome.diagnostics.allSatisfy { $0.severity != .error })
    }
}
