import FileTree
import ProjectScanning
import Testing

@testable import StyleLearning

@Suite("What the features of a folder are called")
struct NamesOfFolderTests {
    /// Screens in folders of their own names.
    private var others: [String: String] {
        ["Home", "Search", "Map"].map { ScreenFiles.screen($0, in: "App/Scenes/\($0)") }
            .reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    private func paths(
        _ feature: String, in group: String, _ files: [String: String]
    ) throws -> [String] {
        try LearnedProject(files: files.merging(others) { $1 })
            .generate(feature, request: .init(feature: feature, group: group)).keys.sorted()
    }

    @Test(
        "has the name of a folder around it where the only feature there has it",
        arguments: [
            ("App/Scenes/Alarm/Sources", "AlarmIntro", "Alarm", "AlarmSnooze"),
            ("App/Scenes/Quests/Tap", "QuestTapIntro", "Quests/Tap", "QuestTapSnooze"),
            ("App/Scenes/Results", "IntroResult", "Results", "SnoozeResult"),
        ])
    func loneNeighbour(home: String, intro: String, group: String, called: String) throws {
        let files = ScreenFiles.screen(intro, in: "\(home)/Intro")
        let wanted = ["View", "ViewModel"].map { "\(home)/Snooze/\(called)\($0).swift" }

        #expect(try paths("Snooze", in: group, files) == wanted)
        #expect(try paths(called, in: group, files) == wanted)
    }

    @Test("has nothing of a lone feature's name that no folder around it has")
    func loneName() throws {
        let files = ScreenFiles.screen("NewIntro", in: "App/Scenes/Alarm/Intro")

        #expect(
            try paths("Snooze", in: "Alarm", files)
                == ["View", "ViewModel"].map { "App/Scenes/Alarm/Snooze/Snooze\($0).swift" })
    }

