extension FamilyContent {
    /// The roles' contents where one sibling is followed.
    struct Choice: Sendable {
        let roles: [Role?]
        /// How many of the files that are always made say something.
        private let standing: Int
        /// How many more of their lines are right than wrong, by the siblings that have them.
        private let score: Double

        /// - Parameters:
        ///   - roles: the roles' contents.
        ///   - optional: whether a role has to be asked for.
        ///   - support: tells which lines siblings have.
        init(roles: [Role?], optional: [Bool], by support: LineSupport) {
            self.roles = roles
            (standing, score) = roles.indices.reduce((0, 0.0)) { sum, index in
                guard !optional[index], case .code(let node)? = roles[index]?.content,
                    EmptiedFile.saysSomething(node)
                else { return sum }
                return (
                    sum.0 + 1, sum.1 + support.score(of: LineSupport.lines(of: node), in: index)
                )
            }
        }

        /// The choice with the fewest files that say nothing, and the most lines that siblings have; the first of those
        /// that are equally good.
        static func best(of choices: [Choice]) -> Choice? {
            choices.indices.max { left, right in
                (choices[left].standing, choices[left].score, right)
                    < (choices[right].standing, choices[right].score, left)
            }.map { choices[$0] }
        }
    }
}
