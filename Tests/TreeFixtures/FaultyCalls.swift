import FileTree
import Foundation

/// Counts the writing calls of a transaction and makes chosen ones fail.
///
/// It stands at the seam `FileSystemCalls`; the shipped binary knows nothing of it.
public final class FaultyCalls: @unchecked Sendable {
    /// What goes wrong.
    public enum Fault: Sendable {
        /// Nothing.
        case none
        /// The call of this number (from 1) fails with an error code; the others work.
        case failure(at: Int, code: Int32)
        /// The process dies at the call of this number: it and all later ones do nothing, except that
        /// a write has written half of its bytes.
        case death(at: Int)
        /// Every call of this name fails with an error code.
        case always(call: String, code: Int32)
    }

    private let lock = NSLock()
    private let fault: Fault
    private var made: [String] = []

    /// Creates calls of which one will go wrong.
    public init(_ fault: Fault = .none) {
        self.fault = fault
    }

    /// The names of the calls made so far.
    public var names: [String] { lock.withLock { made } }

    private enum Verdict {
        case pass
        case fail(SystemError)
        case die(now: Bool)
    }

    private func verdict(_ call: String) -> Verdict {
        let number = lock.withLock {
            made.append(call)
            return made.count
        }
        switch fault {
        case .none: return .pass
        case .failure(let at, let code):
            return number == at ? .fail(SystemError(code: code, call: call)) : .pass
        case .death(let at): return number >= at ? .die(now: number == at) : .pass
        case .always(let name, let code):
            return name == call ? .fail(SystemError(code: code, call: call)) : .pass
        }
    }

    private func ask(_ call: String) throws(SystemError) {
        switch verdict(call) {
        case .pass: return
        case .fail(let error): throw error
        case .die: throw SystemError(code: EIO, call: call)
        }
    }

    /// The calls. `fsync` is counted but not made, which changes nothing that a test could see.
    public var calls: FileSystemCalls {
        var calls = FileSystemCalls.real
        let real = calls
        calls.createFile = { folder, name, mode throws(SystemError) in
            try self.ask("open")
            return try real.createFile(folder, name, mode)
        }
        calls.write = { file, bytes throws(SystemError) in
            switch self.verdict("write") {
            case .pass: return try real.write(file, bytes)
            case .fail(let error): throw error
            case .die(let now):
                if now, bytes.count > 1 { _ = try real.write(file, bytes.prefix(bytes.count / 2)) }
                throw SystemError(code: EIO, call: "write")
            }
        }
        calls.setMode = { file, mode throws(SystemError) in
            try self.ask("chmod")
            try real.setMode(file, mode)
        }
        calls.synchronize = { _ throws(SystemError) in try self.ask("fsync") }
        calls.close = { file throws(SystemError) in
            // A dead process holds no files open, so this is done whatever happens.
            try real.close(file)
            try self.ask("close")
        }
        calls.makeFolder = { folder, name, mode throws(SystemError) in
            try self.ask("mkdir")
            try real.makeFolder(folder, name, mode)
        }
        calls.link = { folder, name, otherFolder, otherName throws(SystemError) in
            try self.ask("link")
            try real.link(folder, name, otherFolder, otherName)
        }
        calls.rename = { folder, name, otherFolder, otherName throws(SystemError) in
            try self.ask("rename")
            try real.rename(folder, name, otherFolder, otherName)
        }
        calls.removeFile = { folder, name throws(SystemError) in
            try self.ask("unlink")
            try real.removeFile(folder, name)
        }
        calls.removeFolder = { folder, name throws(SystemError) in
            try self.ask("rmdir")
            try real.removeFolder(folder, name)
        }
        return calls
    }
}
