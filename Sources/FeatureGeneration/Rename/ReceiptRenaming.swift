import Diagnostics
import FileTree

/// Lets a receipt tell of a feature under its new name. The bases get the same change as the files, so that
/// what nobody edited still counts as unedited.
struct ReceiptRenaming {
    private let renaming: TextRenaming
    private let own: OwnFiles

    init(_ renaming: TextRenaming, own: OwnFiles) {
        self.renaming = renaming
        self.own = own
    }

    /// The receipt under the new name.
    /// - Parameter folders: the folders that the renaming makes.
    func receipt(
        _ old: Receipt, named new: FeatureName, folders: [RelativePath]
    ) throws(Failure) -> Receipt {
        let paths = PathRenaming(renaming, old)
        var receipt = old
        receipt.feature = new.description
        if old.packageFolder != nil {
            receipt.target = old.target.map(renaming.spelled)
            if case .string(let module) = old.surroundings?.context["module"]?.value {
                let renamed = RecordedValue(.string(renaming.spelled(module)))
                receipt.surroundings?.context["module"] = renamed
            }
        }
        receipt.names = old.names.mapValues(renaming.identifier)
        receipt.values = old.values.mapValues { value in
            String(decoding: renaming.rename(Array(value.utf8), isSwift: false), as: UTF8.self)
        }
        var known = Set(folders)
        for folder in old.folders { known.insert(try paths.folder(folder)) }
        receipt.folders = known.sorted()
        for (index, file) in old.files.enumerated() {
            guard let place = own.places[file.id] else { continue }
            let isSwift = file.path.fileExtension == "swift"
            receipt.files[index].path = try paths.path(place)
            if let setPath = file.setPath ?? (place == file.path ? nil : file.path) {
                receipt.files[index].setPath = try paths.path(setPath)
            }
            receipt.files[index].base = StoredBytes(
                renaming.rename(file.base.bytes, isSwift: isSwift))
        }
        if let surroundings = old.surroundings {
            receipt.surroundings?.sourceFolder = try paths.folder(surroundings.sourceFolder)
            receipt.surroundings?.testFolder = try paths.folder(surroundings.testFolder)
            receipt.surroundings?.moduleFolder = try surroundings.moduleFolder.map {
                (folder) throws(Failure) in try paths.folder(folder)
            }
        }
        return receipt
    }
}
