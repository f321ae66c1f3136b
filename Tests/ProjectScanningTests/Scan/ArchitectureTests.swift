import Testing

@testable import ProjectScanning

/// A feature in `App/Features/<name>` of some files, by what follows the name.
private func feature(_ name: String, _ files: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    for (ending, text) in files {
        let body = text.split(separator: "NAME", omittingEmptySubsequences: false).joined(
            separator: name)
        result["App/Features/\(name)/\(name)\(ending).swift"] = body
    }
    return result
}

private func project(_ names: [String], _ files: [String: String]) -> [String: String] {
    names.reduce(into: [:]) { all, name in all.merge(feature(name, files)) { $1 } }
}

private let view = "import SwiftUI\nstruct NAMEView: View { var body: some View { Text(\"\") } }\n"

@Suite("Architecture")
struct ArchitectureTests {
    private let names = ["Cart", "Orders", "Search"]

    @Test("a presenter that views observe is a view model")
    func observablePresenter() throws {
        let facts = try scan(
            project(
                names,
                [
                    "Screen": "import SwiftUI\nstruct NAMEScreen: View {}\n",
                    "Presenter": "@MainActor @Observable final class NAMEPresenter {}\n",
                ]))
        #expect(facts.architecture.label == .mvvmObservable)
        #expect(facts.habits.suffixes["view-model"] == "Presenter")
        #expect(facts.habits.suffixes["view"] == "Screen")
        #expect(facts.features.first?.files.map(\.role) == ["view-model", "view"])
    }

    @Test("a file of models or a namespace doesn't say how a model is called")
    func collectiveNames() throws {
        let facts = try scan(
            project(
                names,
                [
                    "View": view, "ViewModel": "@Observable final class NAMEViewModel {}\n",
                    "Models": "enum NAMEModels { struct Row {} }\n",
                ]))
        #expect(facts.habits.suffixes["view-model"] == "ViewModel")
        #expect(facts.habits.suffixes["model"] == nil)
    }

    @Test("a project's own Observable<T> or attribute isn't Observation's")
    func ownObservable() throws {
        var files = project(
            names, ["View": view, "ViewModel": "final class NAMEViewModel: Observable<Int> {}\n"])
        files["App/Core/Observable.swift"] = "class Observable<Value> {}\n"
        #expect(try scan(files).architecture.label == .mvvmObservableObject)
    }

    @Test("a base class that hides ObservableObject is looked through")
    func hiddenBase() throws {
        var files = project(
            names,
            ["View": view, "StateModel": "final class NAMEStateModel: BaseStateModel<Int> {}\n"])
        files["App/Core/BaseStateModel.swift"] =
            "import Combine\nclass BaseStateModel<Provider>: StateModelProtocol {}\n"
            + "protocol StateModelProtocol: ObservableObject {}\n"
        let facts = try scan(files)
        #expect(facts.architecture.label == .mvvmObservableObject)
        #expect(facts.architecture.evidence.first?.what == "an ObservableObject view model")
    }

    @Test("the Composable Architecture is told by its reducers")
    func composable() throws {
        let facts = try scan(
            project(
                names,
                [
                    "Feature": "import ComposableArchitecture\n@Reducer struct NAMEFeature {}\n",
                    "View": view,
                ]))
        #expect(facts.architecture.label == .tca)
        #expect(facts.architecture.confidence > 0.5)
    }

    @Test("VIPER needs presenter, interactor and router")
    func viper() throws {
        let facts = try scan(
            project(
                names,
                [
                    "ViewController":
                        "import UIKit\nfinal class NAMEViewController: UIViewController {}\n",
                    "Presenter": "final class NAMEPresenter {}\n",
                    "Interactor": "final class NAMEInteractor {}\n",
                    "Router": "final class NAMERouter {}\n",
                ]))
        #expect(facts.architecture.label == .viper)
    }

    @Test(
        "RIBs are told by their module, although they have routers and interactors too",
        arguments: ["RIBs", "ModernRIBs"])
    func ribs(module: String) throws {
        let facts = try scan(
            project(
                names,
                [
                    "ViewController":
                        "import \(module)\nimport UIKit\nfinal class NAMEViewController: UIViewController {}\n",
                    "Interactor": "import \(module)\nfinal class NAMEInteractor: Interactor {}\n",
                    "Router": "import \(module)\nfinal class NAMERouter: Router<Int> {}\n",
                    "Builder": "import \(module)\nfinal class NAMEBuilder: Builder<Int> {}\n",
                ]))
        #expect(facts.architecture.label == .ribs)
    }

    /// A project whose screens import a framework that no list names.
    private func storeProject(actions: String, state: String) -> [String: String] {
        var files = project(
            names, ["View": "import SwiftUI\nimport Whirl\nstruct NAMEView: View {}\n"])
        files["App/Core/Actions.swift"] = "import Foundation\nimport Whirl\n" + actions
        files["App/Core/State.swift"] = "import Whirl\n" + state
        return files
    }

    @Test("a framework with a store is told by the actions and the state that conform to it")
    func storeFramework() throws {
        let actions = "enum Actions {\n  struct Load: Action {}\n  struct Save: Action {}\n}\n"
        let state = "struct ShopState: WhirlState {}\n"
        let facts = try scan(storeProject(actions: actions, state: state))
        #expect(facts.architecture.label == .redux)
        #expect(facts.architecture.evidence.first?.path.hasSuffix("View.swift") == true)
        #expect(facts.architecture.evidence.first?.line == 2)
    }

