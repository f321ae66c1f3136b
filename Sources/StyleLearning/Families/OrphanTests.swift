import FileTree
import ProjectScanning

/// Leaves out tests and doubles of what a new feature doesn't get: `OrderRepositoryTests` and `MockOrderRepository`
/// where no `OrderRepository` is made.
struct OrphanTests {
    let family: Family
    /// The names of the project's sources.
    private let sources: Set<String>

    init(family: Family, tree: ProjectTree) {
        self.family = family
        sources = Set(tree.files.filter { !tree.isTest($0) }.map { FileBase($0.name).base })
    }

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
                let subjects = Self.subjects(of: file.path)
                guard let subject = subject(subjects, in: family.siblings[sibling]) else {
                    // What it is about may be nobody's of these.
                    let isElsewhere = subjects.contains(where: sources.contains)
                    known += isElsewhere ? 1 : 0
                    orphans += isElsewhere ? 1 : 0
                    continue
                }
                known += 1
                if !made.contains(where: { $0.files[sibling]?.path == subject.path }) {
                    orphans += 1
                }
            }
            guard known * 2 > role.support, orphans == known else { continue }
            family.roles[index].isPromoted = false
            family.roles[index].isDemoted = true
        }
        return family
    }

    /// Whether a test's or a double's name says what it is about; a page that tests of the whole app go through has none.
    static func hasSubject(_ file: RelativePath) -> Bool { !subjects(of: file).isEmpty }

    /// What a test's or a double's name says that it is about.
    static func subjects(of file: RelativePath) -> [String] {
        let base = FileBase(file.name).base
        let subjects = endings.filter(base.hasSuffix).map { String(base.dropLast($0.count)) }
        return subjects
            + RoleNames.doublePrefixes.filter(base.hasPrefix).map {
                String(base.dropFirst($0.count))
            }
    }

    /// The sibling's file of one of some names; nil where it isn't one of its own.
    private func subject(_ names: [String], in sibling: SiblingFeature) -> SiblingFile? {
        sibling.files.first { file in
            !file.isTest && names.contains(FileBase(file.path.name).base)
        }
    }
}
