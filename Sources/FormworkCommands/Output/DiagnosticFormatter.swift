import Diagnostics

/// A way to write a finding for somebody to read.
protocol DiagnosticFormatter: Sendable {
    /// The finding as text, with a final line end.
    func text(of diagnostic: Diagnostic) -> String
}
