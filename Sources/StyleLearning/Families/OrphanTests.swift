import ProjectScanning

/// Leaves out tests and doubles of what a new feature doesn't get: `OrderRepositoryTests` and `MockOrderRepository`
/// where no `OrderRepository` is made.
struct OrphanTests {
    let family: Family

    private static let endings = ["Tests", "Test", "Specs", "Spec", "Mock", "Stub", "Fake", "Spy"]

    /// The family without such tests.
    var removed: Family {
        var family = family
        let made = family.made.filter { !$0.isTest }
        for index in family.roles.indices where family.roles[index].isTest {
            let role = family.roles[index]
            var known = 0
            var orphans = 0
            for (sibling, file) in role.files {
                guard let subject = subject(of: file, in: family.siblings[sibling]) else {
                    continue
                }
                known += 1
                if !made.contains(where: { $0.pattern.key == subject.pattern.key }) { orphans += 1 }
            }
            guard known * 2 > role.support, orphans == known else { continue }
            family.roles[index].isPromoted = false
            family.roles[index].isDemoted = true
        }
        return family
    }

    /// The sibling's file that a test is about; nil where it isn't one of its own.
    private func subject(of test: SiblingFile, in sibling: SiblingFeature) -> SiblingFile? {
        let base = FileBase(test.path.name).base
        var subjects = Self.endings.filter(base.hasSuffix).map { base.dropLast($0.count) }
        subjects += RoleNames.doublePrefixes.filter(base.hasPrefix).map { base.dropFirst($0.count) }
        return sibling.files.first { file in
            !file.isTest && subjects.contains { FileBase(file.path.name).base == $0 }
        }
    }
}
