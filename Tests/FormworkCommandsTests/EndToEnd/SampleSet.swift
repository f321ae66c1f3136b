/// A small set of a project's own, for tests of what sets may and may not do.
enum SampleSet {
    /// The manifest's path in a project.
    static let path = "TemplateSets/sample/template-set.xml"
    /// The template's path in a project.
    static let template = "TemplateSets/sample/Body.stencil"

    /// A manifest with one file.
    static func manifest(output: String, atRoot: Bool = false, parameters: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <templateSet xmlns="urn:formwork:template-set:1" id="sample" version="1.0.0">
          <title>Sample</title>
          <summary>One file.</summary>
          <roles><role id="view" suffix=""/></roles>
          \(parameters)
          <files>
            <file id="body" role="view" template="Body.stencil" output="\(output)"\(atRoot ? " target=\"project\"" : "")/>
          </files>
        </templateSet>

        """
    }
}
