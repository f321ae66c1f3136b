import Testing

/// Traps 1, 2 and 4 as far as a set's templates show them.
@Suite("what the checks of meaning find in templates")
struct TemplateFindingsTests {
    @Test("templates that don't exist or leave the set")
    func templates() throws {
        let found = try ManifestSamples.findings(
            sections: """
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
        let found = try ManifestSamples.findings(
            sections: """
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
}
