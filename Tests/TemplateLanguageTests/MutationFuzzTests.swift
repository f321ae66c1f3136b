import Testing

@Suite("Mutated templates and contexts")
struct MutationFuzzTests {
    @Test("eight thousand mutants render, or fail with a place", arguments: [1, 2])
    func mutants(_ seed: UInt64) {
        var mutants = Mutants(seed: seed)
        var rendered = 0
        let start = ContinuousClock().now
        var tried = 0
        while tried < 4000, ContinuousClock().now - start < .seconds(4) {
            tried += 1
            switch mutants.tryNext() {
            case .rendered: rendered += 1
            case .refused: break
            case .broken(let what): Issue.record("\(what)")
            }
        }
        // Mutants that nothing can be made of would prove little.
        #expect(rendered * 5 > tried, "\(rendered) of \(tried)")
    }
}
