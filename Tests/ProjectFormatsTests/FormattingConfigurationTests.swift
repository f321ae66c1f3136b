import Diagnostics
import Testing

@testable import ProjectFormats

@Suite("Formatting configuration")
struct FormattingConfigurationTests {
    private func configuration(
        _ files: [String: String], for file: String = "App/Home/HomeView.swift"
    ) -> (FormattingConfiguration, [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let result = FormattingConfiguration.forFile(file, diagnostics: &diagnostics) {
            files[$0].map { Array($0.utf8) }
        }
        return (result, diagnostics)
    }

    @Test("an .editorconfig applies by its globs, the nearest first, up to its root")
    func readsEditorConfig() {
        let (result, _) = configuration([
            ".editorconfig": "[*]\nindent_size = 8\nend_of_line = crlf\n",
            "App/.editorconfig": """
            ; comment
            root = true
            [*]
            Indent_Style = space ; why
            indent_size = 4
            insert_final_newline = true
            max_line_length = off
            [*.{swift,h}]
            indent_size = 2
            [*.kt]
            indent_size = 3
            [Home/**.kt]
            tab_width = 7
            """,
            "App/Home/.editorconfig": "[*.swift]\ntab_width=5\n",
        ])
        #expect(result.indentStyle == .spaces)
        #expect(result.indentWidth == 2)
        #expect(result.tabWidth == 5)
        #expect(result.lineLength == .unlimited)
        #expect(result.insertsFinalNewline == true)
        #expect(result.lineEnding == nil)
    }

    @Test("the formatters outrank the editor's configuration, and that the linter's limit")
    func ranksSources() {
        let (all, _) = configuration([
            ".editorconfig": "[*]\nindent_style = tab\nmax_line_length = 90\nend_of_line = lf\n",
            ".swift-format":
                "{\"version\": 1, \"lineLength\": 110, \"indentation\": {\"spaces\": 2}}",
            ".swiftformat": "--indent 3 # three\n--header strip\n",
            ".swiftlint.yml": "line_length: 80\n",
        ])
        #expect(all.indentStyle == .spaces)
        #expect(all.indentWidth == 3)
        #expect(all.lineLength == .limit(110))
        #expect(all.lineEnding == .lf)
        #expect(all.header == FormattingConfiguration.Header.none)
    }

    @Test(
        "the options of .swiftformat are read in all their spellings",
        arguments: [
            ("--indent tab\n--tabwidth 4", FormattingConfiguration.IndentStyle.tabs, 4, nil),
            ("--indent 2 --max-width 120", .spaces, nil, 120),
            ("# --indent 8\n--indent 2\n--maxwidth \\\n 140", .spaces, nil, 140),
        ] as [(String, FormattingConfiguration.IndentStyle, Int?, Int?)])
    func readsSwiftFormat(
        text: String, style: FormattingConfiguration.IndentStyle, tabWidth: Int?, limit: Int?
    ) {
        let (result, _) = configuration([".swiftformat": text])
        #expect(result.indentStyle == style)
        #expect(result.tabWidth == tabWidth)
        #expect(result.lineLength == limit.map { .limit($0) })
    }

    @Test("headers become templates with Formwork's placeholders")
    func readsHeaders() throws {
        let (plain, _) = configuration([
            ".swiftformat": "--header \"\\n {file}\\n Copyright {year} Example\\n\""
        ])
        #expect(
            plain.header == .template("//\n//  {{ file }}\n//  Copyright {{ year }} Example\n//"))
        let (ready, _) = configuration([".swiftformat": "--header \"// {file} \\n// {created}\""])
        #expect(ready.header == .template("// {{ file }} \n// {{ date }}"))
        let (ignored, _) = configuration([".swiftformat": "--header ignore"])
        #expect(ignored.header == nil)
        let (lint, _) = configuration([
            ".swiftlint.yml": """
            opt_in_rules: [file_header]
            file_header:
              required_string: |
                // SWIFTLINT_CURRENT_FILENAME
                // Example
            """
        ])
        #expect(lint.header == .template("// {{ file }}\n// Example"))
        let macros = try IDETemplateMacros(
            parsing: Array(
                """
                <plist><dict><key>OWNER</key><string>Team</string><key>FILEHEADER</key><string>
                //  ___FILENAME___ of ___PROJECTNAME___ by ___OWNER___
                //  ___COPYRIGHT___</string></dict></plist>
                """.utf8), path: "p")
        #expect(
            macros.header(organization: "Example")
                == .template(
                    "//\n//  {{ file }} of {{ project }} by Team\n"
                        + "//  Copyright © {{ year }} Example. All rights reserved."))
    }

    @Test(
        "SwiftLint's limit counts where its rule is on",
        arguments: [
            ("line_length: 140", 140), ("line_length:\n  warning: 130\n  error: 200", 130),
            ("line_length: [125, 200]", 125), ("disabled_rules: [line_length]", nil),
            ("only_rules:\n  - force_cast", nil), ("included: [App]", 120),
        ] as [(String, Int?)])
    func readsSwiftLint(text: String, limit: Int?) {
        let (result, _) = configuration([".swiftlint.yml": text])
        #expect(result.lineLength == limit.map { .limit($0) })
    }

    @Test(
        "SwiftLint's rules decide only for the files that it looks at",
        arguments: [
            ("included: [App]", true), ("included:\n  - ./App/Home/", true),
            ("included: [\"*/Home\"]", true), ("included: [\"App/**/*.swift\"]", true),
            ("included: [\"${SOURCES}\"]", true), ("included: [Tools, Server]", false),
            ("included: [Ap]", false), ("included: [\"*/Cart\"]", false),
            ("excluded: [Pods]", true), ("excluded: [App/Home]", false),
            ("excluded: [\"**/Home\"]", false), ("included: [App]\nexcluded: [App]", false),
        ])
    func honoursSwiftLintScope(scope: String, decides: Bool) {
        let (result, diagnostics) = configuration([
            ".swiftlint.yml":
                "\(scope)\nline_length: 99\ntrailing_comma:\n  mandatory_comma: true\n"
        ])
        #expect(result.lineLength == (decides ? .limit(99) : nil))
        #expect(result.trailingComma == (decides ? true : nil))
        #expect(diagnostics.isEmpty)
    }

    @Test("a file that can't be read is named, and the others count")
    func namesBrokenFiles() {
        let (result, diagnostics) = configuration([
            ".swift-format": "{ \"indentation\": ", ".editorconfig": "[*]\nindent_size = 2\n",
        ])
        #expect(diagnostics.first?.location?.path == ".swift-format")
        #expect(result.indentWidth == 2)
    }

    @Test("what one source leaves open another fills, but widths never mix with another's style")
    func fillsGaps() {
        var tabs = FormattingConfiguration(XcodeIndentation(usesTabs: true))
        tabs.fill(from: FormattingConfiguration(XcodeIndentation(indentWidth: 2, usesTabs: false)))
        #expect(tabs.indentStyle == .tabs)
        #expect(tabs.indentWidth == nil)
        var width = FormattingConfiguration(XcodeIndentation(indentWidth: 2))
        width.fill(from: FormattingConfiguration(XcodeIndentation(indentWidth: 4, usesTabs: false)))
        #expect(width.indentStyle == .spaces)
        #expect(width.indentWidth == 2)
    }

    @Test("no bytes make reading crash")
    func survivesMutations() {
        var mutator = ByteMutator(seed: 5)
        let seeds: [(String, String)] = [
            (".editorconfig", "root = true\n[*.{swift,h}]\nindent_size = 2 # c\n[a/**]\n"),
            (".swiftformat", "--indent 2 --header \"// {file}\\n\" \\\n --maxwidth none\n"),
            (".swift-format", "{\"lineLength\": 100, \"indentation\": {\"spaces\": 2}}"),
            (".swiftlint.yml", "only_rules:\n  - line_length\nline_length: {warning: 1}\n"),
        ]
        for round in 0..<2_000 {
            let (name, text) = seeds[round % seeds.count]
            let bytes = mutator.mutate(Array(text.utf8))
            var diagnostics: [Diagnostic] = []
            let result = FormattingConfiguration.forFile(
                "a/b.swift", diagnostics: &diagnostics
            ) {
                $0 == name ? bytes : nil
            }
            #expect(result.sources.values.allSatisfy { $0 == name })
            #expect(diagnostics.allSatisfy { $0.location?.path == name })
        }
    }
}
