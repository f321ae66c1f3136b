import FileTree

/// Follows a feature's folders that the user has moved as a whole, so that new files go there, too.
struct MovedFolders {
    let receipt: Receipt
    /// Where the receipt's files are, by id.
    let locations: [String: FileLocation]

    /// The receipt with its folders where the user has moved them.
    var followed: Receipt {
        guard let surroundings = receipt.surroundings else { return receipt }
        var result = receipt
        if surroundings.ownsSourceFolder, let folder = place(of: surroundings.sourceFolder) {
            result.surroundings?.sourceFolder = folder
        }
        if surroundings.ownsTestFolder, let folder = place(of: surroundings.testFolder) {
            result.surroundings?.testFolder = folder
        }
        return result
    }

    /// Where a folder is now; nil where a file is still in it, or where its files went different ways.
    private func place(of folder: RelativePath) -> RelativePath? {
        var places: Set<RelativePath> = []
        for file in receipt.files {
            guard let path = locations[file.id]?.path(of: file),
                let below = (file.setPath ?? file.path).relative(to: folder)
            else { continue }
            let count = path.components.count - below.components.count
            guard count > 0, path.components.suffix(from: count).elementsEqual(below.components),
                let place = try? RelativePath(
                    validating: path.components.prefix(count).joined(separator: "/")),
                place != folder
            else { return nil }
            places.insert(place)
        }
        return places.count == 1 ? places.first : nil
    }
}
