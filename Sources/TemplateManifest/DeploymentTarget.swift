/// A deployment target such as `17.0`, compared number by number: `17` is `17.0`.
struct DeploymentTarget: Comparable {
    private let numbers: [Int]

    init(_ text: String) { numbers = text.split(separator: ".").map { Int($0) ?? 0 } }

    static func < (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
        for index in 0..<max(left.numbers.count, right.numbers.count) {
            let a = index < left.numbers.count ? left.numbers[index] : 0
            let b = index < right.numbers.count ? right.numbers[index] : 0
            if a != b { return a < b }
        }
        return false
    }

    static func == (left: DeploymentTarget, right: DeploymentTarget) -> Bool {
        !(left < right) && !(right < left)
    }
}

extension TemplateSet.Requirements {
    /// The deployment target that the set needs, where it is above a project's; nil where the project's is
    /// enough, or the set needs none.
    /// - Parameter actual: the project's, such as `16.4`.
    public func deploymentTarget(above actual: String) -> String? {
        deploymentTarget.flatMap { DeploymentTarget(actual) < DeploymentTarget($0) ? $0 : nil }
    }
}
