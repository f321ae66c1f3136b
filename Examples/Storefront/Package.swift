// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Storefront",
    platforms: [.iOS(.v17)],
    products: [
        .library(name: "Storefront", targets: ["Storefront"])
    ],
    targets: [
        .target(name: "Storefront"),
        .testTarget(name: "StorefrontTests", dependencies: ["Storefront"]),
    ],
    swiftLanguageModes: [.v6]
)
