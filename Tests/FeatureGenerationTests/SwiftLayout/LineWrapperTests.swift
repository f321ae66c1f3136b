import ProjectScanning
import SwiftParser
import Testing

@testable import FeatureGeneration

@Suite("Breaking long lines")
struct LineWrapperTests {
    /// A line that is too long for 40 columns and what becomes of it.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var input: String
        var expected: String

        init(_ name: String, _ input: String, _ expected: String) {
            testDescription = name
            self.input = input
            self.expected = expected
        }
    }

    static let cases: [Case] = [
        Case(
            "arguments",
            "let sut = Model(dependencies: Mock(result: one))\n",
            "let sut = Model(\n    dependencies: Mock(result: one)\n)\n"),
        Case(
            "arguments inside arguments, where the outer break isn't enough",
            "let sut = Model(dependencies: MockDependencies(result: .success(one)))\n",
            """
            let sut = Model(
                dependencies: MockDependencies(
                    result: .success(one)
                )
            )

            """),
        Case(
            "a trailing closure before the arguments of its call",
            "    NavigationStack(path: path) { ProfileView() }\n",
            "    NavigationStack(path: path) {\n        ProfileView()\n    }\n"),
        Case(
            "the arguments where the closure is open",
            "    .destination(for: ProfileRoute.self) { route in\n        a(route)\n    }\n",
            """
                .destination(
                    for: ProfileRoute.self
                ) { route in
                    a(route)
                }

            """),
        Case(
            "parameters",
            "func loaded(_ profile: Profile) -> some View {\n    a()\n}\n",
            "func loaded(\n    _ profile: Profile\n) -> some View {\n    a()\n}\n"),
        Case(
            "a return type where there are no parameters",
            "func fetchProfile() async throws -> Profile {\n    a()\n}\n",
            "func fetchProfile() async throws\n    -> Profile\n{\n    a()\n}\n"),
        Case(
            "a requirement of a protocol",
            "protocol P {\n    func fetchProfile() async throws -> Profile?\n}\n",
            "protocol P {\n    func fetchProfile() async throws\n        -> Profile?\n}\n"),
        Case(
            "inherited types",
            "struct Profile: Codable, Equatable, Identifiable, Sendable {\n}\n",
            "struct Profile: Codable, Equatable,\n    Identifiable, Sendable\n{\n}\n"),
        Case(
            "one inherited type",
            "struct PreviewDependencies: ProfileDependencies {\n}\n",
            "struct PreviewDependencies:\n    ProfileDependencies\n{\n}\n"),
        Case(
            "a case with its statement",
            "switch a {\ncase .about(let profile): profile.identifier\n}\n",
            "switch a {\ncase .about(let profile):\n    profile.identifier\n}\n"),
        Case(
            "a list",
            "let codes = [first, second, third, fourth]\n",
            "let codes = [\n    first,\n    second,\n    third,\n    fourth,\n]\n"),
        Case(
            "a macro's arguments",
            "#expect(sut.state == .loaded(x), \"explained\")\n",
            "#expect(\n    sut.state == .loaded(x),\n    \"explained\"\n)\n"),
        Case(
            "an attribute's arguments",
            "@Test(\"surfaces it\", arguments: [one, two])\nfunc f() {}\n",
            "@Test(\n    \"surfaces it\",\n    arguments: [one, two]\n)\nfunc f() {}\n"),
        Case(
            "a value without a call",
            "let theProfileThatIsShown = theDependencies\n",
            "let theProfileThatIsShown =\n    theDependencies\n"),
        Case(
            "a comment, at a word",
            "/// Answers with what the server said about it.\nlet a = 1\n",
            "/// Answers with what the server said\n/// about it.\nlet a = 1\n"),
    ]

    @Test("each construct is broken as the formatter would accept it", arguments: cases)
    func breaks(example: Case) {
        let wrapper = LineWrapper(width: 40, indentation: .init(style: .spaces, width: 4))

        #expect(wrapper.wrap(example.input) == example.expected)
    }

    @Test("what is broken once stays as it is", arguments: cases)
    func isStable(example: Case) {
        let wrapper = LineWrapper(width: 40, indentation: .init(style: .spaces, width: 4))

        #expect(wrapper.wrap(example.expected) == example.expected)
    }

    @Test("the project's indentation is used and counted")
    func usesTabs() {
        let wrapper = LineWrapper(width: 30, indentation: .init(style: .tabs, width: 8))

        #expect(
            wrapper.wrap("\tfirst(second, third, fo)\n")
                == "\tfirst(\n\t\tsecond,\n\t\tthird,\n\t\tfo\n\t)\n")
    }

    @Test("characters are counted, not bytes")
    func countsCharacters() {
        let wrapper = LineWrapper(width: 16, indentation: .init(style: .spaces, width: 4))

        #expect(wrapper.wrap("f(\"ééééééééééé\")\n") == "f(\"ééééééééééé\")\n")
    }

    @Test(
        "a line that offers no place stays, and the next one is broken all the same",
        arguments: [
            "let aVeryLongName = \"abcdefghijklmnop\"\n",
            "/// https://example.com/a/very/long/path\n",
            "let text = \"\"\"\n    a line of text that nobody may break\n    \"\"\"\n",
        ]
    )
    func leavesTheRest(text: String) {
        let wrapper = LineWrapper(width: 20, indentation: .init(style: .spaces, width: 4))

        let result = wrapper.wrap(text + "call(first, second, x)\n")

        #expect(result.hasSuffix("call(\n    first,\n    second,\n    x\n)\n"))
    }

    @Test("code that isn't Swift, or is cut anywhere, comes back whole but for white space")
    func survivesAnything() {
        let wrapper = LineWrapper(width: 12, indentation: .init(style: .spaces, width: 2))
        let code = Self.cases.map(\.input).joined()
        for end in stride(from: 0, to: code.utf8.count, by: 7) {
            let text = String(decoding: Array(code.utf8.prefix(end)), as: UTF8.self)
            let result = wrapper.wrap(text)
            #expect(Self.tokens(of: result) == Self.tokens(of: text))
        }
    }

    /// The text without white space, and without the marks and commas that breaking adds.
    private static func tokens(of text: String) -> String {
        String(text.filter { !$0.isWhitespace && $0 != "/" && $0 != "," })
    }
}
