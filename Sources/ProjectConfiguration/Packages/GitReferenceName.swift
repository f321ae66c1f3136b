/// Names of branches that git takes for nothing else (git-check-ref-format(1)).
public enum GitReferenceName {
    /// Whether a text can be a branch's name.
    public static func isValid(_ name: String) -> Bool {
        let isShaped =
            !name.isEmpty && name.utf8.count <= 255 && name != "@" && !name.hasPrefix("-")
            && !name.hasPrefix("/") && !name.hasSuffix("/") && !name.hasSuffix(".")
            && !name.contains("..") && !name.contains("//") && !name.contains("@{")
        guard isShaped else { return false }
        let isClean = name.unicodeScalars.allSatisfy { scalar in
            scalar.value > 0x20 && scalar.value != 0x7F
                && !"~^:?*[\\".unicodeScalars.contains(scalar)
        }
        return isClean
            && name.split(separator: "/").allSatisfy { part in
                !part.hasPrefix(".") && !part.hasSuffix(".lock")
            }
    }
}
