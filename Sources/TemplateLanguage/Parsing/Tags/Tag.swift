/// A block tag: its name and what it adds to the program.
///
/// Adding a tag is a new value in a file of its own and a line in `all`.
struct Tag: Sendable {
    let name: String
    /// Whether it may stand before `extends` because it prints nothing.
    var standsBeforeExtends = false
    /// Adds instructions; the compiler stands after the tag's name.
    let compile: @Sendable (inout TemplateCompiler, TagCall) -> Void

    /// Every tag, end tags included.
    static let all: [Tag] =
        conditionTags + loopTags + [.filter, .endFilter, .raw, .verbatim, .now]
        + assignmentTags + macroTags + mapTags + compositionTags

    static let byName: [String: Tag] = Dictionary(
        uniqueKeysWithValues: all.map { ($0.name, $0) })
}

/// A tag as it stands in the template.
struct TagCall {
    var name: String
    var label: String?
    var offset: Int
}
