// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Banyan", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
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
  ],
  swiftLanguageModes: [.v6]
)
