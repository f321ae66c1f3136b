import Testing
import TreeFixtures

@Suite("formwork set learn, with odd names and texts")
struct SetLearnFuzzTests {
    private let formwork = BuiltProgram.formwork

    private static let marks = [
        "&", "\"", "'", "]]>", "<", ">", "é", "e\u{301}", "日本", "🙂", " ", "  ", "{", "}", "{{",
        "}}", "{%", "%}", "{#", "#}", "$&", "\\1", "(", ")", "[", "+", "-", "_", "#", "@", "~",
        ";", "!", "\u{A0}", "\u{200B}", "&amp;", "<!--", "?", "*", "|", "^", "`", "a", "Z", "0",
        "9", "xY",
    ]

    /// Marks in any order.
    private static func text(_ count: Int, _ numbers: inout SeededNumbers) -> String {
        (0..<count).map { _ in marks.randomElement(using: &numbers) ?? "" }.joined()
    }

    /// Three features with the same odd names around theirs, and the same odd texts in their files.
    private static func files(_ numbers: inout SeededNumbers) -> [String: String] {
        let package = ["Travel", "Tra&vel", "Tra <b> ]]>"].randomElement(using: &numbers) ?? ""
        let root = "Sources/Travel/\(text(3, &numbers))"
        let inner = text(3, &numbers)
        let ending = text(3, &numbers)
        let resource = text(3, &numbers)
        let author = text(4, &numbers)
        let remark = text(8, &numbers)
        let literal = text(8, &numbers)
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(package)", platforms: [.iOS(.v17)], targets: [.target(name: "Travel")])

            """
        ]
        for name in ["Login", "Orders", "Search"] {
            let folder = "\(root)/\(name)"
            files["\(folder)/\(name)ViewController.swift"] = """
                //
                //  \(name)ViewController.swift
                //
                //  Created by \(author) on 3/4/20.
                //

                import UIKit

                final class \(name)ViewController: UIViewController {
                    // \(remark) \(name)
                    let text = ###"\(literal) \(name)"###
                    let presenter = \(name)Presenter()
                }

                """
            files["\(folder)/\(inner)/\(name)Presenter\(ending).swift"] =
                "final class \(name)Presenter {\n    func load\(name)() {}\n}\n"
            files["\(folder)/\(name)\(resource).txt"] = "\(remark)\n{\(name)} {{\(name)}}\n"
        }
        return files
    }

    @Test(
        "gives a valid set that generates what generating directly gives",
        arguments: [2, 4, 5, 6, 7] as [UInt64])
    func savedEqualsDirect(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let project = try ProjectCopy(Self.files(&numbers))
        let whole = numbers.happens(30) ? ["--like", "Login", "--keep-all"] : []
        let order = ["generate", "Profile", "--yes", "--project", project.path]
        let direct = try formwork.run(order + ["--set", "project-matched"] + whole)
        #expect(direct.code == 0, "\(direct.messages)")
        let expected = try made(in: project)
        #expect(expected.count == 3, "\(expected.keys)")
        #expect(try formwork("undo", "Profile", "--project", project.path).code == 0)

        let set = project.path + "/TemplateSets/our"
        let learned = try formwork.run(
            ["set", "learn", "--output", set, "--project", project.path] + whole)
        #expect(learned.code == 0, "\(learned.messages)")
        let valid = try formwork("validate", set)
        #expect(valid.code == 0, "\(valid.messages)")
        let saved = try formwork.run(order + ["--set", "our"])
        #expect(saved.code == 0, "\(saved.messages)")
        #expect(try made(in: project) == expected)
    }

    /// The new feature's files with their contents.
    private func made(in project: ProjectCopy) throws -> [String: String] {
        try project.snapshot().filter {
            let name = $0.key.split(separator: "/").last ?? ""
            return $0.key.hasPrefix("Sources/") && name.contains("Profile") && name.contains(".")
        }
    }
}
