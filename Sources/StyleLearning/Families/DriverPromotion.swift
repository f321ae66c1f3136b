import ProjectScanning

/// Gives a new feature what drives its screen, such as a view model, where fewer than half of the siblings have one:
/// those without are often parts of a screen that lie beside the screens.
struct DriverPromotion {
    let family: Family
    /// The architecture that the project follows.
    let architecture: ArchitectureLabel

    /// The least share of the siblings with a driver.
    private static let leastShare = 0.2

    /// The architectures in which something drives each screen.
    private static let driven: Set<ArchitectureLabel> = [
        .mvvmObservable, .mvvmObservableObject, .cleanArchitecture, .viper,
    ]

    private static let driving: Set<String> = [
        "view-model", "presenter", "reducer", "reactor", "interactor", "view-controller",
    ]

    /// The family with the role marked.
    var promoted: Family {
        var family = family
        let made = family.made
        guard !made.contains(where: isDriver), let driver = driver,
            family.isLittle(made) || isExpected(driver, beside: made)
        else { return family }
        for index in family.roles.indices where family.roles[index].pattern == driver.pattern {
            family.roles[index].isPromoted = true
        }
        return family
    }

    /// What drives the screen of the most siblings.
    private var driver: FamilyRole? {
        family.roles.first { $0.support > 1 && $0.pattern.isNameAndRole && isDriver($0) }
    }

    private func isDriver(_ role: FamilyRole) -> Bool {
        !role.isTest && role.files.values.contains { Self.driving.contains($0.role) }
    }

    private func isExpected(_ driver: FamilyRole, beside made: [FamilyRole]) -> Bool {
        Self.driven.contains(architecture) && made.contains(where: \.showsSomething)
            && Double(driver.support) >= Double(family.siblings.count) * Self.leastShare
    }
}
