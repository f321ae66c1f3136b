import Diagnostics
import FeatureGeneration
import FileTree

/// Finds the receipts of the features that a command names.
struct FeatureChoice {
    private let entries: [ReceiptStore.Entry]
    private let command: String

    /// Reads a project's receipts.
    /// - Parameter command: the command's name, for messages.
    init(root: DirectoryRoot, command: String) throws(Failure) {
        entries = try ReceiptStore(root: root).entries()
        self.command = command
    }

    /// Every receipt, in alphabetical order.
    var all: [ReceiptStore.Entry] { entries }

    /// The receipts of features by name; 'generate ProfileView' makes a feature 'Profile', so that name
    /// means it too where no feature has it.
    /// - Throws: `Failure`: 66 where no receipt tells of a feature of that name.
    func named(
        _ text: String, group: String? = nil, target: String? = nil
    ) throws(Failure) -> [ReceiptStore.Entry] {
        let name = CanonicalComposition.compose(text)
        let found = entries(of: name, group, target)
        if !found.isEmpty { return found }
        if let parsed = try? FeatureName.parse(text).name.description, parsed != name {
            let others = entries(of: parsed, group, target)
            if !others.isEmpty { return others }
        }
        let known = Set(entries.map(\.receipt.feature)).sorted()
        throw Failure(
            .notFound, id: "\(command).unknown-feature",
            "no receipt tells of a feature '\(text)'",
            fix: SpellingSuggestion.question(for: text, in: known)
                ?? (known.isEmpty
                    ? "only what Formwork generated can be the object of '\(command)'"
                    : "name one of: \(known.joined(separator: ", "))"))
    }

    /// The one receipt of a feature.
    /// - Throws: `Failure`: 66 where there is none, 64 where several features have the name.
    func one(
        _ text: String, group: String?, target: String?
    ) throws(Failure) -> ReceiptStore.Entry {
        let found = try named(text, group: group, target: target)
        guard found.count > 1 else { return found[0] }
        let places = found.map { entry in
            [
                entry.receipt.group.map { "--group \($0)" },
                entry.receipt.target.map { "--target \($0)" },
            ]
            .compactMap(\.self).joined(separator: " ")
        }
        throw Failure(
            .usage, id: "\(command).ambiguous",
            "\(found.count) features are called '\(text)'",
            fix: "say which one: \(places.joined(separator: ", or "))")
    }

    private func entries(
        of name: String, _ group: String?, _ target: String?
    ) -> [ReceiptStore.Entry] {
        entries.filter { entry in
            entry.receipt.feature == name && (group == nil || entry.receipt.group == group)
                && (target == nil || entry.receipt.target == target)
        }
    }
}
