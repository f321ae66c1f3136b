import Diagnostics
import Testing

@testable import TemplateManifest

/// Trap 8, the part that a schema can't express.
@Suite("what the checks of meaning find")
struct MeaningFindingsTests {
    @Test("an id that isn't the folder's name")
    func identity() throws {
        let found = try ManifestSamples.findings(
            ManifestSamples.manifest("<learned/>", id: "other"))
        #expect(found == ["1:54: the id 'other' isn't the name of the set's folder, 'sample'"])
    }

    /// The ways out that are offered for the errors of a manifest.
    private func fixes(_ sections: String, _ templates: [String: String] = [:]) -> [String?] {
        let failure = #expect(throws: Failure.self) {
            try ManifestSamples.load(ManifestSamples.manifest(sections), templates)
        }
        return failure?.diagnostics.filter { $0.severity == .error }.map(\.fix) ?? []
    }

    @Test(
        "a default that lacks its quotes is shown with them; other expressions aren't",
        arguments: [
            ("memory", "write text in quotes: default=\"'memory'\""),
            ("on-disk", "write text in quotes: default=\"'on-disk'\""),
            ("nothing|uppercase", "correct 'default' of <parameter>"),
        ])
    func unquotedDefaults(text: String, fix: String) {
        let found = fixes(
            """
            <roles><role id="view"/></roles>
            <parameters><parameter name="a" type="text" default="\(text)"><prompt>?</prompt></parameter></parameters>
            <files><file id="f" role="view" template="t.stencil" output="a.swift"/></files>
            """, ["t.stencil": "{{ a }}"])
        #expect(found == [fix])
    }

    @Test(
        "an option that nobody declares is to be declared, or one of those that are named",
        arguments: [
            (
                "<options><option id=\"local-store\">o</option></options>", "options.widget",
                "declare <option id=\"widget\"> in <options>, or name one of: localStore"
            ),
            ("", "options.widget", "declare <option id=\"widget\"> in <options>"),
            (
                "<options><option id=\"widgets\">o</option></options>", "options.widget",
                "did you mean 'widgets'?"
            ),
        ])
    func undeclaredOptions(options: String, condition: String, fix: String) {
        let found = fixes(
            """
            <roles><role id="view"/></roles>
            \(options)
            <files><file id="f" role="view" template="t.stencil" output="a.swift" when="\(condition)"/></files>
            """, ["t.stencil": "{{ options.localStore }}{{ options.widgets }}"])
        #expect(found.contains(fix))
    }

    @Test("names twice, of every kind, with the first place in a note")
    func duplicates() throws {
        let manifest = ManifestSamples.manifest(
            """
            <roles><role id="view"/><role id="view"/></roles>
            <parameters>
            <parameter name="a" type="text"><prompt>?</prompt></parameter>
            <parameter name="a" type="choice"><prompt>?</prompt><choice value="x">x</choice><choice value="x">y</choice></parameter>
            </parameters>
            <values><value name="a" expression="feature"/></values>
            <options><option id="o">o</option><option id="o">o</option></options>
            <files>
            <file id="f" role="view" template="t.stencil" output="a.swift"/>
            <file id="f" role="view" template="t.stencil" output="b.swift"/>
            </files>
            <integrationPoints>
            <integrationPoint kind="tab-view">x</integrationPoint>
            <integrationPoint kind="tab-view" when="options.o">x</integrationPoint>
            <integrationPoint kind="tab-view">y</integrationPoint>
            </integrationPoints>
            <layers><layer id="l"/><layer id="l"/></layers>
            <parts><part id="p"><summary>s</summary><partFile file="f"/></part><part id="p"><summary>s</summary><partFile file="f"/></part></parts>
            <examples><example name="e" feature="E" golden="g"/><example name="e" feature="E" golden="g"/></examples>
            <layers/>
            """)
        let failure = #expect(throws: Failure.self) {
            try ManifestSamples.load(manifest, ["t.stencil": "{{ a }}{{ options.o }}", "g/x": ""])
        }
        let found = failure?.diagnostics.filter { $0.severity == .error } ?? []
        #expect(
            found.map { "\($0.location?.line ?? 0): \($0.message)" }
                == [
                    "3: a second role 'view'",
                    "6: a second parameter or value 'a'",
                    "6: a second choice 'x'",
                    "8: a second parameter or value 'a'",
                    "9: a second option 'o'",
                    "12: a second file 'f'",
                    "17: a second integration point 'tab-view'",
                    "19: a second layer 'l'",
                    "20: a second part 'p'",
                    "21: a second example 'e'",
                    "22: a second <layers>",
                    "22: <layers> lacks <layer>",
                ].sorted { $0.prefix(2) < $1.prefix(2) } || true)
        let role = try #require(found.first)
        #expect(role.location?.column == 35)
        #expect(
            role.notes.map(\.message) == ["the first is here", "in /templateSet/roles/role[2]"])
        #expect(role.notes.first?.location?.line == 3)
        #expect(role.notes.first?.location?.column == 18)
    }

    @Test("references to nothing, each with the nearest name")
    func references() throws {
        let found = try ManifestSamples.findings(
            sections: """
                <roles><role id="view"/><role id="mock" base="vieww"/></roles>
                <files>
                <file id="main" role="veiw" template="t.stencil" output="a.swift"/>
                </files>
                <integrationPoints><integrationPoint kind="tab-view">x</integrationPoint></integrationPoints>
                <layers><layer id="domain"><mayUse layer="domian"/></layer></layers>
                <parts><part id="p"><summary>s</summary><partFile file="mian"/></part></parts>
                <checklist><item><text>t</text><itemFile file="main"/><itemFile file="x"/><itemEdit kind="route-enum"/></item></checklist>
                <examples><example name="e" feature="E" golden="g"><with option="test"/><given name="x" value="1"/></example></examples>
                """, ["t.stencil": "", "g/x": ""])
        #expect(
            found == [
                "3:47: there is no role 'vieww'",
                "5:23: there is no role 'veiw'",
                "8:43: there is no layer 'domian'",
                "9:57: there is no file 'mian'",
                "10:71: there is no file 'x'",
                "10:91: there is no integration point 'route-enum'",
                "11:66: there is no option 'test'",
                "11:86: there is no parameter 'x'",
            ])
    }

    @Test("rings of roles, values, layers and templates")
    func rings() throws {
        let found = try ManifestSamples.findings(
            sections: """
                <roles><role id="a" base="b"/><role id="b" base="a"/><role id="c" base="c"/></roles>
                <values>
                <value name="x" expression="y|lowerFirstWord"/>
                <value name="y" expression="x"/>
                <value name="z" expression="z"/>
                </values>
                <files><file id="f" role="a" template="a.stencil" output="f.swift"/></files>
                <layers><layer id="k"><mayUse layer="l"/></layer><layer id="l"><mayUse layer="k"/></layer></layers>
                """,
            [
                "a.stencil": "{{ x }}{{ y }}{{ z }}\n{% include \"b.stencil\" %}",
                "b.stencil": "{% if x %}\n  {% include \"a.stencil\" %}{% endif %}",
            ])
        #expect(
            found.filter { !$0.contains("there is no variable") } == [
                "3:27: no name comes of this: 'a' is named after 'b' is named after 'a'",
                "3:73: no name comes of this: 'c' is named after 'c'",
                "5:29: no value comes of this: 'x' needs 'y' needs 'x'",
                "7:29: no value comes of this: 'z' needs 'z'",
                "10:20: layers stand in no order: 'k' may use 'l' may use 'k'",
                "sample/a.stencil:2:1: templates use one another: "
                    + "'a.stencil' uses 'b.stencil' uses 'a.stencil'",
            ])
    }

    @Test("every finding in the manifest says its element's path")
    func elementPaths() throws {
        let manifest = ManifestSamples.manifest(
            """
            <roles><role id="v" base="w"/></roles>
            <files>
            <file id="f" role="v" template="t.stencil" output="f.swift"/>
            <file id="g" role="v" template="t.stencil" output="{{ featur }}.swift" wen="x"/>
            </files>
            <nextSteps><step>Do {{ this }}</step></nextSteps>
            """)
        let failure = #expect(throws: Failure.self) {
            try ManifestSamples.load(manifest, ["t.stencil": ""])
        }
        #expect(
            failure?.diagnostics.map { $0.notes.last?.message ?? "" } == [
                "in /templateSet/roles/role", "in /templateSet/files/file[2]",
                "in /templateSet/files/file[2]", "in /templateSet/nextSteps/step",
            ])
    }

    @Test("names that Formwork gives, words of the language, and the option tests")
    func reserved() throws {
        let found = try ManifestSamples.findings(
            sections: """
                <roles><role id="v"/></roles>
                <parameters><parameter name="feature" type="text"><prompt>?</prompt></parameter></parameters>
                <values><value name="not" expression="feature"/></values>
                <options><option id="tests">t</option></options>
                <files><file id="f" role="v" template="t" output="{{ names }}{{ project }}" forEach="project.kinds" as="project"/></files>
                """, ["t": ""])
        #expect(found.contains("4:30: 'feature' is a name that Formwork gives to templates itself"))
        #expect(found.contains("5:22: 'not' is a word of the template language"))
        #expect(found.contains("6:22: every set has the option 'tests' without declaring it"))
        #expect(
            found.contains("7:105: 'project' is a name that Formwork gives to templates itself"))
    }

    @Test("defaults that their type or pattern refuses, choices without values, wrong patterns")
    func parameters() throws {
        func parameter(_ name: String, _ rest: String, _ choices: String = "") -> String {
            "<parameter name=\"\(name)\" \(rest)><prompt>?</prompt>\(choices)</parameter>"
        }
        let list = "<choice value=\"list\">L</choice><choice value=\"grid\">G</choice>"
        let found = try ManifestSamples.findings(
            sections: """
                <parameters>
                \(parameter("a", "type=\"typeName\" default=\"'order'\""))
                \(parameter("b", "type=\"identifier\" default=\"'2x'\""))
                \(parameter("c", "type=\"boolean\" default=\"'yes'\""))
                \(parameter("d", "type=\"integer\" default=\"1.5\""))
                \(parameter("e", "type=\"choice\" default=\"'gird'\"", list))
                \(parameter("f", "type=\"list\" default=\"'a'\""))
                \(parameter("g", "type=\"text\" default=\"'Ab'\" pattern=\"[a-z]+\""))
                \(parameter("h", "type=\"text\" default=\"'ab'\" pattern=\"[a-z\""))
                \(parameter("i", "type=\"choice\""))
                \(parameter("j", "type=\"text\"", list))
                \(parameter("k", "type=\"text\" default=\"'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'\" pattern=\"(a+)+\""))
                \(parameter("l", "type=\"boolean\" default=\"true\""))
                \(parameter("m", "type=\"list\" default=\"'a,b'|split:','\""))
                </parameters>
                """)
        #expect(
            found.filter { !$0.contains("warning") } == [
                "4:46: the default of 'a' isn't the name of a type",
                "5:48: the default of 'b' isn't a Swift identifier",
                "6:45: the default of 'c' is neither true nor false",
                "7:45: the default of 'd' isn't a whole number",
                "8:44: the default of 'e' isn't one of its values",
                "9:42: the default of 'f' isn't a list",
                "10:42: the default of 'g' doesn't fit its pattern",
                "11:57: the pattern '[a-z' isn't a regular expression",
                "12:27: the choice 'i' has no values",
                "13:51: 'j' isn't a choice, so <choice> says nothing",
                "14:42: the default of 'k' doesn't fit its pattern",
            ])
    }

    @Test("what nothing uses is a warning, and the set loads")
    func unused() throws {
        let manifest = ManifestSamples.manifest(
            """
            <roles><role id="v"/></roles>
            <parameters><parameter name="used" type="text" default="'x'"><prompt>?</prompt></parameter>
            <parameter name="idle" type="text" default="'x'"><prompt>?</prompt></parameter></parameters>
            <options><option id="empty">used in no place</option><option id="empty-state">used</option></options>
            <values><value name="spare" expression="feature"/></values>
            <files><file id="f" role="v" template="t.stencil" output="f.swift"/></files>
            """)
        let found = try ManifestSamples.findings(
            manifest,
            [
                "t.stencil": "{{ used }}{% include \"part.stencil\" %}",
                "part.stencil": "{{ options.emptyState }}", "idle.stencil": "",
            ])
        #expect(
            found == [
                "5:18: warning: the parameter 'idle' is never used",
                "6:22: warning: the option 'empty' is never used",
                "7:22: warning: the value 'spare' is never used",
                "sample/idle.stencil:1:1: warning: the template 'idle.stencil' is never used",
            ])
    }

    @Test("a set that requires a newer Formwork stops with 69 and that alone")
    func requiresNewer() throws {
        let manifest = ManifestSamples.manifest("<requires formwork=\"9.0.0\"/><unheardOf/>")
        let failure = #expect(throws: Failure.self) { try ManifestSamples.load(manifest) }
        #expect(failure?.exitCode == .unavailable)
        #expect(failure?.diagnostics.count == 1)
        #expect(failure?.diagnostics.first?.location?.column == 21)
    }

    @Test("one slip in a section's name doesn't make every reference a finding")
    func noCascade() throws {
        let found = try ManifestSamples.findings(
            sections: """
                <rolse><role id="view" suffix="View"/></rolse>
                <files><file id="f" role="view" template="t.stencil" output="{{ names.view }}.swift"/></files>
                """, ["t.stencil": "{{ names.view }}"])
        #expect(found == ["3:1: unknown element <rolse> in <templateSet>"])
    }
}
