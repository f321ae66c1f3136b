import Diagnostics

/// What templates are compiled with: filters, other templates, strictness, trimming, clock, bounds.
public struct Environment: Sendable {
    /// The filters, by their order of declaration; of two with one name the later wins.
    public let filters: [Filter]
    /// Where `include`, `extends` and `import` find templates.
    public let loader: (any TemplateLoader)?
    /// Whether undefined variables and members, wrong argument counts and the like are errors.
    ///
    /// A lenient environment follows Stencil: what is undefined is empty.
    public let isStrict: Bool
    /// What happens to white space beside block tags.
    public let trim: TrimBehaviour
    /// The moment that `{% now "pattern" %}` prints; nil makes that tag an error.
    public let now: Moment?
    /// The bounds of rendering.
    public let limits: RenderLimits
    /// The place of each filter in `filters` by its name.
    let filterIndex: [String: Int]

    /// Creates an environment.
    /// - Parameters:
    ///   - filters: the filters that templates may use.
    ///   - loader: finds other templates; nil where there are none.
    ///   - isStrict: see ``isStrict``.
    ///   - trim: white space beside block tags.
    ///   - now: the recorded clock.
    ///   - limits: bounds of output, steps and depth.
    public init(
        filters: [Filter] = Filter.builtIn, loader: (any TemplateLoader)? = nil,
        isStrict: Bool = true, trim: TrimBehaviour = .nothing, now: Moment? = nil,
        limits: RenderLimits = RenderLimits()
    ) {
        self.filters = filters
        self.loader = loader
        self.isStrict = isStrict
        self.trim = trim
        self.now = now
        self.limits = limits
        filterIndex = Dictionary(
            filters.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
    }

    /// Creates an environment whose templates are texts by name.
    public init(
        filters: [Filter] = Filter.builtIn, templates: [String: String], isStrict: Bool = true,
        trim: TrimBehaviour = .nothing, now: Moment? = nil, limits: RenderLimits = RenderLimits()
    ) {
        self.init(
            filters: filters, loader: DictionaryLoader(templates), isStrict: isStrict, trim: trim,
            now: now, limits: limits)
    }
}

/// The bounds of rendering: a template that passes one stops with a diagnostic.
public struct RenderLimits: Sendable, Hashable {
    /// Bytes of output.
    public var outputBytes: Int
    /// Levels of include.
    public var includeDepth: Int
    /// Levels of macro calls and blocks inside one another.
    public var callDepth: Int
    /// Instructions, and sixteen bytes of copied text count as one.
    public var steps: Int

    /// Creates bounds; the defaults are those of the design: 16 MiB, 64 levels, 10 million steps.
    public init(
        outputBytes: Int = 16 << 20, includeDepth: Int = 64, callDepth: Int = 128,
        steps: Int = 10_000_000
    ) {
        self.outputBytes = outputBytes
        self.includeDepth = includeDepth
        self.callDepth = callDepth
        self.steps = steps
    }
}
