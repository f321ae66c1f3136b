import Testing

@testable import StyleLearning

@Suite("What a type inherits from")
struct SuperclassTests {
    private static func coordinator(_ type: String, _ more: String = "") -> String {
        """
        protocol Dismissing {}

        final class {N}View: \(type), Dismissing {
            override func start() {
                super.start()
            }
        \(more)}

        """
    }

    @Test("of generic superclasses, the commonest one comes where each is of its feature's own")
    func generic() throws {
        let made = try LearnedProject.generated(
            [
                "Login": Self.coordinator(
                    "Coordinator<{N}Result>",
                    "    func signIn() { print(1, 2, 3, 4, 5, 6, 7, 8, 9) }\n"
                        + "    enum {N}Result { case done, lost, found, other, more, last, first }\n"
                ),
                "Orders": Self.coordinator("Coordinator<Void>"),
                "Search": Self.coordinator("Coordinator<Void>"),
            ], like: "Login")

        #expect(made.contains("class ProfileView: Coordinator<Void>, Dismissing {"), "\(made)")
        #expect(made.contains("override func start()"), "\(made)")
    }

    @Test("where each has another superclass, the one that is followed keeps its own")
    func different() throws {
        let made = try LearnedProject.generated(
            [
                "Login": Self.coordinator(
                    "UIViewController", "    let a = 1, b = 2, c = 3, d = 4\n"),
                "Orders": Self.coordinator("TableController"),
                "Search": Self.coordinator("ListController"),
            ], like: "Login")

        #expect(made.contains("class ProfileView: UIViewController, Dismissing {"), "\(made)")
        #expect(made.contains("override func start()"), "\(made)")
    }

    @Test("a class that lost its superclass overrides nothing")
    func lost() throws {
        let node = try Self.read(
            "class A {\n    override func b() {\n        super.b()\n        c()\n    }\n}\n")
        #expect(
            Self.text(of: LostSuperclass.removed(from: node))
                == "class A {\n    func b() {\n        c()\n    }\n}\n")
    }

    @Test("an enum without cases has no raw type, and can't be decoded")
    func emptied() throws {
        let node = try Self.read(
            """
            enum A: String, CaseIterable {
                enum B: Int, Codable { case b }
            }
            enum C: Codable {
            }

            """)
        #expect(
            Self.text(of: EmptiedEnums.fitted(node)) == """
                enum A: CaseIterable {
                    enum B: Int, Codable { case b }
                }
                enum C {
                }

                """)
    }

    private static func read(_ text: String) throws -> CodeNode {
        let reader = CodeReader(
            spellings: StemSpellings("Login"), foreignTypes: [], ownTypes: [],
            header: HeaderAbstraction(lines: nil))
        return try #require(reader.read(Array(text.utf8), name: "LoginView.swift"))
    }

    private static func text(of node: CodeNode) -> String {
        TemplateText.template(CodeWriter.pieces(of: node))
    }
}
