import Diagnostics
import FileTree
import XMLDocuments

/// Reads a configuration that schema and checks have found right.
struct ConfigurationReader {
    let document: XMLDocument

    func configuration() -> ProjectConfiguration {
        let root = document.root
        var result = ProjectConfiguration()
        result.requires = root["requires"].flatMap { SemanticVersion($0) }
        result.sets = root.children(named: "set").map { element in
            SetPin(
                id: element["id"] ?? "", path: path("path", of: element), location: place(element))
        }
        result.layouts = root.children(named: "layout").map(layout)
        result.styles = root.children(named: "style").map(style)
        result.namings = root.children(named: "naming").map { element in
            NamingOverride(
                role: element["role"] ?? "", prefix: element["prefix"], suffix: element["suffix"],
                location: place(element))
        }
        result.header = root.firstChild("header").map { element in
            HeaderOverride(element.text.value, location: place(element))
        }
        result.values = root.children(named: "value").map { element in
            ValueDefault(
                name: element["name"] ?? "", value: element["value"] ?? "", location: place(element)
            )
        }
        result.options = root.children(named: "option").map { element in
            OptionDefault(
                id: element["id"] ?? "", isEnabled: element["enabled"] == "true",
                location: place(element))
        }
        result.packages = root.children(named: "package").compactMap(package)
        result.policies = root.children(named: "policy").map { element in
            PolicyReference(
                source: element["package"].map { .package($0) } ?? .file(element["path"] ?? ""),
                location: place(element))
        }
        return result
    }

    private func layout(_ element: XMLElement) -> LayoutOverride {
        var result = LayoutOverride(path: path("path", of: element), location: place(element))
        result.featureRoot = path("featureRoot", of: element)
        result.testRoot = path("testRoot", of: element)
        result.featurePath = element["featurePath"]
        result.testPath = element["testPath"]
        return result
    }

    private func style(_ element: XMLElement) -> StyleOverride {
        var result = StyleOverride(path: path("path", of: element), location: place(element))
        result.access = element["access"]
        result.isFinal = element["final"].map { $0 == "true" }
        result.mainActor = element["mainActor"]
        result.dependencies = element["dependencies"]
        result.testFramework = element["testFramework"]
        return result
    }

    private func package(_ element: XMLElement) -> PackageReference? {
        let name = element["name"] ?? ""
        guard let url = element["url"] else {
            return element["path"].map { folder in
                PackageReference(name: name, source: .folder(folder), location: place(element))
            }
        }
        // The checks have refused what isn't an address or says no version.
        guard let address = try? RepositoryAddress(url), let requirement = requirement(element)
        else { return nil }
        var repository = PackageReference.Repository(
            address: address, requirement: requirement, subfolder: path("path", of: element))
        repository.signers = path("signedBy", of: element)
        return PackageReference(
            name: name, source: .repository(repository), location: place(element))
    }

    private func requirement(_ element: XMLElement) -> PackageReference.Requirement? {
        if let version = element["from"].flatMap({ SemanticVersion($0) }) { return .from(version) }
        if let version = element["upToNextMinor"].flatMap({ SemanticVersion($0) }) {
            return .upToNextMinor(version)
        }
        if let version = element["exact"].flatMap({ SemanticVersion($0) }) {
            return .exact(version)
        }
        if let branch = element["branch"] { return .branch(branch) }
        return element["revision"].map { .revision($0) }
    }

    private func path(_ name: String, of element: XMLElement) -> RelativePath? {
        // The checks have refused what isn't a path.
        element[name].flatMap { try? RelativePath(typed: $0) }
    }

    private func place(_ element: XMLElement) -> SourceLocation {
        document.location(at: element.start)
    }
}
