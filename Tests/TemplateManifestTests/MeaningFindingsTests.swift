import Diagnostics
import Testing

@testable import TemplateManifest

/// Trap 8, the part that a schema can't express, and traps 1, 2, 4 and 19 as far as a manifest shows them.
@Suite("what the checks of meaning find")
struct MeaningFindingsTests {
    /// Findings of a manifest whose sections begin on line 3.
    private func findings(
        _ sections: String, _ templates: [String: String] = [:], attributes: String = ""
    ) throws -> [String] {
        try ManifestSamples.findings(
            ManifestSamples.manifest(sections, attributes: attributes), templates)
    }

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
        let found = try findings(
            """
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
        let found = try findings(
            """
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

    @Test("templates that don't exist or leave the set")
    func templates() throws {
        let found = try findings(
            """
            <roles><role id="v"/></roles>
            <files>
            <file id="a" role="v" template="Veiw.swift.stencil" output="a.swift"/>
            <file id="b" role="v" template="../x.stencil" output="b.swift"/>
            <file id="c" role="v" template="/etc/passwd" output="c.swift"/>
            <file id="d" role="v" template="template-set.xml" output="d.xml"/>
            <file id="e" role="v" template="a..b.stencil" output="e.swift"/>
            <file id="f" role="v" template="View.swift.stencil" output="f.swift"/>
            </files>
            """, ["View.swift.stencil": "{% include \"../secret\" %}", "a..b.stencil": ""])
        #expect(
            found == [
                "5:33: the set has no file 'Veiw.swift.stencil'",
                "6:33: a template stands in the set's folder: the path '../x.stencil' holds '..'",
                "7:33: a template stands in the set's folder: the path '/etc/passwd' is absolute",
                "8:33: the manifest itself is no template",
                "sample/View.swift.stencil:1:12: there is no template '../secret'",
            ])
    }

    @Test("mistakes in every branch of templates and expressions, with the nearest name")
    func variables() throws {
        let manifest = ManifestSamples.manifest(
            """
            <roles><role id="view-model" suffix="ViewModel"/></roles>
            <parameters><parameter name="symbol" type="text" default="later" when="optoins.x"><prompt>?</prompt></parameter>
            <parameter name="later" type="text" default="symbol"><prompt>?</prompt></parameter></parameters>
            <options><option id="empty-state" default="symbol">o</option></options>
            <values><value name="title" expression="featur|upperFirstLeter"/></values>
            <files>
            <file id="a" role="view-model" template="t.stencil" output="{{ names.viewmodel }}{{ file.name }}.swift" when="options.emptystate or not"/>
            <file id="b" role="view-model" template="u.stencil" output="&lt;{{ item }}{{ itm }}.swift" forEach="project.kind" as="item"/>
            </files>
            <nextSteps>
            <step when="points.route">Do
              {{ this }}
              and {{ pointNames.routeEnum }}</step>
            </nextSteps>
            """)
        let found = try ManifestSamples.findings(
            manifest,
            [
                "t.stencil":
                    "{% if symbol %}{{ later }}\n{% else %}\n  {{ nmae }}{% endif %}{{ title }}{{ file.nam }}",
                "u.stencil": "{{ item }}{{ options.emptyState }}\n{{ project.testFramewrk }}",
            ])
        #expect(
            found == [
                "4:59: there is no variable 'later'",
                "4:72: there is no variable 'optoins'",
                "6:44: there is no variable 'symbol'",
                "7:41: there is no variable 'featur'",
                "7:48: there is no filter 'upperFirstLeter'",
                "9:70: there is no member 'viewmodel'",
                "9:85: there is no variable 'file'",
                "9:119: there is no member 'emptystate'",
                "9:136: the expression ends too early",
                "10:78: there is no variable 'itm'",
                "10:109: there is no member 'kind'",
                "13:20: there is no member 'route'",
                "14:6: there is no variable 'this'",
                "sample/t.stencil:3:6: there is no variable 'nmae'",
                "sample/t.stencil:3:43: there is no member 'nam'",
                "sample/u.stencil:2:12: there is no member 'testFramewrk'",
            ])
    }

    @Test("a wrong name, a wrong filter, a tag that isn't closed and an untaken branch, in one run")
    func oneTemplateManyFaults() throws {
        let found = try findings(
            """
            <roles><role id="v"/></roles>
            <files><file id="f" role="v" template="t.stencil" output="f.swift"/></files>
            """,
            [
                "t.stencil": """
                {{ nmae }}
                {{ feature|upercase }}
                {% for item un project.kinds %}{{ item }}{% endfor %}
                {% if false %}{{ optoins.x }}{% endif %}
                {% if feature %}
                {{ project.nam }}
                """
            ])
        #expect(
            found == [
                "sample/t.stencil:1:4: there is no variable 'nmae'",
                "sample/t.stencil:2:12: there is no filter 'upercase'",
                "sample/t.stencil:3:13: 'for' has no 'in' after its variables",
                "sample/t.stencil:4:18: there is no variable 'optoins'",
                "sample/t.stencil:5:4: 'if' is never closed",
                "sample/t.stencil:6:12: there is no member 'nam'",
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

    @Test("outputs that collide, exactly or by basename, unless conditions exclude each other")
    func collisions() throws {
        let found = try findings(
            """
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
        let found = try findings(
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

    @Test("names that Formwork gives, words of the language, and the option tests")
    func reserved() throws {
        let found = try findings(
            """
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
        let found = try findings(
            """
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
        let found = try findings(
            """
            <rolse><role id="view" suffix="View"/></rolse>
            <files><file id="f" role="view" template="t.stencil" output="{{ names.view }}.swift"/></files>
            """, ["t.stencil": "{{ names.view }}"])
        #expect(found == ["3:1: unknown element <rolse> in <templateSet>"])
    }
}
