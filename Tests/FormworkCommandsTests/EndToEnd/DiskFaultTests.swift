import Foundation
import Testing

/// A disk that is full, and folders that can't be written (trap 15).
@Suite("A disk that refuses")
struct DiskFaultTests {
    private let formwork = BuiltProgram.formwork

    /// Whether a file system can be mounted in a namespace of its own.
    static let canMount: Bool = {
        let probe = try? BuiltProgram.run([
            "unshare", "-m", "sh", "-c", "mount -t tmpfs none /mnt && umount /mnt",
        ])
        return probe?.code == 0
    }()

    /// Whether a folder can be made immutable, which stops root too.
    static let canFreeze: Bool = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-probe-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let frozen = try? BuiltProgram.run(["chattr", "+i", folder.path])
        _ = try? BuiltProgram.run(["chattr", "-i", folder.path])
        return frozen?.code == 0
    }()

    @Test(
        "that runs full leaves the tree from before and says so, at whatever byte it does",
        .enabled(if: DiskFaultTests.canMount, "nothing can be mounted here"))
    func fullDisk() throws {
        let project = try ProjectCopy()
        let work = project.url.deletingLastPathComponent()
        // A small file system per number of free pages; the tree is listed before and after.
        let script = """
            set -u
            mount -t tmpfs -o size=1m none "$1"
            for free in 0 1 2 3 4 5 6 8 10 12 16 20; do
                rm -rf "$1"/*
                cp -R "$2" "$1/P"
                have=$(df -k --output=avail "$1" | tail -1)
                dd if=/dev/zero of="$1/filler" bs=1k count=$((have - free * 4)) 2>/dev/null
                before=$(cd "$1/P" && find . -type f -exec cksum {} + | sort; cd "$1/P" && find . | sort)
                "$3" generate Profile --project "$1/P" >/dev/null 2>"$1/../messages"
                code=$?
                after=$(cd "$1/P" && find . -type f -exec cksum {} + | sort; cd "$1/P" && find . | sort)
                if [ "$before" = "$after" ]; then tree=old; else tree=new; fi
                echo "$free $code $tree $(grep -c -i 'no space' "$1/../messages")"
            done
            """
        let mounted = work.appendingPathComponent("small")
        try FileManager.default.createDirectory(at: mounted, withIntermediateDirectories: true)
        let run = try BuiltProgram.run([
            "unshare", "-m", "sh", "-c", script, "sh", mounted.path, project.path, formwork.path,
        ])
        let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(lines.count == 12, "\(run.messages)")
        for line in lines where line.count == 4 {
            let (code, tree) = (line[1], line[2])
            #expect((code == "74" && tree == "old") || (code == "0" && tree == "new"), "\(line)")
            if code == "74" { #expect(line[3] != "0", "the message doesn't say why") }
        }
        #expect(lines.first?[1] == "74")
        #expect(lines.count { $0[1] == "74" } >= 3)
    }

    @Test(
        "whose folder can't be written is 73, and nothing is written",
        .enabled(if: DiskFaultTests.canFreeze, "folders can't be made immutable here"))
    func frozenFolder() throws {
        for folder in ["Sources/Storefront/Features", "Tests/StorefrontTests", "."] {
            let project = try ProjectCopy()
            let frozen = project.url.appendingPathComponent(folder).path
            let before = try project.snapshot()
            _ = try BuiltProgram.run(["chattr", "+i", frozen])
            let run = try formwork("generate", "Profile", "--project", project.path)
            _ = try BuiltProgram.run(["chattr", "-i", frozen])
            #expect(run.code == 73, "\(folder): \(run.code) \(run.messages)")
            #expect(try project.snapshot() == before, "\(folder)")
        }
    }
}
