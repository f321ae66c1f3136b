import Testing

/// Trap 19 as far as a manifest's outputs show it.
@Suite("what the checks of meaning find in outputs")
struct OutputFindingsTests {
    @Test("outputs that collide, exactly or by basename, unless conditions exclude each other")
    func collisions() throws {
        let found = try ManifestSamples.findings(
            sections: """
                <roles><role id="view" suffix="View"/></roles>
                <options><option id="x">x</option></options>
                <files>
                <file id="a" role="view" template="t.stencil" output="{{ names.view }}.swift"/>
                <file id="b" role="view" template="t.stencil" output="{{ feature }}VIEW.swift"/>
                <file id="c" role="view" template="t.stencil" output="Domain/Model.swift"/>
                <file id="d" role="view" template="t.stencil" output="Data/Model.swift"/>
                <file id="e" role="view" template="t.stencil" output="Data/Model.swift" target="tests"/>
                <file id="f" role="view" template="t.stencil" output="Caf\u{E9}.txt"/>
                <file id="g" role="view" template="t.stencil" output="Cafe\u{301}.txt"/>
                <file id="h" role="view" template="t.stencil" output="H.swift" when="options.x and project.usesFinal"/>
                <file id="i" role="view" template="t.stencil" output="H.swift" when="not options.x"/>
                <file id="j" role="view" template="t.stencil" output="J.swift" when="project.testFramework == 'xctest' or project.testFramework == 'quick'"/>
                <file id="k" role="view" template="t.stencil" output="J.swift" when="project.testFramework != 'xctest' and project.testFramework != 'quick'"/>
                <file id="l" role="view" template="t.stencil" output="L.swift" when="options.x"/>
                <file id="m" role="view" template="t.stencil" output="L.swift" when="project.usesFinal"/>
                <file id="n" role="view" template="t.stencil" output="N/Fixtures.swift" alternativeOutput="NFixtures.swift"/>
                <file id="o" role="view" template="t.stencil" output="O/Fixtures.swift"/>
                <file id="p" role="view" template="t.stencil" output="P.swift" forEach="project.kinds" as="kind"/>
                </files>
                """, ["t.stencil": ""])
        #expect(
            found == [
                "7:55: 'a' and 'b' write one file, 'SampleVIEW.swift'",
                "9:55: 'c' and 'd' are both called 'Model.swift', which the Swift compiler refuses in "
                    + "one target",
                "12:55: 'f' and 'g' write one file, 'Caf\u{E9}.txt'",
                "18:55: 'l' and 'm' write one file, 'L.swift'",
                "21:55: every repetition writes the same file",
            ])
    }

    @Test("outputs in places of git, Xcode, SwiftPM and Formwork, and outside")
    func protectedOutputs() throws {
        let paths = [
            ".git/hooks/post-checkout", ".GIT/config", "Package.swift", "App.xcodeproj/x.pbxproj",
            "../x.swift", "/tmp/x", "a//b.swift", "{{ feature }}/../x", "a..b.swift",
        ]
        let files = paths.enumerated().map { index, path in
            "<file id=\"f\(index)\" role=\"v\" template=\"t\" output=\"\(path)\"/>"
        }
        let found = try ManifestSamples.findings(
            sections:
                "<roles><role id=\"v\"/></roles><files>\n\(files.joined(separator: "\n"))\n</files>",
            ["t": ""])
        #expect(
            found == [
                "4:45: an output can't lie in git's own folder: '.git/hooks/post-checkout'",
                "5:45: an output can't lie in git's own folder: '.GIT/config'",
                "6:45: an output can't lie in a package manifest: 'Package.swift'",
                "7:45: an output can't lie in an Xcode project: 'App.xcodeproj/x.pbxproj'",
                "8:45: an output stays in its folder: the path '../x.swift' holds '..'",
                "9:45: an output stays in its folder: the path '/tmp/x' is absolute",
                "10:45: an output stays in its folder: the path 'a//b.swift' holds an empty component",
                "11:45: an output stays in its folder: the path 'Sample/../x' holds '..'",
            ])
    }
}
