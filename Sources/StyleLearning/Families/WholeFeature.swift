/// A feature that is kept as it is.
enum WholeFeature {
    /// How its own folder is named: as it is for the feature itself, and after the name for any other where the
    /// folder's name doesn't bear the feature's; nil where it has none.
    static func ownFolder(of feature: SiblingFeature) -> [NamePiece]? {
        guard let name = feature.folder?.split(separator: "/").last.map(String.init) else {
            return nil
        }
        let pieces = StemSpellings(feature.stem).pieces(of: name)
        guard !pieces.holdsName, !(name + feature.stem).contains(where: { "'{".contains($0) })
        else {
            return pieces
        }
        let tag = "{% if feature == '\(feature.stem)' %}\(name){% else %}{{ feature }}{% endif %}"
        return [.tag(tag)]
    }
}
