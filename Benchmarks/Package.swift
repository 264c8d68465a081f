// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Banyan", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
  ],
  targets: [
    // The heap's account, and a count of allocations.
    .target(name: "CMalloc"),
    .executableTarget(
      name: "engine-benchmarks",
      dependencies: [
        .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        .product(name: "BanyanNullHost", package: "Banyan"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "data-speed",
      dependencies: [
        "CMalloc", .product(name: "SwiftUI", package: "Banyan"),
        .product(name: "BanyanNullHost", package: "Banyan"),
      ]),
    .executableTarget(
      name: "window-app", dependencies: [.product(name: "SwiftUI", package: "Banyan")]),
    .executableTarget(
      name: "window-load",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
