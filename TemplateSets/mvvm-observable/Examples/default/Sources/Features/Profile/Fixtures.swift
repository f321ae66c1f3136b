extension Profile {
    static let fixture = Profile(
        id: "profile-1",
        title: "Profile title",
        summary: "Profile summary"
    )
}
