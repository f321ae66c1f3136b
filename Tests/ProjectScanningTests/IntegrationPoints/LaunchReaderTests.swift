import Testing

@testable import ProjectScanning

@Suite("What a launch file creates and shows")
struct LaunchReaderTests {
    private func read(_ code: String) -> LaunchReader { LaunchReader.read(Array(code.utf8)) }

    @Test("a window shows what its closures create, and nothing else")
    func windowGroup() {
        let launch = read(
            """
            @main struct ShopApp: App {
                let services = Services()
                var body: some Scene {
                    WindowGroup("Shop") { RootView(model: RootModel()) }
                        .environment(Theme())
                }
            }
            """)
        #expect(launch.shown == ["RootView", "RootModel"])
        #expect(launch.created == ["Services", "RootView", "RootModel", "Theme"])
        #expect(!launch.setsRoot)
    }

    @Test("the root of a window is what its assignment creates, over several lines too")
    func rootViewController() {
        let launch = read(
            """
            final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene(_ scene: Scene.Part, options: Scene.Options = Scene.Options()) -> Bool {
                    let window = UIWindow(frame: .zero)
                    window.rootViewController = UINavigationController(
                        rootViewController: Home()
                    )
                    if window.rootViewController == nil { Other() }
                    Tracker.shared.start()
                }
            }
            """)
        #expect(launch.setsRoot)
        #expect(launch.shown == ["UINavigationController", "Home"])
        #expect(
            launch.created == [
                "Scene", "UIWindow", "UINavigationController", "Home", "Other", "Tracker",
            ])
    }

    @Test("a plain type that something is declared as counts; optional and nested ones don't")
    func annotations() {
        let launch = read(
            """
            let container: AppContainer
            var window: UIWindow?
            var part: Outer.Part { Made() }
            var list: [Item] = []
            var view: some View { Shown { } }
            func f(_ a: Parameter, b: Other.Part) -> Result { switch a { case let x: Called() } }
            """)
        #expect(launch.created == ["AppContainer", "Made", "Shown", "Called"])
    }

    @Test("comments, texts and types' headers create nothing")
    func noise() {
        let launch = read(
            """
            // Commented()
            extension Shop: Sold { }
            let text = "Written()"
            #if DEBUG
            Debugging.start()
            #endif
            let value = other as? Cast
            """)
        #expect(launch.created == ["Debugging"])
    }

    @Test("code that breaks off anywhere is read without harm")
    func truncated() {
        let code = Array(
            "WindowGroup(\"a\") { window.rootViewController = A(b: C.d) }\nlet x: [Y".utf8)
        for end in code.indices { _ = LaunchReader.read(Array(code[..<end])) }
        for start in code.indices { _ = LaunchReader.read(Array(code[start...])) }
    }
}