    @Test(
        "no store: actions of the project's own, one action alone, or no state",
        arguments: [
            (
                "protocol Action {}\nstruct A: Action {}\nstruct B: Action {}\n",
                "struct S: WhirlState {}"
            ),
            (
                "class Action {}\nclass A: Action {}\nclass B: Action {}\n",
                "struct ShopState: WhirlState {}"
            ),
            ("struct A: Action {}\n", "struct ShopState: WhirlState {}"),
            ("struct A: Action {}\nstruct B: Action {}\n", "struct Numbers: WhirlState {}"),
            ("// struct A: Action {}\n// struct B: Action {}\n", "struct ShopState: WhirlState {}"),
        ])
    func noStoreFramework(actions: String, state: String) throws {
        #expect(
            try scan(storeProject(actions: actions, state: state)).architecture.label == .mv)
    }

    @Test("use cases over repositories make it clean, whatever the repository is called")
    func clean() throws {
        let screens = [
            "View": view, "ViewModel": "@Observable final class NAMEViewModel {}\n",
        ]
        var files = project(names, screens)
        for name in names {
            files["App/Domain/UseCases/Get\(name)UseCase.swift"] = "struct Get\(name)UseCase {}\n"
            files["App/Data/\(name)Repository.swift"] = "final class \(name)Repository {}\n"
        }
        let facts = try scan(files)
        #expect(facts.architecture.label == .cleanArchitecture)
        #expect(facts.architecture.ranking.map(\.label).contains(.mvvmObservable))
        let plain = try scan(project(names, screens), name: "Clean-Architecture")
        #expect(plain.architecture.label == .mvvmObservable)
    }

    @Test("view controllers without more are MVC, views without more MV")
    func plain() throws {
        let controllers = try scan(
            project(
                names,
                ["ViewController": "import UIKit\nclass NAMEViewController: UIViewController {}\n"])
        )
        #expect(controllers.architecture.label == .mvc)
        #expect(try scan(project(names, ["View": view])).architecture.label == .mv)
    }

    @Test("observable models that no view is named after make no view models")
    func modelsOnly() throws {
        var files = project(names, ["View": view])
        for name in ["Loader", "Session", "Account"] {
            files["App/Models/\(name).swift"] = "@Observable final class \(name) {}\n"
        }
        #expect(try scan(files).architecture.label == .mv)
    }

    @Test("too little is unknown")
    func tooLittle() throws {
        let facts = try scan([
            "App/WelcomeScreen.swift": "import SwiftUI\nstruct WelcomeScreen: View {}\n",
            "App/Main.swift": "@main struct Main {}\n",
        ])
        #expect(facts.architecture.label == .unknown)
        #expect(facts.architecture.confidence == 0)
    }

    @Test("one big legacy folder doesn't decide against many small features")
    func bigLegacyFolder() throws {
        var files = project(
            ["Cart", "Orders", "Search", "Account", "Home", "Offers"],
            ["View": view, "ViewModel": "@Observable final class NAMEViewModel {}\n"])
        for index in 0..<20 {
            files["App/Features/Legacy/Old\(index)ViewController.swift"] =
                "import UIKit\nclass Old\(index)ViewController: UIViewController {}\n"
        }
        #expect(try scan(files).architecture.label == .mvvmObservable)
    }

    @Test("a module without an interactor is VIPER in a project of such modules")
    func reducedViper() throws {
        var files = project(
            ["Cart"],
            [
                "ViewController": "import UIKit\nclass NAMEViewController: UIViewController {}\n",
                "Presenter": "class NAMEPresenter {}\n", "Interactor": "class NAMEInteractor {}\n",
                "Router": "class NAMERouter {}\n",
            ])
        files.merge(
            project(
                ["Detail"],
                [
                    "ViewController":
                        "import UIKit\nclass NAMEViewController: UIViewController {}\n",
                    "Presenter": "class NAMEPresenter {}\n", "Router": "class NAMERouter {}\n",
                ])
        ) { $1 }
        #expect(try scan(files).architecture.label == .viper)
    }

    @Test("of equal labels the one that says more wins")
    func ties() throws {
        var files = project(
            ["Cart"],
            [
                "ViewController": "import UIKit\nclass NAMEViewController: UIViewController {}\n",
                "Presenter": "class NAMEPresenter {}\n",
            ])
        files.merge(
            project(
                ["Search"],
                [
                    "View": view,
                    "Feature": "import ComposableArchitecture\n@Reducer struct NAMEFeature {}\n",
                ])
        ) { $1 }
        let verdict = try scan(files).architecture
        #expect(verdict.label == .tca)
        #expect(verdict.ranking.map(\.score) == [0.5, 0.5])
    }

    @Test("a file that a template laid out for its author counts")
    func scaffolded() throws {
        let head = """
            //  Created by A. Writer on 4/11/18.
            //  This file was generated by the feature templates

            """
        let files = project(
            names, ["View": head + view, "ViewModel": "@Observable final class NAMEViewModel {}\n"])
        let facts = try scan(files)
        #expect(facts.project.swiftFiles == 6)
        let generated = project(
            names, ["View": "// generated by a tool\n" + view])
        #expect(try scan(generated).project.swiftFiles == 0)
    }
}
