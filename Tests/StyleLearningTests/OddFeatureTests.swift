import Testing

@testable import StyleLearning

@Suite("Where the feature that is followed goes its own way")
struct OddFeatureTests {
    @Test("what the others agree on comes from them")
    func commonest() throws {
        func text(_ value: String, _ more: String = "") -> String {
            """
            final class {N}View {
                var model: {N}Model!
                let shown = \(value)

                func begin() {
                    model = \(value == "1" ? "{N}Model(count: 3)" : "make(4, of: 5)")
                    model.isQuick = true
                }
            \(more)}

            final class {N}Model {
                var isQuick = false
                init(count: Int) {}
            }

            """
        }
        let odd =
            "    func signIn() { print(1, 2, 3, 4, 5, 6) }\n    let big = [1, 2, 3, 4, 5, 6]\n"
        let made = try LearnedProject.generated([
            "Login": text("2", odd), "Orders": text("1"), "Search": text("1"),
        ])

        #expect(made.contains("let shown = 1\n"), "\(made)")
        #expect(
            made.contains("model = ProfileModel(count: 3)\n        model.isQuick = true"), "\(made)"
        )
    }

    @Test("a type that most features declare stays, whatever file each of them has it in")
    func strayTypes() throws {
        let double = "final class {N}Double: {N}Showing {\n    func show() {}\n}\n"
        func files(_ name: String, inView: Bool, _ more: String) -> [String: String] {
            let view = "protocol {N}Showing {\n    func show()\n}\n"
            let model = """
                final class {N}Model {
                    let \(more) = 1
                    let double: {N}Showing = {N}Double()
                }

                """
            return [
                "App/Scenes/\(name)/\(name)View.swift": view + (inView ? "\n" + double : ""),
                "App/Scenes/\(name)/\(name)Model.swift": model + (inView ? "" : "\n" + double),
            ].mapValues { $0.replacing("{N}", with: name) }
        }
        let project = files("Login", inView: true, "attempts, more, last, first")
            .merging(files("Orders", inView: false, "orders")) { $1 }
            .merging(files("Search", inView: false, "terms")) { $1 }
        for followed in ["Login", "Orders"] {
            let made = try LearnedProject(files: project)
                .generate("Profile", request: LearningRequest(like: followed))
            let text = made.values.joined()

            #expect(
                text.components(
                    of: "final class ProfileDouble: ProfileShowing {\n    func show() {}")
                    == 2, "\(text)")
            #expect(text.contains("let double: ProfileShowing = ProfileDouble()"), "\(text)")
        }
    }

    @Test("what most have and the one that is followed lacks comes with the type that it needs")
    func absentTypes() throws {
        func text(_ more: String, _ extra: String) -> String {
            """
            final class {N}View {
                let title = 1
            \(more)}
            \(extra)
            """
        }
        let log = "\nstruct {N}Log {\n    let size = 3\n}\n"
        let made = try LearnedProject.generated([
            "Login": text(
                "    func signIn() { print(1, 2, 3, 4, 5, 6, 7, 8, 9) }\n    let big = [1, 2, 3]\n",
                "\nextension {N}View {\n    func more() { print(1, 2, 3, 4, 5, 6, 7, 8, 9) }\n}\n"),
            "Orders": text("    let log = {N}Log()\n", log),
            "Search": text("    let log = {N}Log()\n", log),
        ])

        #expect(made.contains("let log = ProfileLog()"), "\(made)")
        #expect(made.contains("struct ProfileLog {\n    let size = 3\n}"), "\(made)")
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count
    }
}
