/// Why a text isn't taken for the address of a git repository.
public enum AddressRefusal: Error, Sendable, Hashable {
    /// There is no text.
    case empty
    /// A part of the address begins with `-`, and git or ssh would take it for an option.
    case option
    /// The address is longer than any that works.
    case tooLong
    /// A control character, such as a line end.
    case controlCharacter
    /// A blank, which no url holds.
    case whiteSpace
    /// `name::address`: git would run the program `git-remote-name`.
    case helper(String)
    /// A scheme that isn't allowed.
    case scheme(String)
    /// A password would be committed with the project.
    case password
    /// A part of the path is `.` or `..`: the address would mean another place than it seems to.
    case dotSegment
    /// Anything else.
    case notAnAddress(String)

    /// What is wrong, in lower case without a final stop.
    public var message: String {
        switch self {
        case .empty: "the address is empty"
        case .option: "the address holds a part that begins with '-', as an option of git would"
        case .tooLong: "the address is longer than 2048 bytes"
        case .controlCharacter: "the address holds a control character"
        case .whiteSpace: "the address holds white space"
        case .helper(let name):
            "'\(name)::' names a program for git to run; only https, ssh and file are allowed"
        case .scheme(let name):
            "the scheme '\(name)' isn't allowed; only https, ssh and file are"
        case .password: "the address holds a password, which would be committed with the project"
        case .dotSegment: "the address holds a part '.' or '..', which leads elsewhere than it says"
        case .notAnAddress(let text): "'\(text)' is no address of a git repository"
        }
    }

    /// The way out.
    public var fix: String {
        switch self {
        case .password:
            "leave it out, and let git's credential helper or ~/.netrc give it"
        case .dotSegment: "write the path without '.' and '..'"
        default:
            "write an https://, ssh:// or file:// address, user@host:path, or a path that begins with "
                + "/, ./ or ../"
        }
    }
}
