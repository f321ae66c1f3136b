import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateManifest

/// What the command line of `package add` says of the package.
struct PackageOrder: Sendable {
    /// The address or path as typed.
    var address: String
    /// The requirement; nil leaves it to the versions that there are.
    var requirement: PackageReference.Requirement?
    /// The folder in the repository.
    var subfolder: RelativePath?
    /// The name; nil takes it from the address.
    var name: String?

    /// Reads the options.
    /// - Throws: `Failure` with the exit code `usage` for what can't be.
    init(
        address: String, requirements: [(option: String, value: String)], subfolder: String?,
        name: String?
    ) throws(Failure) {
        self.address = address
        if requirements.count > 1 {
            throw Self.refusal(
                "'--\(requirements[0].option)' and '--\(requirements[1].option)' exclude each other",
                "give one of them")
        }
        if let (option, value) = requirements.first {
            requirement = try Self.requirement(option, value)
        }
        if let subfolder, subfolder != "." {
            do { self.subfolder = try RelativePath(typed: subfolder) } catch {
                throw Failure(.usage, [error.diagnostic()])
            }
        }
        if let name {
            guard SetID(name) != nil, !name.contains("/"), name != SetIndex.builtInName else {
                throw Self.refusal(
                    "'\(name)' can't be a package's name",
                    "lower-case letters, digits and hyphens, a letter first, not 'built-in'")
            }
            self.name = name
        }
    }

    private static func requirement(
        _ option: String, _ value: String
    ) throws(Failure) -> PackageReference.Requirement {
        if option == "branch" {
            guard GitReferenceName.isValid(value) else {
                throw refusal("'\(value)' can't be a branch's name", "name a branch")
            }
            return .branch(value)
        }
        if option == "revision" {
            let isHash =
                [40, 64].contains(value.utf8.count)
                && value.utf8.allSatisfy {
                    (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
                }
            guard isHash else {
                throw refusal(
                    "'\(value)' isn't the full hash of a commit",
                    "give all 40 digits, in lower case")
            }
            return .revision(value)
        }
        guard
            let version = SemanticVersion(value.hasPrefix("v") ? String(value.dropFirst()) : value)
        else { throw refusal("'\(value)' is no version", "give one such as 1.2.0") }
        switch option {
        case "exact": return .exact(version)
        case "up-to-next-minor": return .upToNextMinor(version)
        default: return .from(version)
        }
    }

    static func refusal(_ message: String, _ fix: String) -> Failure {
        Failure(.usage, id: "package.usage", message, fix: fix)
    }
}
