/// A loop that runs.
struct LoopFrame {
    enum Items {
        case list([TemplateValue])
        case members([(key: String, value: TemplateValue)])
        case range(Int, step: Int, count: Int)

        var count: Int {
            switch self {
            case .list(let values): values.count
            case .members(let members): members.count
            case .range(_, _, let count): count
            }
        }
    }

    var items: Items
    /// The items that fulfil the `where` condition; nil where all take part.
    var selection: [Int]?
    var index = 0
    var count: Int
    let plan: LoopPlan
    /// The loop variable where there is one and nothing else to do for an item; else -1.
    var simpleVariable: Int32 = -1
    /// How long the trail was before the loop bound its variables.
    let trailHeight: Int
    /// What `map` collected.
    var results: [TemplateValue] = []

    func value(of member: LoopMember) -> TemplateValue {
        switch member {
        case .first: .boolean(index == 0)
        case .last: .boolean(index == count - 1)
        case .counter: .integer(index + 1)
        case .counter0: .integer(index)
        case .length: .integer(count)
        }
    }

    /// `forloop` as a whole.
    var members: TemplateValue {
        .dictionary(
            Dictionary(
                uniqueKeysWithValues: LoopMember.allCases.map { ($0.rawValue, value(of: $0)) }))
    }
}
