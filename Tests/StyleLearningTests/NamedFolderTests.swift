import Testing

@testable import StyleLearning

@Suite("The folder that --group names")
struct NamedFolderTests {
    private func screen(_ name: String, in folder: String) -> [String: String] {
        [
            "\(folder)/\(name)/\(name)View.swift":
                "import SwiftUI\n\nstruct \(name)View: View {\n    var body: some View { Text(\"\") }\n}\n",
            "\(folder)/\(name)/\(name)ViewModel.swift": "final class \(name)ViewModel {}\n",
        ]
    }

    private func project(_ folders: [String: [String]], _ more: [String: String] = [:])
        -> LearnedProject
    {
        var files = more
        for (folder, names) in folders {
            for name in names { files.merge(screen(name, in: folder)) { $1 } }
        }
        return LearnedProject(files: files)
    }

    @Test("a folder with one feature is the place, whichever root the others stand below")
    func loneFeature() throws {
        let project = project([
            "App/Source/Walk": ["Start", "Finish", "Route"], "App/Source/Mate": ["MateList"],
        ])
        let paths = try project.generate("Request", group: "Mate").keys.sorted()

        #expect(
            paths == ["View", "ViewModel"].map { "App/Source/Mate/Request/Request\($0).swift" })
    }

    @Test("a folder may be named by its path from the project")
    func wholePath() throws {
        let project = project([
            "App/Source/Walk": ["Start", "Finish", "Route"], "App/Source/Mate": ["MateList"],
        ])
        let paths = try project.generate("Request", group: "App/Source/Mate").keys

        #expect(paths.contains("App/Source/Mate/Request/RequestView.swift"), "\(paths)")
    }

    @Test(
        "a feature isn't put deeper than the named folder where screens stand at several places below it"
    )
    func notDeeper() throws {
        let project = project(
            [
                "App/Scenes": ["Home", "Search"],
                "App/Scenes/Access/Onboarding": ["Intro", "Terms"],
            ],
            ["App/Scenes/Access/Delete/DeleteView.swift": "struct DeleteView {}\n"])
        let paths = try project.generate("Recovery", group: "Access").keys

        #expect(paths.contains("App/Scenes/Access/Recovery/RecoveryView.swift"), "\(paths)")
    }

    @Test(
        "files in a second folder of the feature's own belong to it, whichever part of the group holds it"
    )
    func parallelFolders() throws {
        var files: [String: String] = [:]
        for (module, names) in ["Auth": ["LoggedOut", "Profile"], "Fine": ["FineList"]] {
            for name in names {
                files.merge(screen(name, in: "Features/\(module)/\(module)UI/Implement")) { $1 }
                files["Features/\(module)/\(module)UI/Interface/\(name)/\(name)Buildable.swift"] =
                    "protocol \(name)Buildable {}\n"
            }
        }
        let project = LearnedProject(files: files)

        for (module, name) in [("Auth", "SignUp"), ("Fine", "Payment")] {
            let paths = try project.generate(name, group: module).keys
            #expect(
                paths.contains(
                    "Features/\(module)/\(module)UI/Interface/\(name)/\(name)Buildable.swift"),
                "\(paths)")
            #expect(
                paths.contains("Features/\(module)/\(module)UI/Implement/\(name)/\(name)View.swift")
            )
        }
    }

    @Test(
        "where files bear the group's name before the folder's, a feature is called by its folder or by both"
    )
    func prefixes() throws {
        var files: [String: String] = [:]
        for name in ["Posts", "Tags", "People"] {
            files["App/Scenes/Discovery/\(name)/Discovery\(name)View.swift"] =
                "import SwiftUI\n\nstruct Discovery\(name)View: View {\n    var body: some View { Text(\"\") }\n}\n"
            files["App/Scenes/Discovery/\(name)/Discovery\(name)ViewModel.swift"] =
                "final class Discovery\(name)ViewModel {}\n"
        }
        for name in ["Home", "Search"] {
            files.merge(screen(name, in: "App/Scenes")) { $1 }
        }
        let project = LearnedProject(files: files)
        let wanted = ["View", "ViewModel"].map {
            "App/Scenes/Discovery/News/DiscoveryNews\($0).swift"
        }

        let short = try project.generate(
            "News", request: .init(feature: "News", group: "Discovery"))
        let long = try project.generate(
            "DiscoveryNews", request: .init(feature: "DiscoveryNews", group: "Discovery"))
        #expect(short.keys.sorted() == wanted)
        #expect(long.keys.sorted() == wanted)
    }

    @Test("a folder in a module is spelt like the one beside it, not like modules")
    func spelling() throws {
        var files: [String: String] = [:]
        for name in ["Chat", "Social", "Map", "Settings"] {
            for (path, text) in screen(name, in: "Kit/Sources") {
                files[path.replacing("/\(name)/", with: "/\(name)Feature/")] = text
            }
        }
        files.merge(screen("RideEvents", in: "Kit/Sources/SettingsFeature")) { $1 }
        let paths = try LearnedProject(files: files).generate(
            "Appearance", group: "SettingsFeature"
        )
        .keys

        #expect(
            paths.contains("Kit/Sources/SettingsFeature/Appearance/AppearanceView.swift"),
            "\(paths)")
    }

    @Test("features whose halves stand below two roots are one each")
    func parallelRoots() throws {
        var files: [String: String] = [:]
        for name in ["Cart", "Orders", "Search"] {
            files.merge(screen(name, in: "App/Features")) { $1 }
            for part in ["Actions", "Reducer", "State"] {
                files["App/State/\(name)/\(name)\(part).swift"] = "struct \(name)\(part) {}\n"
            }
        }
        let paths = try LearnedProject(files: files).generate("Wishes").keys

        #expect(paths.contains("App/Features/Wishes/WishesView.swift"), "\(paths)")
        #expect(paths.contains("App/State/Wishes/WishesReducer.swift"), "\(paths)")
    }

    @Test("a second folder beside the first belongs to a feature though other modules have none")
    func besideInModule() throws {
        var files: [String: String] = [:]
        for name in ["LoggedOut", "Profile"] {
            files.merge(screen(name, in: "Features/Auth/AuthUI/Implement")) { $1 }
            files["Features/Auth/AuthUI/Interface/\(name)/\(name)Buildable.swift"] =
                "protocol \(name)Buildable {}\n"
        }
        for name in ["Alarm", "Detail", "Share"] {
            files.merge(screen(name, in: "Features/\(name)/\(name)UI/Implement")) { $1 }
        }
        let paths = try LearnedProject(files: files).generate("SignUp", group: "Auth").keys

        #expect(
            paths.contains("Features/Auth/AuthUI/Interface/SignUp/SignUpBuildable.swift"),
            "\(paths)")
    }

    @Test(
        "a module of the group's name comes before a folder of that name in layers of another one")
    func moduleAndLayers() throws {
        var files: [String: String] = [:]
        for name in ["Edit", "Settings", "Delete"] {
            files.merge(screen(name, in: "Profile/Profile/Presentation")) { $1 }
        }
        for name in ["Courses", "Progress", "List"] {
            files["Board/Board/Presentation/\(name)View.swift"] = "struct \(name)View {}\n"
            files["Board/Board/Presentation/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel {}\n"
        }
        files["Board/Board/Presentation/Profile/PhotoView.swift"] = "struct PhotoView {}\n"
        files["Board/Board/Data/Profile/PhotoModel.swift"] = "struct PhotoModel {}\n"
        let paths = try LearnedProject(files: files).generate("Account", group: "Profile").keys

        #expect(
            paths.contains("Profile/Profile/Presentation/Account/AccountView.swift"), "\(paths)")
    }
}
