/// What configuration files say about formatting; it outranks what counting finds (decision 9).
public struct StatedFormatting: Sendable, Equatable {
    /// How code is indented; nil where nothing says.
    public var indentation: Indentation?
    /// What ends a line; nil where nothing says.
    public var lineEnding: LineEnding?
    /// The longest line; nil where nothing says.
    public var lineLength: Int?
    /// The comment at the head of each file; nil where nothing says.
    public var fileHeader: FileHeader?
    /// Whether files must have no header.
    public var forbidsHeader = false
    /// What is stated of habits, by their names.
    public var habits: [HabitName: HabitReading.Value] = [:]
    /// The path of the file that states each habit.
    public var sources: [HabitName: String] = [:]

    /// Creates a configuration.
    public init(
        indentation: Indentation? = nil, lineEnding: LineEnding? = nil, lineLength: Int? = nil,
        fileHeader: FileHeader? = nil
    ) {
        self.indentation = indentation
        self.lineEnding = lineEnding
        self.lineLength = lineLength
        self.fileHeader = fileHeader
    }
}
