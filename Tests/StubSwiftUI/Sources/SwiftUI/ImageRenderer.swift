/// A picture that nobody looks at.
public final class CGImage {
    init() {}
}

/// Evaluates the bodies of a view and of the views in it, as drawing does.
@MainActor
public final class ImageRenderer<Content: View> {
    public var content: Content
    public var scale = 1.0

    public init(content: Content) { self.content = content }

    public var cgImage: CGImage? {
        draw(content)
        return CGImage()
    }

    private func draw<V: View>(_ view: V) {
        if V.Body.self != Never.self { draw(view.body) }
    }
}
