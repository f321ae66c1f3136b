import Diagnostics
import FileTree
import Testing

@testable import ProjectConfiguration

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

private func load(_ body: String, attributes: String = "") throws -> ProjectConfiguration {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let schema = Array(
        try Data(contentsOf: root.appendingPathComponent("schemas/project-1.xsd")))
    let text = "<formwork xmlns=\"urn:formwork:project:1\"\(attributes)>\n\(body)\n</formwork>"
    return try ConfigurationLoader(schema: schema).load(
        bytes: Array(text.utf8), path: "Formwork.xml")
}

private func findings(_ body: String, attributes: String = "") throws -> [String] {
    do {
        _ = try load(body, attributes: attributes)
        return []
    } catch let failure as Failure {
        #expect(failure.exitCode == .invalidInput)
        #expect(failure.diagnostics.allSatisfy { $0.fix != nil })
        return failure.diagnostics.map { finding in
            "\(finding.location?.line ?? 0):\(finding.location?.column ?? 0): \(finding.message)"
        }
    }
}

@Suite("Formwork.xml")
struct ConfigurationTests {
    @Test("style, names and header replace what a scan finds")
    func style() throws {
        let configuration = try load(
            """
            <style access="public" final="false" mainActor="type" dependencies="factory" testFramework="xctest"/>
            <style path="Sources/Legacy" access="internal"/>
            <naming role="view-model" suffix="Model"/>
            <naming role="mock" prefix="Fake" suffix=""/>
            <header>
              // {{ file }}
              //   Shop
            </header>
            """)
        let style = try #require(configuration.style(for: nil))
        #expect(style.access == "public")
        #expect(style.isFinal == false)
        #expect(style.mainActor == "type")
        #expect(style.dependencies == "factory")
        #expect(style.testFramework == "xctest")
        let legacy = try RelativePath(validating: "Sources/Legacy/Cart")
        #expect(configuration.style(for: legacy)?.access == "internal")
        #expect(configuration.namings.map(\.suffix) == ["Model", ""])
        #expect(configuration.namings.map(\.prefix) == [nil, "Fake"])
        #expect(configuration.header?.text == "// {{ file }}\n//   Shop")
    }

