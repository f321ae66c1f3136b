import Testing

@testable import ProjectConfiguration

@Suite("Addresses of repositories")
struct RepositoryAddressTests {
    @Test(
        "two ways to one repository are one",
        arguments: [
            "https://git.example.com/ios/templates", "https://git.example.com/ios/templates.git/",
            "ssh://git@git.example.com:22/ios/templates.git",
            "git@git.example.com:ios/templates.git", "https://GIT.example.com/ios/templates.git",
        ])
    func identity(text: String) throws {
        let address = try RepositoryAddress(text)
        #expect(address.identity == "git.example.com/ios/templates")
        #expect(address.suggestedName == "templates")
        #expect(address.description == text)
    }

    @Test(
        "paths count from the project",
        arguments: [
            ("../templates", "/home/team/templates"), ("./a/../b.git", "/home/team/app/b.git"),
            ("/x/y", "/x/y"), ("..", "/home/team"),
        ])
    func paths(text: String, absolute: String) throws {
        let address = try RepositoryAddress(text)
        #expect(address.transport == .file)
        #expect(address.resolved(against: "/home/team/app").description == absolute)
    }

    @Test(
        "a name follows from the last part, in a name's letters",
        arguments: [
            ("https://e.com/iOS_Templates.git", "ios-templates"), ("/x/2024-sets", "sets"),
            ("https://e.com/---", ""), ("git@e.com:Ärger.git", "rger"),
        ])
    func names(text: String, name: String) throws {
        #expect(try RepositoryAddress(text).suggestedName ?? "" == name)
    }

    @Test(
        "everything else is refused",
        arguments: [
            "", "-x", "http://e.com/a", "HTTPS://e.com/a", "git://e.com/a", "ext::sh", "a::b",
            "https://", "https://e.com", "https://e.com/", "file://host/x", "file://", "e.com:x",
            "https://u:p@e.com/a", "https://e.com/a b", "git@e.com:-x", "-u@e.com:x",
            "git@-e.com:x",
            "ssh://-e.com/x", "ssh://-u@e.com/x", "https://e.com/a\nb", "templates", "~/templates",
            "git@e.com:", "https://e.com/a?x", "https://e.com/a#x",
        ])
    func refused(text: String) {
        #expect(throws: AddressRefusal.self) { try RepositoryAddress(text) }
    }

    @Test("an IPv6 host isn't taken for a helper, nor a port for a path")
    func hosts() throws {
        #expect(try RepositoryAddress("https://[::1]:8443/a.git").identity == "[::1]:8443/a")
        #expect(try RepositoryAddress("https://e.com:8443/a.git").identity == "e.com:8443/a")
        #expect(try RepositoryAddress("https://e.com:443/a.git").identity == "e.com/a")
    }

    @Test(
        "an address that means another place than it says is refused, however its dots are written",
        arguments: [
            "file:///srv/ios/../evil/pkg", "/srv/ios/../evil/pkg", "/srv/ios/./pkg", "/srv/..",
            "https://e.com/ios/../evil/pkg", "https://e.com/ios/%2e%2E/evil", "git@e.com:../evil",
            "https://e.com/ios/x%2f..%2Fevil", "ssh://e.com/ios/.%2e/evil",
        ])
    func dotSegments(text: String) {
        #expect(throws: AddressRefusal.dotSegment) { try RepositoryAddress(text) }
    }

    @Test("a name may hold dots", arguments: ["https://e.com/a..b", "/srv/...", "/srv/.git"])
    func dottedNames(text: String) throws {
        #expect(try RepositoryAddress(text).description == text)
    }

    @Test("a pattern means one address, or all below one")
    func patterns() throws {
        let below = try AddressPattern("https://e.com/ios/*")
        #expect(below.matches(try RepositoryAddress("git@e.com:ios/templates.git")))
        #expect(!below.matches(try RepositoryAddress("https://e.com/iosx/templates.git")))
        #expect(!below.matches(try RepositoryAddress("https://e.com.evil.org/ios/a")))
        #expect(!below.matches(try RepositoryAddress("https://e.com:8443/ios/a")))
        let one = try AddressPattern("https://e.com/ios/a.git")
        #expect(one.matches(try RepositoryAddress("https://e.com/ios/a")))
        #expect(!one.matches(try RepositoryAddress("https://e.com/ios/ab")))
        #expect(throws: AddressRefusal.self) { try AddressPattern("http://e.com/*") }
    }
}
