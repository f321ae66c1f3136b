import Diagnostics
import Testing

@testable import TemplateManifest

/// Trap 8, the part that the schema finds: every finding of a well-formed file in one run.
@Suite("what the schema finds")
struct SchemaFindingsTests {
    @Test("all faults of shape are found at once, with their places, and nothing else")
    func everyFault() throws {
        let found = try ManifestSamples.findings(
            """
            <templateSet xmlns="urn:formwork:template-set:1" id="sample" version="1.0" bogus="x">
              stray
              <title>T <b>x</b></title>
              <summary></summary>
              <detection architecture="mvvm-observabel">
                <file name="*V.swift" weight="x">a</file><fil/><import module="A" weight="200">b</import>
              </detection>
              <roles><role id="view"/></roles>
              <files>
                <file id="a" role="view" tempalte="x" output="a.txt"/>
                <fiel id="b"/>
                <file id="c" role="view" template="x" output="c.txt" target="test"/>
                <fiel id="d"/>
                <file id="e" role="view"/>
                <option id="ok">x</option>
                <file id="Bad" role="view" template="x" output="y.txt"/>
              </files>
              <title>again</title>
              <optoins><option id="1">x</option></optoins>
              <parts><part id="x"><partFile file="a"/><summary>s</summary></part><part id="y"/></parts>
            </templateSet>
            """, ["x": ""])
        #expect(
            found == [
                "1:71: '1.0' is no value for 'version' of <templateSet>",
                "1:76: unknown attribute 'bogus' on <templateSet>",
                "2:3: text can't stand in <templateSet>",
                "3:12: <title> holds text only; <b> can't stand in it",
                "4:3: <summary> is empty",
                "5:28: 'mvvm-observabel' isn't one of mvvm-observable, mvvm-observableobject, "
                    + "clean-architecture, tca, viper, ribs, redux, mvc, mv, other, "
                    + "the values of 'architecture' of <detection>",
                "6:35: 'x' is no value for 'weight' of <file>",
                "6:46: unknown element <fil> in <detection>",
                "6:79: '200' is no value for 'weight' of <import>",
                "10:5: <file> lacks the attribute 'template'",
                "10:30: unknown attribute 'tempalte' on <file>",
                "11:5: unknown element <fiel> in <files>",
                "12:66: 'test' isn't one of source, tests, project, module, "
                    + "the values of 'target' of <file>",
                "13:5: unknown element <fiel> in <files>",
                "14:5: <file> lacks the attribute 'template'",
                "14:5: <file> lacks the attribute 'output'",
                "15:5: <option> doesn't belong in <files>",
                "16:15: 'Bad' is no value for 'id' of <file>",
                "18:3: another <title> can't stand here in <templateSet>",
                "19:3: unknown element <optoins> in <templateSet>",
                "19:24: '1' is no value for 'id' of <option>",
                "20:23: <partFile> can't stand here in <part>",
                "20:70: <part> lacks <summary>",
            ])
    }

    @Test("a fix names the nearest name, or says what belongs there")
    func fixes() throws {
        let manifest = ManifestSamples.manifest(
            """
            <files><file id="a" role="view" tempalte="x" output="y" scoop="project"/></files>
            <roels><role id="view"/></roels>
            <layers><layer id="a"><mayUse layer="A B"/></layer></layers>
            """)
        let failure = #expect(throws: Failure.self) { try ManifestSamples.load(manifest) }
        let fixes = failure?.diagnostics.map { "\($0.message): \($0.fix ?? "")" } ?? []
        #expect(
            fixes.contains("unknown attribute 'tempalte' on <file>: did you mean 'template'?"))
        #expect(fixes.contains("unknown attribute 'scoop' on <file>: did you mean 'scope'?"))
        #expect(
            fixes.contains("unknown element <roels> in <templateSet>: did you mean 'roles'?"))
        #expect(
            fixes.contains(
                "'A B' is no value for 'layer' of <mayUse>: write lower-case words joined by "
                    + "hyphens, a letter first, such as view-model"))
        #expect(
            failure?.diagnostics.allSatisfy {
                $0.notes.first?.message.hasPrefix("in /templateSet") == true
                    || $0.id.hasPrefix("manifest.")
            } == true)
    }

    @Test(
        "a root that isn't a set's is one finding",
        arguments: [
            ("<templateSet id='sample' version='1.0.0'/>", "<templateSet> is in no namespace"),
            (
                "<templateSet xmlns='urn:other'/>",
                "<templateSet> is in the namespace 'urn:other'"
            ),
            (
                "<set xmlns='urn:formwork:template-set:1'/>",
                "the root element is <set>, not <templateSet>"
            ),
            (
                "<title xmlns='urn:formwork:template-set:1'>x</title>",
                "the root element is <title>, not <templateSet>"
            ),
        ])
    func wrongRoot(text: String, message: String) throws {
        let found = try ManifestSamples.findings(text)
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("1:1: \(message)") == true)
    }

    @Test("a schema that a manifest names is never read")
    func schemaHint() throws {
        let found = try ManifestSamples.findings(
            """
            <templateSet xmlns="urn:formwork:template-set:1" id="sample" version="1.0.0"
              xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
              xsi:schemaLocation="urn:formwork:template-set:1 /dev/random">
            <title>T</title><summary>S</summary><learned/></templateSet>
            """)
        #expect(found == [])
    }

    @Test("a file of a feature and a file of a detection are told apart")
    func twoKindsOfFile() throws {
        let found = try ManifestSamples.findings(
            ManifestSamples.manifest(
                """
                <learned/>
                <detection><oops/><file id="x" role="view" template="t" output="o"/></detection>
                """))
        #expect(
            found == [
                "4:12: unknown element <oops> in <detection>",
                "4:19: <file> lacks the attribute 'name'",
                "4:19: <file> lacks the attribute 'weight'",
                "4:19: <file> is empty",
                "4:25: unknown attribute 'id' on <file>",
                "4:32: unknown attribute 'role' on <file>",
                "4:44: unknown attribute 'template' on <file>",
                "4:57: unknown attribute 'output' on <file>",
            ])
    }
}
