/// The objects of a project file by their identifiers.
struct XcodeObjects {
    private let byID: [String: PropertyListValue]
    /// The objects in the order of the file.
    private let order: [(id: String, value: PropertyListValue)]
    /// The project object.
    let project: PropertyListValue?

    init(_ list: PropertyList) {
        let entries = list.root["objects"]?.entries ?? []
        var byID: [String: PropertyListValue] = [:]
        var order: [(id: String, value: PropertyListValue)] = []
        byID.reserveCapacity(entries.count)
        order.reserveCapacity(entries.count)
        for entry in entries where entry.value.isDictionary {
            guard let id = entry.key.string else { continue }
            if byID.updateValue(entry.value, forKey: id) == nil { order.append((id, entry.value)) }
        }
        self.byID = byID
        self.order = order
        let root = list.root["rootObject"]?.string.flatMap { byID[$0] }
        // A tool may have written a wrong root; a project has only one object of this kind.
        project =
            root?.isProject == true ? root : order.lazy.map(\.value).first(where: \.isProject)
    }

    /// The object of an identifier.
    func object(id: String) -> PropertyListValue? { byID[id] }

    /// The object that a value refers to.
    func object(_ reference: PropertyListValue?) -> PropertyListValue? {
        reference?.string.flatMap { byID[$0] }
    }

    /// The objects that an array refers to, with their identifiers; absent ones are left out.
    func objects(_ references: PropertyListValue?) -> [(id: String, value: PropertyListValue)] {
        (references?.elements ?? []).compactMap { reference in
            reference.string.flatMap { id in byID[id].map { (id, $0) } }
        }
    }

    /// All objects of a kind in the order of the file.
    func all(isa: String) -> [(id: String, value: PropertyListValue)] {
        order.filter { $0.value["isa"]?.hasText(isa) ?? false }
    }

    /// All objects that hold others in the tree of groups.
    func groups() -> [(id: String, value: PropertyListValue)] {
        order.filter { $0.value["children"] != nil }
    }
}

extension PropertyListValue {
    /// The kind of a project's object.
    var isa: String { self["isa"]?.string ?? "" }

    fileprivate var isProject: Bool { self["isa"]?.hasText("PBXProject") ?? false }
}
