import Diagnostics

/// The versions of sets; the type is shared with the tool's own version.
public typealias SemanticVersion = Diagnostics.SemanticVersion
