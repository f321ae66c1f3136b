import FileTree
import Testing

@testable import ProjectScanning

private func sample(_ text: String) -> TextSample {
    Array(text.utf8).withUnsafeBufferPointer { TextSample($0) }
}

@Suite("Habits of text")
struct HabitTests {
    @Test("nested two-space code isn't taken for four")
    func nestedTwoSpaces() {
        let text = """
            struct A {
              func f() {
                if x {
                    call(
                        argument)
                  while y {
                    z()
                  }
                }
              }
            }
            """
        #expect(sample(text).indentation == Indentation(style: .spaces, width: 2))
    }

    @Test(
        "reads four spaces, tabs and nothing",
        arguments: [
            ("class A {\n    let b = 1\n}\n", Indentation(style: .spaces, width: 4)),
            ("class A {\n\tlet b = 1\n}\n", Indentation(style: .tabs, width: 4)),
            ("let a = 1\n", nil), ("", nil), ("{", nil), ("{\n", nil),
        ] as [(String, Indentation?)])
    func indentation(text: String, expected: Indentation?) {
        #expect(sample(text).indentation == expected)
    }

    @Test("most files decide, and CRLF is noticed")
    func majority() {
        let four = sample("class A {\r\n    let b = 1\r\n}\r\n")
        let two = sample("class A {\n  let b = 1\n}\n")
        #expect(four.lineEnding == .crlf)
        #expect(two.lineEnding == .lf)
        var tally = HabitTally()
        for sample in [four, four, two] { tally.add(sample.indentation?.summary ?? "", nil) }
        #expect(tally.reading().text == "4 spaces")
        #expect(tally.counts == ["4 spaces": 2, "2 spaces": 1])
    }

    @Test(
        "tells how dates are written",
        arguments: [
            (["16/08/2024", "03/09/2024"], "dd/MM/yyyy"), (["8/16/24", "9/3/24"], "M/d/yy"),
            (["08/16/2024"], "MM/dd/yyyy"), (["2024-08-16", "2024-09-03"], "yyyy-MM-dd"),
            (["16.08.2024"], "dd.MM.yyyy"), (["Aug 16, 2024"], "MMM d, yyyy"),
            (["16 August 2024"], "d MMMM yyyy"), (["2024/8/16"], "yyyy/M/d"),
        ])
    func dates(dates: [String], expected: String) {
        #expect(DateFormat.infer(dates) == expected)
    }

    @Test("a header keeps what is the same and names what varies")
    func header() throws {
        let habit = HeaderHabit(names: ["Shop"], project: "Shop")
        let samples = try (0..<4).map { index in
            (
                path: try RelativePath(validating: "Shop/Type\(index).swift"),
                sample: sample(
                    """
                    //
                    //  Type\(index).swift
                    //  Shop
                    //
                    //  Created by Person \(index) on \(index + 10)/08/2024.
                    //  Copyright © 202\(index) Shop Ltd. All rights reserved.
                    //

                    import Foundation
                    """)
            )
        }
        let found = try #require(habit.find(samples).header)
        #expect(
            found.template == """
                //
                //  {{ file }}
                //  {{ project }}
                //
                //  Created by {{ author }} on {{ date }}.
                //  Copyright © {{ year }} Shop Ltd. All rights reserved.
                //
                """)
        #expect(found.dateFormat == "dd/MM/yyyy")
        #expect(found.blankLinesAfter == 1)
    }

    @Test("documentation and marks at the head are no header")
    func noHeader() throws {
        let habit = HeaderHabit(names: [], project: "Shop")
        for text in ["/// A type.\nstruct A {}\n", "// MARK: - A\nstruct A {}\n", "struct A {}\n"] {
            let path = try RelativePath(validating: "A.swift")
            #expect(habit.find([(path, sample(text)), (path, sample(text))]).header == nil)
        }
    }
}

@Suite("Registration")
struct RegistrationTests {
    private static func point(_ kind: ProjectKind, isSynchronized: Bool) throws -> [String] {
        var target = TargetFacts(
            name: "App", module: "App", kind: .app, projectKind: kind,
            manifest: try RelativePath(validating: "App.xcodeproj/project.pbxproj"))
        target.isSynchronized = isSynchronized
        let finder = IntegrationPointFinder(
            files: [], features: [], build: BuildFacts(kinds: [kind], targets: [target]),
            target: "App", types: TypeTable([]), layout: LayoutFacts(), contents: { _ in nil },
            sharing: WorkSharing(threads: 1))
        return finder.find().map(\.kind.rawValue)
    }

    @Test(
        "each project kind says what it needs, and nothing where nothing is to be done",
        arguments: [
            (ProjectKind.xcode, false, ["xcode-project"]), (.xcode, true, []),
            (.xcodegen, true, ["xcodegen-spec"]), (.tuist, true, ["tuist-manifest"]),
            (.swiftpm, true, []),
        ])
    func registration(kind: ProjectKind, isSynchronized: Bool, expected: [String]) throws {
        #expect(try Self.point(kind, isSynchronized: isSynchronized) == expected)
    }

    @Test("the line of a target is found in its own words")
    func lines() {
        let project = """
            /* Begin PBXNativeTarget section */
            \t\tA1 /* App */ = {
            \t\t\tisa = PBXFileReference;
            \t\tB2 /* App */ = {
            \t\t\tisa = PBXNativeTarget;
            """
        #expect(
            BuildDescriptionFinder.nativeTargetLine(of: "App", in: Array(project.utf8)) == 4)
        let manifest =
            "// App\nlet x = [\n    .target(name: \"AppKit\"),\n    .target(name: \"App\"),\n]"
        #expect(BuildDescriptionFinder.line(of: "App", in: Array(manifest.utf8)) == 4)
    }
}
