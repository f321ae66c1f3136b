import Testing

@testable import ArchitectureChecking

@Suite("framework types that a layer may not name")
struct FrameworkTypeTests {
    @Test(
        "a reference counts wherever code names the type",
        arguments: [
            ("let session: URLSession", "1:14"),
            ("func load(with session: URLSession?) {}", "1:25"),
            ("let colors: [String: [Color]] = [:]", "1:23"),
            ("let task = URLSession.shared.dataTask()", "1:12"),
            ("struct Row: View { }", "1:13"),
            ("extension Color { }", "1:11"),
            ("typealias Tint = SwiftUI.Color", "1:18"),
            ("func draw() -> some View { fatalError() }", "1:21"),
            ("let red = \\Color.red", "1:12"),
            ("let text = \"\\(URLSession.shared)\"", "1:15"),
            ("func f(_ x: Any) { _ = x as? Color }", "1:30"),
            ("struct Box<T> where T: View { }", "1:24"),
            ("@Model final class Order { }", "1:2"),
        ])
    func everywhere(code: String, place: String) throws {
        let found = try CheckedProject.domain(code)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("\(place) framework-type ") == true, "\(found)")
    }

    @Test(
        "comments, strings, dead code, members and labels name no type",
        arguments: [
            "// URLSession\nlet x = 1", "/* Color /* View */ */ let x = 1",
            "let x = \"URLSession and Color\"", "let x = #\"\\(Color)\"#",
            "#if false\nlet x: URLSession\n#endif", "#if true\n#else\nlet x: Color\n#endif",
            "let x = Kind.Color", "let x: Kind = .View", "func f(Color value: Int) {}",
            "enum Kind { case Color, View }",
        ])
    func nowhere(code: String) throws {
        #expect(try CheckedProject.domain(code) == [])
    }

    @Test(
        "a type of the project's own that is called so is another type",
        arguments: [
            "enum Color { case red }\nlet x: Color = .red",
            "struct Paint { enum Color { case red }\n let x: Color }",
            "struct Paint { enum Color { case red } }\nextension Paint { var y: Color { .red } }",
            "struct Paint { struct Color {} }\nlet x: Paint.Color? = nil",
            "func show<View>(_ view: View) {}", "struct Box<Color> { let color: Color }",
            "protocol Showing { associatedtype View\n func make() -> View }",
            "protocol Showing { associatedtype View }\nextension Showing { func f(_ v: View) {} }",
            "func f() { struct Color {}\n let x = Color() }",
            "class Base { class View {} }\nclass Sub: Base { let view: View? = nil }",
            "typealias Color = Int\nlet x: Color = 1",
        ])
    func ownTypes(code: String) throws {
        #expect(try CheckedProject.domain(code) == [])
    }

    @Test("an own type of another file counts, but not one that is private there")
    func otherFiles() throws {
        let use = "let x: Color? = nil"
        #expect(
            try CheckedProject.domain(
                use, beside: ["App/Domain/Color.swift": "struct Color {}"]) == [])
        #expect(
            try CheckedProject.domain(
                use, beside: ["App/Data/Paint.swift": "private struct Color {}"])
                == ["1:8 framework-type Color"])
    }

    @Test("the framework's type is meant where its module stands before it")
    func qualified() throws {
        let own = ["App/Domain/Color.swift": "struct Color {}"]
        #expect(
            try CheckedProject.domain("let x: SwiftUI.Color? = nil", beside: own)
                == ["1:8 framework-type Color"])
    }

    @Test("a name is a framework's type only where an import can bring that framework")
    func imports() throws {
        #expect(try CheckedProject.domain("import Foundation\nlet x: Color? = nil") == [])
        #expect(
            try CheckedProject.domain("import Foundation\nlet x: URLSession? = nil")
                == ["2:8 framework-type URLSession"])
        #expect(
            try CheckedProject.domain("import Design\nlet x: Color? = nil")
                .contains("2:8 framework-type Color"))
    }

    @Test("a plain type of the project's own is no attribute")
    func attributes() throws {
        let own = ["App/Domain/Model.swift": "struct Model {}"]
        #expect(
            try CheckedProject.domain("@Model final class Order {}", beside: own)
                == ["1:2 framework-type Model"])
        let wrapper = [
            "App/Domain/Model.swift": "@propertyWrapper struct Model { var wrappedValue: Int }"
        ]
        #expect(try CheckedProject.domain("struct A { @Model var x: Int }", beside: wrapper) == [])
    }

    @Test("a pattern of names counts only where the module is imported")
    func patterns() throws {
        #expect(try CheckedProject.domain("let x: UIThing? = nil") == [])
        #expect(
            try CheckedProject.domain("import UIKit\nlet x: UIThing? = nil")
                == ["1:1 import UIKit", "2:8 framework-type UIThing"])
        #expect(
            try CheckedProject.domain("import UIKit\nstruct UIState {}\nlet x: UIState? = nil")
                == ["1:1 import UIKit"])
    }
}
