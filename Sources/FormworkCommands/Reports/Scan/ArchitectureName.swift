import ProjectScanning

extension ArchitectureLabel {
    /// The architecture as people call it.
    var title: String {
        switch self {
        case .mvvmObservable: "MVVM with @Observable"
        case .mvvmObservableObject: "MVVM with ObservableObject"
        case .cleanArchitecture: "Clean Architecture"
        case .tca: "the Composable Architecture"
        case .viper: "VIPER"
        case .ribs: "RIBs"
        case .redux: "one store with actions and reducers"
        case .mvc: "MVC with view controllers"
        case .mv: "views and models without view models"
        case .other: "an architecture of its own"
        case .unknown: "unknown"
        }
    }
}
