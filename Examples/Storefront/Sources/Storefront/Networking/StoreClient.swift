import Foundation

/// JSON over HTTP with the shop's server.
struct StoreClient: Sendable {
    enum Failure: LocalizedError, Equatable {
        case status(Int)

        var errorDescription: String? {
            switch self {
            case .status(let code):
                "The shop answered with status \(code)."
            }
        }
    }

    private let baseURL: URL?
    private let session: URLSession

    init(
        baseURL: URL? = URL(string: "https://shop.example.com/api"),
        session: URLSession = .shared
    ) {
        self.baseURL = baseURL
        self.session = session
    }

    func get<Answer: Decodable>(_ path: String) async throws -> Answer {
        try await send(URLRequest(url: url(for: path)))
    }

    func put<Answer: Decodable>(_ path: String, body: some Encodable) async throws -> Answer {
        var request = URLRequest(url: try url(for: path))
        request.httpMethod = "PUT"
        request.httpBody = try JSONEncoder().encode(body)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try await send(request)
    }

    private func url(for path: String) throws -> URL {
        guard let baseURL else { throw URLError(.badURL) }
        return baseURL.appendingPathComponent(path)
    }

    private func send<Answer: Decodable>(_ request: URLRequest) async throws -> Answer {
        let (data, response) = try await session.data(for: request)
        if let http = response as? HTTPURLResponse, !(200..<300).contains(http.statusCode) {
            throw Failure.status(http.statusCode)
        }
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}
