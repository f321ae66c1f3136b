/// A version after Semantic Versioning 2.0.0.
public struct SemanticVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// Changes that break users.
    public let major: Int
    /// Additions.
    public let minor: Int
    /// Corrections.
    public let patch: Int
    /// The dot-separated identifiers behind a hyphen; empty for a release.
    public let prerelease: [String]

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int, prerelease: [String] = []) {
        self.major = major
        self.minor = minor
        self.patch = patch
        self.prerelease = prerelease
    }

    /// Reads `1.2.3` or `1.2.3-beta.1`; nil where the text isn't a version. Build metadata is dropped.
    public init?(_ text: String) {
        let withoutBuild = text.split(separator: "+", maxSplits: 1)[safe: 0] ?? ""
        let parts = withoutBuild.split(
            separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard let core = parts.first else { return nil }
        let numbers = core.split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
        guard numbers.count == 3, let major = numbers[0], let minor = numbers[1],
            let patch = numbers[2]
        else { return nil }
        var prerelease: [String] = []
        if parts.count == 2 {
            prerelease = parts[1].split(separator: ".", omittingEmptySubsequences: false)
                .map(String.init)
            guard prerelease.allSatisfy(Self.isIdentifier) else { return nil }
        }
        self.init(major, minor, patch, prerelease: prerelease)
    }

    public var description: String {
        let core = "\(major).\(minor).\(patch)"
        return prerelease.isEmpty ? core : core + "-" + prerelease.joined(separator: ".")
    }

    public static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
        let a = (left.major, left.minor, left.patch)
        let b = (right.major, right.minor, right.patch)
        if a != b { return a < b }
        if left.prerelease.isEmpty || right.prerelease.isEmpty {
            return !left.prerelease.isEmpty && right.prerelease.isEmpty
        }
        for (x, y) in zip(left.prerelease, right.prerelease) where x != y {
            switch (Int(x), Int(y)) {
            case (let x?, let y?): return x < y
            case (_?, nil): return true
            case (nil, _?): return false
            case (nil, nil): return x < y
            }
        }
        return left.prerelease.count < right.prerelease.count
    }

    /// A number without sign or leading zeros.
    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return text.count > 1 && text.first == "0" ? nil : Int(text)
    }

    private static func isIdentifier(_ text: String) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                    || (0x61...0x7A).contains(byte) || byte == 0x2D
            }
    }
}

extension Array {
    /// The element at an index, or nil where there is none.
    fileprivate subscript(safe index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
