import SwiftSyntax

extension ManifestEvaluator {
    /// Applies an assignment or a mutating call.
    mutating func apply(_ change: ManifestChange) {
        switch change.action {
        case .assign(let expression):
            let value = evaluate(expression)
            changeValue(of: change.target) { $0 = value }
        case .extend(let expression):
            let value = evaluate(expression)
            changeValue(of: change.target) { $0 = Self.sum($0, value) }
        case .append(let expression):
            let value = evaluate(expression)
            changeValue(of: change.target) { $0 = Self.sum($0, .array([value])) }
        case .forEach(let closure):
            guard let elements = evaluate(change.target).elements else { return }
            let place = ManifestPlace(change.target, in: &self)
            let name = Self.parameterNames(of: closure).first ?? "$0"
            iterate(elements, place: place) { evaluator, element in
                evaluator.bind(name, element)
                _ = evaluator.run(closure.statements)
                return evaluator.scopes.last?[name] ?? element
            }
        }
    }

    private mutating func changeValue(
        of target: ExprSyntax, _ transform: (inout ManifestValue) -> Void
    ) {
        guard let place = ManifestPlace(target, in: &self) else { return }
        update(place, transform)
    }

    /// Changes the value at a place in the innermost scope that knows its name.
    mutating func update(_ place: ManifestPlace, _ transform: (inout ManifestValue) -> Void) {
        guard let scope = scopes.lastIndex(where: { $0[place.name] != nil }),
            var value = scopes[scope][place.name]
        else { return }
        Self.update(&value, place.steps[...], transform)
        scopes[scope][place.name] = value
    }

    private static func update(
        _ value: inout ManifestValue, _ steps: ArraySlice<ManifestPlace.Step>,
        _ transform: (inout ManifestValue) -> Void
    ) {
        guard let step = steps.first else { return transform(&value) }
        switch (step, value) {
        case (.member(let name), .call(var call)):
            var inner = call[name]
            update(&inner, steps.dropFirst(), transform)
            call[name] = inner
            value = .call(call)
        case (.index(let index), .array(var elements)) where elements.indices.contains(index):
            update(&elements[index], steps.dropFirst(), transform)
            value = .array(elements)
        default: return
        }
    }

    /// `left + right` for arrays, strings and numbers; an absent array counts as empty.
    static func sum(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
        switch (left, right) {
        case (.array(let a), .array(let b)):
            a.count + b.count <= maximumElements ? .array(a + b) : .unknown
        case (.array, _): left
        case (.null, .array), (.unknown, .array): right
        case (.string(let a), .string(let b)):
            a.utf8.count + b.utf8.count <= 1 << 16 ? .string(a + b) : .unknown
        case (.integer(let a), .integer(let b)):
            a.addingReportingOverflow(b).overflow ? .unknown : .integer(a + b)
        default: .unknown
        }
    }
}
