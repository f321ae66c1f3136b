import Foundation
import Testing

@Suite("formwork generate with clean-architecture")
struct CleanArchitectureTests {
    private let formwork = BuiltProgram.formwork

    private func generate(
        _ feature: String, _ options: [String] = [], in project: ProjectCopy
    ) throws -> JSONObject {
        let run = try BuiltProgram.run(
            [formwork.path, "generate", feature, "--project", project.path]
                + ["--set", "clean-architecture", "--json"] + options)
        try #require(run.code == 0, "\(run.output)")
        return try JSONObject(run.output)
    }

    private func paths(_ report: JSONObject, _ action: String = "create") -> [String] {
        report.objects("files").filter { $0["action"] == action }.compactMap { $0["path"] }
    }

    private static let empty = ["Sources/App/App.swift": "enum App {}\n"]

    @Test("maps the thirteen items of the checklist, and leaves only what needs an edit open")
    func checklist() throws {
        let report = try generate("Order", in: try ProjectCopy())
        let items = report.objects("checklist")

        #expect(items.count == 13)
        #expect(
            items.filter { $0.flag("done") == false }.compactMap { $0["text"] } == [
                "Registered in the composition root",
                "Navigation destination wired into AppRoute",
            ])
        #expect(report.objects("edits").allSatisfy { $0["status"] == "proposed" })
    }

    @Test("names the folders that files went to, and leaves a route open that nothing shows")
    func checklistOfAnEmptyProject() throws {
        let project = try ProjectCopy(Self.empty)
        let first = try generate("Order", in: project)
        let texts = first.objects("checklist").compactMap { $0["text"] }
        let model = try #require(paths(first).first { $0.hasSuffix("/Order.swift") })

        #expect(texts.contains("Domain model in \(model.dropLast("/Order.swift".count))"))
        let open = first.objects("checklist").filter { $0.flag("done") == false }
        #expect(
            open.compactMap { $0["text"] }.contains("Navigation destination wired into AppRoute"))
    }

    @Test("proposes what compiles once what it says is needed is there")
    func proposals() throws {
        let edits = try generate("Order", in: try ProjectCopy(Self.empty)).objects("edits")
        let root = try #require(edits.first { $0["kind"] == "composition-root" }?["addition"])
        #expect(root.hasPrefix("// AppDependencies needs a 'client' of type 'any APIClient'\n"))
        #expect(root.contains("\nextension AppDependencies {\n"))

        let options = ["--value", "module-kind=package"]
        let package = try generate("Order", options, in: try ProjectCopy()).objects("edits")
        let packaged = try #require(package.first { $0["kind"] == "composition-root" }?["addition"])
        #expect(packaged.hasPrefix("import OrderData\nimport OrderDomain\n"))
        #expect(packaged.contains("conforms to OrderAPIClient"))
    }

    @Test("tells an answer that says no from a network that doesn't answer")
    func statuses() throws {
        let project = try ProjectCopy(Self.empty)
        let made = paths(try generate("Order", in: project))
        let client = try #require(made.first { $0.hasSuffix("/APIClient.swift") })
        let text = try #require(project.text(client))

        #expect(text.contains("case 404, 410: throw DomainError.notFound"))
        #expect(text.contains("default: throw DomainError.invalidResponse"))
        #expect(!text.contains("badServerResponse"))
    }

    @Test("leaves 'final' out where the project does")
    func finalHabit() throws {
        var files = Self.empty
        files["Formwork.xml"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <formwork xmlns="urn:formwork:project:1"><style final="false"/></formwork>
            """
        let project = try ProjectCopy(files)
        let made = paths(try generate("Order", ["--with", "local-store"], in: project))
        for name in ["/OrderViewModel.swift", "/OrderRecord.swift"] {
            let path = try #require(made.first { $0.hasSuffix(name) })
            #expect(project.text(path)?.contains("final class") == false, "\(path)")
        }
    }

    @Test("creates shared pieces once, and undo leaves them while another feature uses them")
    func sharedPieces() throws {
        let project = try ProjectCopy(Self.empty)
        let before = try project.snapshot()
        let first = paths(try generate("Order", in: project))
        let second = try generate("Invoice", in: project)
        let shared = ["DomainError", "APIClient", "AppRoute"].map { name in
            first.first { $0.hasSuffix("/\(name).swift") } ?? name
        }

        #expect(paths(second, "identical").sorted() == shared.sorted())
        #expect(try formwork("undo", "Order", "--project", project.path).code == 0)
        for path in shared { #expect(project.text(path) != nil, "\(path)") }
        #expect(try formwork("undo", "Invoice", "--project", project.path).code == 0)
        #expect(try project.snapshot() == before)
    }

    @Test("takes the project's own client where it fits, and says so")
    func projectsClient() throws {
        let project = try ProjectCopy()
        let report = try generate("Order", in: project)
        let repository = paths(report).first { $0.hasSuffix("LiveOrderRepository.swift") }

        #expect(!paths(report).contains { $0.hasSuffix("APIClient.swift") })
        #expect(
            try project.text(#require(repository))?.contains("private let client: StoreClient")
                == true)
        #expect(
            report.objects("diagnostics").contains {
                $0["id"] == "shared.found" && $0["path"]?.hasSuffix("StoreClient.swift") == true
            })
    }

    @Test("gives the feature its own error where the project's has another shape")
    func foreignError() throws {
        var files = Self.empty
        files["Sources/App/DomainError.swift"] = "enum DomainError: Error { case offline }\n"
        let report = try generate("Order", in: try ProjectCopy(files))

        #expect(paths(report).contains { $0.hasSuffix("Order/Domain/Model/OrderError.swift") })
        #expect(
            report.objects("diagnostics").contains {
                $0["id"] == "shared.unfit" && $0["message"]?.contains("network(code: Int)") == true
            })
    }

    @Test("leaves the use case out where the rest of the project does, and names the rule")
    func useCaseFollowsTheProject() throws {
        var files = Self.empty
        for feature in ["Cart", "Offers", "Search"] {
            let folder = "Sources/App/Features/\(feature)"
            files["\(folder)/\(feature)View.swift"] =
                "import SwiftUI\n\nstruct \(feature)View: View { var body: some View { Text(\"\") } }\n"
            files["\(folder)/\(feature)ViewModel.swift"] =
                "import Observation\n\n@Observable final class \(feature)ViewModel {}\n"
            files["\(folder)/\(feature)Repository.swift"] = "protocol \(feature)Repository {}\n"
        }
        let report = try generate("Order", in: try ProjectCopy(files))

        #expect(!paths(report).contains { $0.contains("UseCase") })
        #expect(report.objects("checklist").count == 13)
        let notes = report.objects("diagnostics").compactMap { $0["message"] }
        #expect(notes.contains { $0.contains("as in the rest of the project (0%") }, "\(notes)")
    }

    @Test("puts each file where a project that keeps its layers apart has that layer")
    func layersApart() throws {
        var files: [String: String] = [:]
        for feature in ["Cart", "Offers"] {
            files["App/Domain/Entities/\(feature).swift"] = "struct \(feature) {}\n"
            files["AppTests/Domain/Get\(feature)UseCaseTests.swift"] = "import Testing\n"
            files["App/Domain/Use Cases/Get\(feature)UseCase.swift"] =
                "struct Get\(feature)UseCase {}\n"
            files["App/Data/Repositories/Live\(feature)Repository.swift"] =
                "final class Live\(feature)Repository {}\n"
            files["App/Presentation/\(feature)/\(feature)View.swift"] =
                "import SwiftUI\n\nstruct \(feature)View: View { var body: some View { Text(\"\") } }\n"
            files["App/Presentation/\(feature)/\(feature)ViewModel.swift"] =
                "import Observation\n\n@Observable final class \(feature)ViewModel {}\n"
        }
        let made = paths(try generate("Order", in: try ProjectCopy(files)))

        for path in [
            "AppTests/Domain/GetOrderUseCaseTests.swift",
            "App/Domain/Entities/Order.swift", "App/Domain/Use Cases/GetOrderUseCase.swift",
            "App/Domain/Repository/OrderRepository.swift",
            "App/Data/Repositories/LiveOrderRepository.swift", "App/Data/Remote/OrderDTO.swift",
            "App/Presentation/Order/OrderViewModel.swift",
        ] { #expect(made.contains(path), "\(path): \(made)") }
    }

    @Test(
        "gives no two files of a target one name, whatever is chosen",
        arguments: ["--with", "--without"],
        [[], ["--with", "local-store"], ["--value", "module-kind=package"]])
    func basenames(useCase: String, options: [String]) throws {
        let project = try ProjectCopy(Self.empty)
        let made = paths(try generate("Order", [useCase, "use-case"] + options, in: project))
        let names = made.compactMap { $0.split(separator: "/").last }

        #expect(Set(names).count == names.count)
        for path in made {
            #expect(project.text(path)?.contains("FoundationNetworking") == false)
        }
    }

    @Test("makes a package whose domain builds alone, and which refuses a reversed import")
    func package() throws {
        guard Toolchain.isAvailable else { return }
        let project = try ProjectCopy(Self.empty)
        _ = try generate("Order", ["--value", "module-kind=package"], in: project)
        let package = project.path + "/Packages/Order"
        func build(_ target: String) throws -> Toolchain.Outcome {
            try Toolchain.swift(["build", "--package-path", package, "--target", target])
        }
        let domain = try build("OrderDomain")
        #expect(domain.exitCode == 0, "\(domain.output)")

        let file = "Packages/Order/Sources/OrderDomain/Model/Order.swift"
        let model = try #require(project.text(file))
        try project.write("import OrderData\n\n" + model, to: file)
        let reversed = try build("OrderDomain")
        #expect(reversed.exitCode != 0)
        #expect(reversed.output.contains("OrderData"))
    }

    @Test("is what a project with use cases and repositories gets by itself")
    func resolution() throws {
        let project = try ProjectCopy(Self.empty)
        for feature in ["Order", "Invoice"] { _ = try generate(feature, in: project) }
        let run = try formwork("scan", "--project", project.path, "--json")
        let resolution = try JSONObject(run.output).object("resolution")

        #expect(resolution?["set"] == "clean-architecture")
    }
}
