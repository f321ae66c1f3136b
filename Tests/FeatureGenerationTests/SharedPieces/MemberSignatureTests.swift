import Testing

@testable import FeatureGeneration

@Suite("Members of shared pieces")
struct MemberSignatureTests {
    private static let wanted =
        "func get<Response: Decodable & Sendable>(_ path: String) async throws -> Response"

    private func read(_ member: String) -> MemberSignature? {
        MemberSignature.read(Array("struct Piece {\n\(member)\n}\n".utf8), of: "Piece").first
    }

    @Test(
        "serve where code written for another declaration compiles",
        arguments: [
            "func get<T: Decodable>(_ path: String) async throws -> T { fatalError() }",
            "public func get<A>(_ url: String) async throws -> A { fatalError() }",
            "func get<T: Sendable>(_ p: String, retries: Int = 3) async throws -> T { fatalError() }",
        ])
    func fits(member: String) throws {
        let wanted = try #require(read(Self.wanted))
        #expect(try #require(read(member)).fits(wanted))
    }

    @Test(
        "don't serve where a label, a type, an effect or a constraint is another",
        arguments: [
            "func get<T: Decodable>(path: String) async throws -> T { fatalError() }",
            "func get<T: Decodable>(_ path: URL) async throws -> T { fatalError() }",
            "func get<T: Decodable>(_ path: String) throws -> T { fatalError() }",
            "func get<T: Decodable>(_ path: String) async throws(Failure) -> T { fatalError() }",
            "func get<T: Codable>(_ path: String) async throws -> T { fatalError() }",
            "func get<T: Decodable>(_ path: String, retries: Int) async throws -> T { fatalError() }",
            "func get<T>(_ path: String) async throws -> T where T: Encodable { fatalError() }",
            "static func get<T: Decodable>(_ path: String) async throws -> T { fatalError() }",
        ])
    func differs(member: String) throws {
        let wanted = try #require(read(Self.wanted))
        let found = try #require(read(member))
        #expect(!found.fits(wanted))
    }

    @Test("are read of cases, one by one, and of extensions; private ones aren't")
    func reads() {
        let code = """
            enum Piece { case network(code: Int), notFound }
            extension Piece { func hint() {} }
            extension Other { func other() {} }
            struct Piece2 { func no() {} }
            extension Piece { private func hidden() {} }
            """
        #expect(
            MemberSignature.read(Array(code.utf8), of: "Piece").map(\.text) == [
                "case network(code: Int)", "case notFound", "func hint()",
            ])
    }
}
