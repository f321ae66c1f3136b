public import Foundation

public struct ModelConfiguration: Sendable {
    public init(isStoredInMemoryOnly: Bool) {}
}

/// Keeps the models in memory, so that code that fetches and saves really runs.
public final class ModelContainer: @unchecked Sendable {
    private let lock = NSLock()
    private var models: [any PersistentModel] = []

    public init(
        for forTypes: any PersistentModel.Type..., configurations: ModelConfiguration...
    ) throws {}

    func add(_ more: [any PersistentModel]) {
        lock.lock()
        models += more
        lock.unlock()
    }

    func all() -> [any PersistentModel] {
        lock.lock()
        defer { lock.unlock() }
        return models
    }
}

public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}

/// A context is no `Sendable`, as Apple's isn't.
public final class ModelContext {
    private let container: ModelContainer
    private var inserted: [any PersistentModel] = []

    public init(_ container: ModelContainer) { self.container = container }

    public func insert<T: PersistentModel>(_ model: T) { inserted.append(model) }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let models = (container.all() + inserted).compactMap { $0 as? T }
        guard let predicate = descriptor.predicate else { return models }
        let found = try models.filter { try predicate.evaluate($0) }
        return Array(found.prefix(descriptor.fetchLimit ?? found.count))
    }

    public func save() throws {
        container.add(inserted)
        inserted = []
    }
}

@available(*, unavailable)
extension ModelContext: Sendable {}