    @Test(
        "a style that can't hold is refused where it stands",
        arguments: [
            ("<style access=\"open\"/>", 2), ("<style mainActor=\"class\"/>", 2),
            ("<naming suffix=\"Model\"/>", 2), ("<naming role=\"view\" suffix=\"a b\"/>", 2),
            ("<naming role=\"view\" prefix=\"1\"/>", 2),
            ("<header>Shop</header>", 2), ("<header>/* a */ b */</header>", 2),
            ("<style/>\n<style access=\"public\"/>", 3),
            ("<naming role=\"view\"/>\n<naming role=\"view\" suffix=\"V\"/>", 3),
            ("<header/>\n<header>// A</header>", 3),
        ])
    func refusedStyle(body: String, line: Int) throws {
        let found = try findings(body)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("\(line):") == true, "\(found)")
    }

    @Test("everything that may be said becomes a value")
    func everything() throws {
        let configuration = try load(
            """
            <set id="mvvm-observable"/>
            <set id="shared/clean" path="Sources/App/Legacy/"/>
            <layout featureRoot="Sources/App/Features" featurePath="{{ feature }}" testRoot="Tests" testPath="{{ feature }}"/>
            <value name="symbol" value="star"/>
            <option id="coordinator" enabled="true"/>
            <package name="shared" url="https://example.com/shared.git" from="1.2.0"/>
            <package name="local" path="../templates"/>
            <package name="next" url="git@example.com:team/next.git" branch="main" path="ios/sets"/>
            """, attributes: " requires=\"0.1.0\"")
        #expect(configuration.requires == SemanticVersion(0, 1, 0))
        #expect(configuration.sets.map(\.id) == ["mvvm-observable", "shared/clean"])
        #expect(configuration.sets[1].path?.string == "Sources/App/Legacy")
        #expect(configuration.layouts[0].featureRoot?.string == "Sources/App/Features")
        #expect(configuration.values.map(\.value) == ["star"])
        #expect(configuration.options[0].isEnabled)
        #expect(
            configuration.packages.map(\.source) == [
                .repository(
                    .init(
                        address: try RepositoryAddress("https://example.com/shared.git"),
                        requirement: .from(SemanticVersion(1, 2, 0)))),
                .folder("../templates"),
                .repository(
                    .init(
                        address: try RepositoryAddress("git@example.com:team/next.git"),
                        requirement: .branch("main"),
                        subfolder: try RelativePath(validating: "ios/sets"))),
            ])
    }

    @Test("the longest path that holds a folder wins, by whole names")
    func longestPathWins() throws {
        let configuration = try load(
            """
            <set id="c" path="Sources/App/Features"/>
            <set id="a"/>
            <set id="b" path="Sources/App"/>
            """)
        func pinned(_ path: String?) throws -> String? {
            configuration.set(for: try path.map { try RelativePath(validating: $0) })?.id
        }
        #expect(try pinned(nil) == "a")
        #expect(try pinned("Sources") == "a")
        #expect(try pinned("Sources/App") == "b")
        #expect(try pinned("Sources/Application") == "a")
        #expect(try pinned("Sources/App/Features/Profile") == "c")
        #expect(try load("").set(for: nil) == nil)
    }

    @Test("every fault is found in one run, at its place")
    func faults() throws {
        let found = try findings(
            """
            <set id="mvvm" path="../other"/>
            <set id="Mvvm" pth="x"/>
            <set id="viper" path="../other"/>
            <layuot featureRoot="Sources"/>
            <layout featurePath="Features"/>
            <option id="tests" enabled="yes"/>
            <package name="x" url="--upload-pack=touch" from="1.0.0"/>
            <package name="y" url="ext::sh -c x" from="1.0.0" branch="main"/>
            <package name="z"/>
            <package name="x" path="../a" url="http://e.com/a"/>
            <value name="a" value="1"/><value name="a" value="2"/>
            """)
        #expect(
            found == [
                "2:22: the path '../other' holds '..'",
                "3:10: 'Mvvm' is no value for 'id' of <set>",
                "3:16: unknown attribute 'pth' on <set>",
                "4:23: a second <set> for '../other'",
                "4:23: the path '../other' holds '..'",
                "5:1: unknown element <layuot> in <formwork>",
                "6:22: 'featurePath' is the same folder for every feature",
                "7:29: 'yes' isn't one of true, false, the values of 'enabled' of <option>",
                "8:24: the address holds a part that begins with '-', as an option of git would",
                "9:24: 'ext::' names a program for git to run; only https, ssh and file are allowed",
                "9:59: <package> says two versions: 'from' and 'branch'",
                "10:1: <package> has neither 'url' nor 'path'",
                "11:1: <package> says no version",
                "11:16: a second <package> for 'x'",
                "11:25: the path '../a' holds '..'",
                "11:36: the scheme 'http' isn't allowed; only https, ssh and file are",
                "12:41: a second <value> for 'a'",
            ])
    }

    @Test("a project that requires a newer Formwork says so and stops with 69")
    func requiresNewer() throws {
        do {
            _ = try load("<new-element/>", attributes: " requires=\"9.1.0\"")
            Issue.record("a newer requirement was accepted")
        } catch let failure as Failure {
            #expect(failure.exitCode == .unavailable)
            #expect(failure.diagnostics.count == 1)
            #expect(
                failure.diagnostics[0].message
                    == "this project requires Formwork 9.1.0; this is \(ToolVersion.current)")
            #expect(failure.diagnostics[0].location?.column == 52)
        }
    }

    @Test("a DOCTYPE, an empty file and a wrong namespace are refused")
    func refused() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let schema = Array(
            try Data(contentsOf: root.appendingPathComponent("schemas/project-1.xsd")))
        let loader = try ConfigurationLoader(schema: schema)
        for text in ["", "<!DOCTYPE formwork><formwork/>", "<formwork/>", "<other/>"] {
            let failure = #expect(throws: Failure.self) {
                try loader.load(bytes: Array(text.utf8), path: "Formwork.xml")
            }
            #expect(failure?.diagnostics.count == 1)
            #expect(failure?.diagnostics.first?.location?.line == 1)
        }
    }

    @Test(
        "a repository's configuration is seen from a folder of it; what is about others is left out"
    )
    func lowered() throws {
        let configuration = try load(
            """
            <set id="tca"/>
            <set id="viper" path="apps"/>
            <set id="mvvm-observable" path="apps/ios/Sources/New"/>
            <set id="clean" path="apps/mac"/>
            """
        ).lowered(to: RelativePath(validating: "apps/ios"))
        #expect(configuration.sets.map(\.id) == ["tca", "viper", "mvvm-observable"])
        #expect(configuration.sets.map(\.path?.string) == [nil, nil, "Sources/New"])
    }
}
