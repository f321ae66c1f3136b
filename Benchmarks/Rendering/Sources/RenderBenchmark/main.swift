import TemplateLanguage

// RenderBenchmark TEMPLATE CONTEXT.json EXPECTED RENDERS   one JSON object: milliseconds a render
// RenderBenchmark growth                                   how the time grows with the input

let words = Array(CommandLine.arguments.dropFirst())
if words == ["growth"] {
    try Growth.print()
} else {
    guard words.count == 4, let renders = Int(words[3]), renders > 0 else {
        fail("usage: RenderBenchmark TEMPLATE CONTEXT.json EXPECTED RENDERS | growth")
    }
    let files = words[0...2].map { bytes(ofFile: $0) ?? [] }
    guard case .dictionary(let context) = try TemplateValue(json: files[1], path: words[1]) else {
        fail("\(words[1]) isn't an object")
    }
    let environment = Environment(isStrict: false)
    func parsed() throws -> Template {
        try Template(files[0], name: words[0], environment: environment)
    }
    func milliseconds(_ times: Int, _ run: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<times { try run() }
        return (clock.now - start) / .milliseconds(1) / Double(times)
    }
    let template = try parsed()
    guard try template.render(context) == files[2] else { fail("the output isn't \(words[2])") }
    _ = try milliseconds(50) { _ = try template.render(context) }
    let render = try milliseconds(renders) { _ = try template.render(context) }
    let once = try milliseconds(renders) { _ = try parsed().render(context) }
    print("{\"engine\": \"formwork\", \"render_ms\": \(render), \"once_ms\": \(once)}")
}