    @Test("begins as all screens of a folder do, however few features go by their folders' names")
    func allScreens() throws {
        let files = ScreenFiles.screen("SignInMail", in: "App/Scenes/Recover/Mail")
            .merging(ScreenFiles.screen("SignInBoth", in: "App/Scenes/Recover/Code")) { $1 }

        #expect(
            try paths("Password", in: "Recover", files)
                == ["View", "ViewModel"].map {
                    "App/Scenes/Recover/Password/SignInPassword\($0).swift"
                })
    }

    @Test("begins as a folder around is called, also one that any module may have")
    func commonFolder() throws {
        var files = ScreenFiles.screen("Banner", in: "App/Scenes/Tabs/Banner")
        for name in ["Settings", "Orders", "Wallet"] {
            files.merge(ScreenFiles.screen("Tab\(name)", in: "App/Scenes/Tabs/\(name)")) { $1 }
        }

        #expect(
            try paths("Security", in: "Tabs", files)
                == ["View", "ViewModel"].map { "App/Scenes/Tabs/Security/TabSecurity\($0).swift" })
    }

    @Test("ends as others do, though some have extensions in files of their own")
    func endingBesideExtensions() throws {
        var files: [String: String] = [:]
        for name in ["Coin", "Cash", "Gold"] {
            let folder = "App/Scenes/Details/\(name)"
            files.merge(ScreenFiles.screen("\(name)Details", in: folder)) { $1 }
            files["\(folder)/\(name)DetailsViewModel+Formats.swift"] =
                "extension \(name)DetailsViewModel {}\n"
        }

        #expect(
            try paths("Stellar", in: "Details", files).first
                == "App/Scenes/Details/Stellar/StellarDetailsView.swift")
        #expect(
            try paths("StellarDetails", in: "Details", files).first
                == "App/Scenes/Details/Stellar/StellarDetailsView.swift")
    }

    @Test("doesn't begin as some do where neither all screens nor the folders around have that")
    func someScreens() throws {
        var files = ScreenFiles.screen("MailPriming", in: "App/Scenes/Setup/Priming")
        for name in ["Verify", "Password"] {
            files.merge(ScreenFiles.screen("SignUp\(name)", in: "App/Scenes/Setup/\(name)")) { $1 }
        }

        #expect(
            try paths("Finish", in: "Setup", files)
                == ["View", "ViewModel"].map { "App/Scenes/Setup/Finish/Finish\($0).swift" })
        // Unless the user says so.
        #expect(
            try paths("SignUpFinish", in: "Setup", files)
                == ["View", "ViewModel"].map { "App/Scenes/Setup/Finish/SignUpFinish\($0).swift" })
    }

    @Test("keeps a role at its end that the folders keep as well")
    func roleInFolder() throws {
        var files: [String: String] = [:]
        for name in ["Alert", "Trial", "Sharing"] {
            files.merge(ScreenFiles.screen("\(name)Row", in: "App/Scenes/Rows/\(name)Row")) { $1 }
        }

        #expect(
            try paths("ResetRow", in: "Rows", files)
                == ["View", "ViewModel"].map { "App/Scenes/Rows/ResetRow/ResetRow\($0).swift" })
    }

    @Test("lacks the role that its folder has from its main file")
    func mainFile() throws {
        var files: [String: String] = [:]
        for name in ["Intro", "Consent", "Camera"] {
            files.merge(ScreenFiles.screen(name, in: "App/Scenes/Request/\(name)View")) { $1 }
        }

        #expect(
            try paths("Privacy", in: "Request", files)
                == ["View", "ViewModel"].map {
                    "App/Scenes/Request/PrivacyView/Privacy\($0).swift"
                })
    }

    @Test("has before it what all files have, though some have more")
    func longerStart() throws {
        var files: [String: String] = [:]
        for name in ["Login", "Terms", "Captcha"] {
            let folder = "App/Scenes/Auth/\(name)"
            files.merge(ScreenFiles.screen("Auth\(name)", in: folder)) { $1 }
            files["\(folder)/MockAuth\(name)State.swift"] = "enum MockAuth\(name)State {}\n"
        }

        #expect(
            try paths("Logout", in: "Auth", files) == [
                "App/Scenes/Auth/Logout/AuthLogoutView.swift",
                "App/Scenes/Auth/Logout/AuthLogoutViewModel.swift",
                "App/Scenes/Auth/Logout/MockAuthLogoutState.swift",
            ])
    }

    @Test("has what the folders around are called where half of the features have another start")
    func disagreement() throws {
        var files: [String: String] = [:]
        for (start, name) in [
            ("Device", "Incoming"), ("Device", "Start"), ("Key", "Wait"), ("Key", "Scan"),
        ] {
            files.merge(ScreenFiles.screen("\(start)\(name)", in: "App/Scenes/Key/Phone/\(name)")) {
                $1
            }
        }

        #expect(
            try paths("Done", in: "Key/Phone", files)
                == ["View", "ViewModel"].map { "App/Scenes/Key/Phone/Done/KeyDone\($0).swift" })
    }

    @Test(
        "ends as all files of a folder do, whether the user says so or not",
        arguments: ["Longest", "LongestStory2030"])
    func houseRole(feature: String) throws {
        var files: [String: String] = [:]
        for name in ["Intro", "Epilogue", "Numbers", "TopFive"] {
            files["App/Scenes/Year/\(name)Story2030.swift"] = ScreenFiles.view("\(name)Story2030")
        }

        #expect(
            try paths(feature, in: "Year", files) == ["App/Scenes/Year/LongestStory2030.swift"])
    }

    @Test("are learned in that one of several folders of a name whose features have most in common")
    func parallelFolders() throws {
        var files = [
            "Old/Modules/Auth/AuthController.swift": ScreenFiles.view("AuthController"),
            "Old/Modules/Auth/Legacy/Legacy.swift": "enum Legacy {}\n",
        ]
        for name in ["Login", "Terms", "Captcha"] {
            files.merge(ScreenFiles.screen("Auth\(name)", in: "New/Modules/Auth/\(name)")) { $1 }
        }

        #expect(
            try paths("Logout", in: "Auth", files)
                == ["View", "ViewModel"].map { "New/Modules/Auth/Logout/AuthLogout\($0).swift" })
    }

    @Test("is the folder's name, whatever shorter one features in there share")
    func namesOfInnerFeatures() throws {
        var files: [String: String] = [:]
        for name in ["FindBefore", "FindAfter"] {
            let folder = "App/Scenes/Find/\(name)Board"
            files.merge(ScreenFiles.screen("\(name)Board", in: folder)) { $1 }
            for inner in ["Local", "Recent"] {
                let part = "\(name)\(inner)Board"
                files.merge(ScreenFiles.screen(part, in: "\(folder)/\(part)")) { $1 }
            }
        }

        #expect(
            try paths("FindingBoard", in: "Find", files)
                == ["View", "ViewModel"].map {
                    "App/Scenes/Find/FindingBoard/FindingBoard\($0).swift"
                })
    }

    @Test("lacks a role that the files of most neighbours have behind the folder's name")
    func roleInNames() throws {
        let endings = [
            "Password": ["ScreenInteractor", "ScreenPresenter", "ViewController"],
            "MobileScreen": ["Interactor", "Presenter", "ViewController"],
            "LoginScreen": ["Presenter", "ViewController"],
            "Menu": ["ScreenInteractor", "ScreenPresenter", "ViewController"],
        ]
        let folder = "App/Scenes/Account"
        var files: [String: String] = [:]
        var features: [FeatureFacts] = []
        for (name, endings) in endings {
            let own = "\(folder)/\(name.hasSuffix("Screen") ? String(name.dropLast(6)) : name)"
            let paths = endings.map { "\(own)/\(name)\($0).swift" }
            for (path, ending) in zip(paths, endings) {
                files[path] = "class \(name)\(ending) {}\n"
            }
            features.append(
                FeatureFacts(
                    name: name, group: "Account", path: try RelativePath(validating: own),
                    files: try paths.map {
                        .init(path: try RelativePath(validating: $0), role: "other")
                    }))
        }
        let scan = try ProjectScanner(ProjectInMemory(files), folderName: "Shop", threads: 1).scan()
        let tree = ProjectTree(facts: scan.facts, files: scan.files)

        let siblings = FolderSiblings(tree: tree, features: features).find()

        #expect(siblings.map(\.stem).sorted() == ["Login", "Menu", "Mobile", "Password"])
    }

    @Test("begins with the letters that most types of the project begin with")
    func typePrefix() throws {
        var files: [String: String] = [:]
        for index in "ABCDEFGHIJKLMNOPQRSTU" {
            files["App/Parts/AXPart\(index)View.swift"] = ScreenFiles.view("AXPart\(index)View")
        }
        for name in ["AXInformWell", "AXInformEnd", "AXInformThanks"] {
            let view = "\(name)ViewController"
            files["App/Scenes/Inform/Finish/\(view).swift"] =
                "import UIKit\n\nfinal class \(view): UIViewController {}\n"
        }

        #expect(
            try paths("InformOther", in: "Inform/Finish", files)
                == ["App/Scenes/Inform/Finish/AXInformOtherViewController.swift"])
    }

    @Test("begins as all features of a folder do, where these are many")
    func everyonesBeginning() throws {
        var files: [String: String] = [:]
        for name in ["Stake", "Rewards", "Claim"] {
            files.merge(ScreenFiles.screen("Xy\(name)", in: "App/Scenes/Delegator/\(name)")) { $1 }
        }
        files["App/Scenes/Delegator/Claim/TransferView.swift"] = ScreenFiles.view("TransferView")

        #expect(
            try paths("Redeem", in: "Delegator", files)
                == ["View", "ViewModel"].map { "App/Scenes/Delegator/Redeem/XyRedeem\($0).swift" })
    }

    @Test("ends as all features do that stand side by side in a folder")
    func everyonesEnding() throws {
        var files: [String: String] = [:]
        for name in ["Share", "Invite", "Maintenance"] {
            let panel = "\(name)FloatingPanelViewController"
            files["App/Scenes/Floating Panels/\(panel).swift"] =
                "import UIKit\n\nfinal class \(panel): UIViewController {}\n"
        }

        #expect(
            try paths("NoAccess", in: "Floating Panels", files)
                == ["App/Scenes/Floating Panels/NoAccessFloatingPanelViewController.swift"])
    }

    @Test("has no more of a lone feature's name than roles leave")
    func rolesOfLoneFeature() throws {
        var files: [String: String] = [:]
        for (name, folder) in [("NewsList", "News/List"), ("Orders", "Orders"), ("Cart", "Cart")] {
            for role in ["ViewController", "ViewModel"] {
                files["App/Scenes/\(folder)/\(name)\(role).swift"] =
                    "final class \(name)\(role) {}\n"
            }
        }
        files["App/Scenes/News/Cell/NewsCell.swift"] = "final class NewsCell {}\n"

        #expect(
            try paths("NewsDetail", in: "News", files).filter { $0.hasSuffix("ViewModel.swift") }
                == ["App/Scenes/News/Detail/NewsDetailViewModel.swift"])
    }

    @Test("has no ending that only half of a folder's features have")
    func endingOfHalf() throws {
        var files: [String: String] = [:]
        for name in ["Custom", "Notification"] {
            files.merge(ScreenFiles.screen("\(name)Setting", in: "App/Scenes/All/\(name)")) { $1 }
        }
        files.merge(ScreenFiles.screen("Study", in: "App/Scenes/All/Study")) { $1 }
        files.merge(ScreenFiles.screen("BugReport", in: "App/Scenes/All/Bug")) { $1 }

        #expect(
            try paths("Page", in: "All", files)
                == ["View", "ViewModel"].map { "App/Scenes/All/Page/Page\($0).swift" })
    }
}
