import Diagnostics
import Foundation
import Testing

/// The archive that `Scripts/release` makes; `Scripts/test` makes it before the tests.
@Suite(
    "The release archive",
    .enabled(if: ReleaseArchive.newest != nil, "run Scripts/release first"))
struct ReleaseArchiveTests {
    private func unpacked() throws -> (copy: ProjectCopy, folder: URL) {
        let copy = try ProjectCopy()
        let archive = try #require(ReleaseArchive.newest)
        let place = copy.url.deletingLastPathComponent()
        let run = try BuiltProgram.run(["tar", "xzf", archive.path, "-C", place.path])
        #expect(run.code == 0, "\(run.messages)")
        let name = archive.lastPathComponent.replacingOccurrences(of: ".tar.gz", with: "")
        return (copy, place.appendingPathComponent(name))
    }

    @Test("holds the program, its libraries, sets, schemas and papers")
    func content() throws {
        let (copy, folder) = try unpacked()
        defer { withExtendedLifetime(copy) {} }
        for path in [
            "formwork", "lib", "TemplateSets/mvvm-observable/template-set.xml",
            "schemas/template-set-1.xsd", "LICENSE", "README.md", "CHANGELOG.md",
        ] {
            #expect(
                FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path),
                "\(path) is missing")
        }
    }

    @Test(
        "generates a feature where there is no toolchain, from any folder",
        .enabled(if: DiskFaultTests.canMount, "nothing can be mounted here"))
    func withoutToolchain() throws {
        let (copy, folder) = try unpacked()
        let compiler = try BuiltProgram.run(["sh", "-c", "readlink -f \"$(command -v swiftc)\""])
        let program = URL(fileURLWithPath: compiler.output.trimmingCharacters(in: .newlines))
        // …/usr/bin/swift-frontend: an empty file system takes the place of …/usr/lib, or of the
        // toolchain's folder where that isn't the system's own.
        let toolchain = program.deletingLastPathComponent().deletingLastPathComponent()
        let hidden = toolchain.path == "/usr" ? "/usr/lib/swift" : toolchain.path
        let script = """
            mount -t tmpfs none '\(hidden)' || exit 99
            cd /
            exec env -i PATH=/usr/bin:/bin '\(folder.path)/formwork' generate Profile \
                --project '\(copy.path)' --json
            """
        let run = try BuiltProgram.run(["unshare", "-m", "sh", "-c", script])
        #expect(run.code == 0, "\(run.messages)")
        #expect(try JSONObject(run.output)["feature"] == "Profile")
        #expect(
            copy.text("Sources/Storefront/Features/Profile/ProfileViewModel.swift") != nil)
    }

    @Test("resolves no library outside of itself but the C library's")
    func libraries() throws {
        #if os(Linux)
            let (copy, folder) = try unpacked()
            defer { withExtendedLifetime(copy) {} }
            let run = try BuiltProgram.run(
                ["env", "-i", "/usr/bin/ldd", folder.appendingPathComponent("formwork").path])
            #expect(run.output.contains("libSwiftParser.so => \(folder.path)/lib/"))
            let outside = run.output.split(separator: "\n").filter { line in
                line.contains("=> /") && !line.contains("=> \(folder.path)/lib/")
            }
            #expect(
                outside.allSatisfy { $0.contains("libc.so") || $0.contains("libm.so") },
                "\(outside)")
        #endif
    }
}

/// Where the archive of this version is.
enum ReleaseArchive {
    static let newest: URL? = {
        let folder = BuiltProgram.repository.appendingPathComponent("dist")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter {
            $0.hasPrefix("formwork-\(ToolVersion.current)-") && $0.hasSuffix(".tar.gz")
        }.sorted().first.map { folder.appendingPathComponent($0) }
    }()
}
