import Diagnostics
import Dispatch
import FileTree
import ProjectScanning

/// Reads files and parses those that may break a rule, on several threads.
struct ReferenceReading: Sendable {
    /// What was read.
    struct Outcome: Sendable {
        /// The references of the parsed files, in the order of the files.
        var references: [FileReferences] = []
        /// What couldn't be read.
        var diagnostics: [Diagnostic] = []
    }

    let files: [CheckedFile]
    let plans: LayerPlans
    let contents: any ProjectContents

    /// Reads some files, each thread a range of the list.
    func read(_ indices: [Int], threads: Int) -> Outcome {
        let chunks = max(1, min(threads * 4, indices.count / 8))
        let results = ReadingResults(count: chunks)
        let work: @Sendable (Int) -> Void = { chunk in
            let range = indices.count * chunk / chunks..<indices.count * (chunk + 1) / chunks
            results.store(read(indices[range]), at: chunk)
        }
        if threads <= 1 {
            for chunk in 0..<chunks { work(chunk) }
        } else {
            DispatchQueue.concurrentPerform(iterations: chunks, execute: work)
        }
        return results.all.reduce(into: Outcome()) { all, outcome in
            all.references += outcome.references
            all.diagnostics += outcome.diagnostics
        }
    }

    private func read(_ indices: ArraySlice<Int>) -> Outcome {
        let reader = contents.makeReader()
        var outcome = Outcome()
        for index in indices {
            guard let plan = plans.plan(for: files[index]) else { continue }
            do throws(Failure) {
                let bytes = try reader.read(files[index].path)
                guard isSuspect(files[index], bytes, plan) else { continue }
                guard OutlineScanner.admitsParsing(bytes) else {
                    outcome.diagnostics.append(Self.notParsed(files[index].path))
                    continue
                }
                outcome.references.append(
                    ReferenceCollector.references(in: bytes, file: index) { name in
                        plan.names.contains(name) || plan.judge.fitsPattern(name)
                    })
            } catch {
                outcome.diagnostics += error.diagnostics.map { finding in
                    var finding = finding
                    finding.severity = .warning
                    return finding
                }
            }
        }
        return outcome
    }

    private func isSuspect(
        _ file: CheckedFile, _ bytes: [UInt8], _ plan: LayerPlans.Plan
    ) -> Bool {
        let imported = file.facts.outline.imports.map(\.module)
        let breaksImport = imported.contains { module in
            ImportRule.forbiddenLayer(of: module, plan.judge, plan.moduleLayers) != nil
                || (!plan.ownModules.contains(module) && !plan.judge.mayImport(module))
        }
        return breaksImport || plan.words.admits(bytes)
    }

    private static func notParsed(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            .warning, id: "check.not-parsed",
            "the file is too deeply nested to be parsed and wasn't checked",
            at: SourceLocation(path: path.string), fix: "split it")
    }
}

/// Collects what several threads read, in order.
///
/// The queue guards the outcomes: `Mutex` needs macOS 15, and the package macOS 14.
private final class ReadingResults: @unchecked Sendable {
    private let queue = DispatchQueue(label: "formwork.check.chunks")
    private var outcomes: [ReferenceReading.Outcome]

    init(count: Int) {
        outcomes = [ReferenceReading.Outcome](repeating: .init(), count: count)
    }

    func store(_ outcome: ReferenceReading.Outcome, at index: Int) {
        queue.sync { outcomes[index] = outcome }
    }

    var all: [ReferenceReading.Outcome] { queue.sync { outcomes } }
}
