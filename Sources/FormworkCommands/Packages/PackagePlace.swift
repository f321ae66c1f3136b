import Diagnostics
import FileTree
import ProjectConfiguration

/// Where a package is that somebody named on the command line: a repository's address, or a plain folder.
enum PackagePlace {
    case repository(RepositoryAddress)
    case folder(String)

    /// Reads what was typed.
    /// - Parameters:
    ///   - wantsRepository: whether versions are asked for, which only a repository has.
    ///   - root: the project; paths are kept relative to it where they were typed so.
    /// - Throws: `Failure`: 64 for an address that isn't allowed, 66 for a path that isn't there.
    init(
        _ text: String, wantsRepository: Bool, root: DirectoryRoot, in session: Session
    ) throws(Failure) {
        let address: RepositoryAddress
        do throws(AddressRefusal) {
            address = try RepositoryAddress(Self.asPath(text, in: session))
        } catch {
            throw Failure(.usage, id: "package.address", error.message, fix: error.fix)
        }
        guard address.transport == .file, !address.description.hasPrefix("file:") else {
            self = .repository(address)
            return
        }
        let absolute = address.resolved(against: session.workingFolder).description
        let folder: DirectoryRoot
        do throws(Failure) { folder = try DirectoryRoot(path: absolute) } catch {
            throw Failure(
                .notFound, id: "package.no-folder", "there is no folder '\(text)'",
                fix: "name a repository or a folder with TemplateSets")
        }
        let kept = address.isRelativePath ? Self.relative(absolute, to: root.path) : absolute
        let isRepository = wantsRepository ? true : try Self.isRepository(folder)
        if !isRepository {
            self = .folder(kept)
        } else {
            do throws(AddressRefusal) { self = .repository(try RepositoryAddress(kept)) } catch {
                throw Failure(.usage, id: "package.address", error.message, fix: error.fix)
            }
        }
    }

    /// `templates` alone means a folder where there is one.
    private static func asPath(_ text: String, in session: Session) -> String {
        let isBare = !text.contains(":") && !text.hasPrefix("/") && !text.hasPrefix(".")
        guard isBare, !text.hasPrefix("-"), !text.isEmpty,
            (try? DirectoryRoot(path: session.absolutePath(text))) != nil
        else { return text }
        return "./\(text)"
    }

    private static func isRepository(_ folder: DirectoryRoot) throws(Failure) -> Bool {
        let names = Set(try folder.entries().map(\.name))
        return names.contains(".git") || names.isSuperset(of: ["HEAD", "objects", "refs"])
    }

    /// The way from one absolute path to another.
    private static func relative(_ path: String, to root: String) -> String {
        let from = RepositoryAddress(absolutePath: root).resolvedComponents
        let to = RepositoryAddress(absolutePath: path).resolvedComponents
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: from.count - shared)
        let parts = up + to.dropFirst(shared)
        return parts.first == ".."
            ? parts.joined(separator: "/") : "./" + parts.joined(separator: "/")
    }
}

extension RepositoryAddress {
    /// The components of a path without `.` and `..`.
    fileprivate var resolvedComponents: [String] {
        var parts: [String] = []
        for component in description.split(separator: "/") {
            switch component {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(String(component))
            }
        }
        return parts
    }
}
