import Diagnostics
import Testing

@testable import FormworkCommands

@Suite("Reading a command line")
struct CommandLineParserTests {
    private let parser = CommandLineParser(root: SampleCommand.self)

    private func arguments(_ words: String...) throws -> ParsedArguments {
        guard case .run(let command) = try parser.parse(words), let sample = command as? SampleMake
        else {
            Issue.record("\(words) doesn't run the command 'make'")
            return ParsedArguments()
        }
        return sample.arguments
    }

    private func error(_ words: String...) throws -> UsageError? {
        #expect(throws: UsageError.self) { try parser.parse(words) }
    }

    @Test("options take their value as the next word or after an equals sign")
    func optionForms() throws {
        let apart = try arguments("make", "--color", "red", "cake")
        let joined = try arguments("make", "cake", "--color=red")
        #expect(apart == joined)
        #expect(apart.value(SampleMake.color) == "red")
        #expect(apart.required(SampleMake.thing) == "cake")
    }

    @Test("a value after an equals sign may be empty, hold equals signs, or look like an option")
    func trickyValues() throws {
        #expect(try arguments("make", "x", "--color=").value(SampleMake.color) == "")
        #expect(try arguments("make", "x", "--color=a=b").value(SampleMake.color) == "a=b")
        #expect(try arguments("make", "x", "--color=--tag").value(SampleMake.color) == "--tag")
    }

    @Test("repeated options keep every value in order; flags have a short form")
    func repeatedOptions() throws {
        let parsed = try arguments("make", "cake", "--tag", "a", "-q", "--tag=b")
        #expect(parsed.values(SampleMake.tag) == ["a", "b"])
        #expect(parsed.has(SampleMake.quiet))
    }

    @Test("after two dashes every word is positional")
    func terminator() throws {
        #expect(try arguments("make", "--", "--color").required(SampleMake.thing) == "--color")
        #expect(try arguments("make", "--", "-h").required(SampleMake.thing) == "-h")
    }

    @Test("an optional positional before a required one takes a word only when there are two")
    func optionalPositional() throws {
        let one = try arguments("make", "cake")
        #expect(one.value(SampleMake.part) == nil)
        let two = try arguments("make", "layer", "cake")
        #expect(two.value(SampleMake.part) == "layer")
        #expect(two.required(SampleMake.thing) == "cake")
    }

    @Test("an unknown option names the nearest one")
    func unknownOption() throws {
        let failure = try error("make", "cake", "--colour", "red")?.failure
        #expect(failure?.exitCode == .usage)
        #expect(failure?.diagnostics.first?.message == "'sample make' has no option '--colour'")
        #expect(failure?.diagnostics.first?.fix == "did you mean '--color'?")
    }

    @Test("a hidden option works and is never suggested")
    func hiddenOption() throws {
        #expect(try arguments("make", "x", "--secret", "s").value(SampleMake.secret) == "s")
        let failure = try error("make", "x", "--secrt")?.failure
        #expect(failure?.diagnostics.first?.fix == "'sample make --help' lists the options")
    }

    @Test("an unknown command names the nearest one")
    func unknownCommand() throws {
        let failure = try error("maek")?.failure
        #expect(failure?.exitCode == .usage)
        #expect(failure?.diagnostics.first?.fix == "did you mean 'make'?")
    }

    @Test(
        "mistakes are told apart",
        arguments: [
            (["make"], UsageError.missingArgument("thing", command: "sample make")),
            (["make", "a", "b", "c"], .unexpectedArgument("c", command: "sample make")),
            (["make", "x", "--color"], .missingValue(option: "color", valueName: "name")),
            (
                ["make", "--color", "--quiet", "x"],
                .missingValue(option: "color", valueName: "name")
            ),
            (["make", "x", "--quiet=yes"], .unexpectedValue(flag: "quiet")),
            (["make", "x", "--color=red", "--color=red"], .repeatedOption("color")),
            (
                ["make", "x", "--color=pink"],
                .notAChoice("pink", option: "color", choices: ["red", "--tag", "", "a=b"])
            ),
            (["-x"], .unknownOption("-x", command: "sample", candidates: ["--help", "--version"])),
        ])
    func mistakes(words: [String], expected: UsageError) throws {
        #expect(throws: expected) { try parser.parse(words) }
    }

    @Test(
        "help is found in every form",
        arguments: [
            [], ["--help"], ["-h"], ["help"], ["help", "make"], ["make", "--help"],
            ["make", "x", "-h"], ["make", "--help", "--unknown"],
        ])
    func help(words: [String]) throws {
        guard case .help(let path) = try parser.parse(words) else {
            Issue.record("\(words) doesn't show help")
            return
        }
        #expect(path.count == (words.contains("make") ? 2 : 1))
    }

    @Test("random words never do worse than a usage error")
    func fuzz() {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "make", "--", "-", "--color", "=", "--=", "-q", "--tag=é", "help", "", "-ö", "x",
        ]
        for _ in 0..<2_000 {
            let words = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }
            do { _ = try parser.parse(words) } catch {
                #expect(error is UsageError, "\(words)")
            }
        }
    }
}
