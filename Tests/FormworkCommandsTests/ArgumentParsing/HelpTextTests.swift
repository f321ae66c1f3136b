import Testing

@testable import FormworkCommands

@Suite("Help")
struct HelpTextTests {
    @Test("a command's help is made from its declaration")
    func commandHelp() {
        let help = HelpText(path: [SampleCommand.self, SampleMake.self], columns: 80).text
        #expect(
            help == """
                Make a thing.

                USAGE
                  sample make [<part>] <thing> [--color <name>] [--tag <text>]… [--quiet]

                EXAMPLES
                  Make a cake:
                      sample make cake

                ARGUMENTS
                  <part>   The part to make
                  <thing>  What to make

                OPTIONS
                  --color <name>  The color of the thing
                  --tag <text>    A tag, of which there may be as many as anybody cares to write
                                  on one long line
                  -q, --quiet     Say nothing
                  -h, --help      Show help, also as 'sample help …'

                """)
    }

    @Test("the program's help lists its commands and the version")
    func programHelp() {
        let help = HelpText(path: [FormworkCommand.self]).text
        for name in ["generate", "scan", "validate", "render", "set", "undo", "recover"] {
            #expect(help.contains("\n  \(name) "), "\(name) isn't listed")
        }
        #expect(help.contains("--version"))
    }

    @Test("no line of any command's help passes the terminal's width")
    func width() {
        for command in FormworkCommand.configuration.subcommands {
            let help = HelpText(path: [FormworkCommand.self, command], columns: 80).text
            for line in help.split(separator: "\n") where !line.contains("formwork ") {
                #expect(line.count <= 80, "\(line)")
            }
        }
    }

    @Test("every example of the help is a command line that can be read")
    func examples() throws {
        let parser = CommandLineParser(root: FormworkCommand.self)
        var commands = [FormworkCommand.configuration]
        while let command = commands.popLast() {
            commands += command.subcommands.map { $0.configuration }
            for example in command.examples {
                let words = example.command.split(separator: " ").map(String.init)
                #expect(words.first == "formwork")
                guard case .run = try parser.parse(Array(words.dropFirst())) else {
                    Issue.record("\(example.command) doesn't run")
                    continue
                }
            }
        }
    }

    @Test("what isn't delivered is neither in the help nor taken", arguments: ["--wire"])
    func undelivered(option: String) {
        let help = HelpText(path: [FormworkCommand.self, GenerateCommand.self]).text
        #expect(!help.contains("\(option) "))
        #expect(throws: UsageError.self) {
            try CommandLineParser(root: FormworkCommand.self)
                .parse(["generate", "Profile", option])
        }
    }
}
