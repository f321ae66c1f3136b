import Diagnostics
import TemplateManifest

/// Words what is wrong and the way out.
struct ViolationWording: Sendable {
    let layer: Layer

    /// What an import breaks.
    func importing(_ module: String, of usedLayer: String?) -> (message: String, fix: String) {
        if let usedLayer {
            return (
                "the layer '\(layer.id)' may not import '\(module)', which is '\(usedLayer)'",
                turnAround
            )
        }
        let allowed = layer.allowedImports.map { "'\($0)'" }.joined(separator: ", ")
        return (
            "the layer '\(layer.id)' may not import '\(module)'",
            allowed.isEmpty
                ? "move the code that needs '\(module)' to a layer that may import it"
                : "it may import \(allowed): move the code that needs '\(module)' to another layer"
        )
    }

    /// What naming a framework's type breaks.
    func naming(_ symbol: String, from module: String) -> (message: String, fix: String) {
        (
            "the layer '\(layer.id)' may not name '\(symbol)', a type of \(module)",
            "name a type or protocol of the layer's own, and let an outer layer turn it into "
                + "'\(symbol)'"
        )
    }

    /// What naming a type of another layer breaks.
    func naming(_ symbol: String, of usedLayer: String) -> (message: String, fix: String) {
        (
            "the layer '\(layer.id)' may not name '\(symbol)', a type of the layer '\(usedLayer)'",
            turnAround
        )
    }

    private var turnAround: String {
        let usable = layer.allowedLayers.map { "'\($0)'" }
        guard !usable.isEmpty else {
            return "'\(layer.id)' may use no other layer: declare a protocol in it that the "
                + "other layer implements"
        }
        return
            "'\(layer.id)' may use \(usable.joined(separator: ", ")): name a protocol or type of "
            + (usable.count == 1 ? "it" : "them") + " instead"
    }
}
