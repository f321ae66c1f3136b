import FileTree

/// The Swift files of samples, such as apps to try a module in.
public enum SampleFiles {
    /// Those that nothing but their place in a folder of samples keeps from being the project's own code.
    public static func swift(among files: [RelativePath]) -> [RelativePath] {
        let own = Set(SourceSelection(files: files).sources)
        return SourceSelection(files: files, keepsSamples: true).sources.filter {
            !own.contains($0)
        }
    }
}
