import TemplateManifest

extension Receipt {
    /// The names of the parts that were added to the feature, in the order of their files, each once.
    public var parts: [String] {
        var seen: Set<String> = []
        return files.compactMap(\.partName).filter { seen.insert($0).inserted }
    }

    /// The files of a part of the feature.
    public func files(ofPart part: String) -> [File] { files.filter { $0.partName == part } }
}

extension Receipt.File {
    /// The name of the part that the file belongs to, which stands behind its id; nil for a file of the feature.
    fileprivate var partName: String? {
        guard scope == Scope.part.rawValue, let slash = id.lastIndex(of: "/") else { return nil }
        return String(id[id.index(after: slash)...])
    }
}
