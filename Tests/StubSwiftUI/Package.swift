// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

// A stand-in for Apple's SwiftUI and SwiftData, so that generated code is type-checked where they don't
// exist. It is a package of its own: in the root package a target of this name would shadow
// Apple's module on macOS.

/// The folder in which the compiler in use keeps SwiftSyntax as importable modules.
func toolchainHostFolder() -> String {
    let environment = ProcessInfo.processInfo.environment
    if let chosen = environment["FORMWORK_SWIFT_HOST"] { return chosen }
    var candidates: [String] = []
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in maps.split(separator: "\n") where line.hasSuffix("libPackageDescription.so") {
        guard let start = line.firstIndex(of: "/") else { continue }
        // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so → …/usr/lib/swift/host
        let swift = URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        candidates.append(swift.appendingPathComponent("host").path)
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        let usr = compiler.deletingLastPathComponent().deletingLastPathComponent()
        candidates.append(usr.appendingPathComponent("lib/swift/host").path)
    }
    return candidates.first { folder in
        FileManager.default.fileExists(atPath: "\(folder)/SwiftSyntaxMacros.swiftmodule")
    } ?? "/usr/lib/swift/host"
}

let host = toolchainHostFolder()

let package = Package(
    name: "StubSwiftUI",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
    ],
    targets: [
        .target(name: "SwiftUI", dependencies: ["SwiftUIPreviewMacros"]),
        .target(name: "SwiftData", dependencies: ["SwiftUIPreviewMacros"]),
        .macro(
            name: "SwiftUIPreviewMacros",
            swiftSettings: [.unsafeFlags(["-I", host])],
            linkerSettings: [
                .unsafeFlags([
                    "-L", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros",
                    "-lSwiftCompilerPluginMessageHandling", "-lSwiftSyntaxBuilder",
                    "-lSwiftDiagnostics", "-Xlinker", "-rpath", "-Xlinker", host,
                ])
            ]),
        .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI"]),
    ],
    swiftLanguageModes: [.v6]
)
