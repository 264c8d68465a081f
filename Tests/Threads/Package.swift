// swift-tools-version: 6.2

import PackageDescription

// The code that can be used from any thread, to be built with ThreadSanitizer: the core without the
// macros' plug-in and the hosts, which would take most of the time.
let package = Package(
  name: "Banyan",
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
  ],
  targets: [
    .target(name: "BanyanGraph"),
    .target(name: "BanyanHost", dependencies: ["BanyanLayout"]),
    .target(name: "BanyanLayout"),
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    .target(
      name: "SwiftUICore",
      dependencies: [
        "BanyanGraph", "BanyanHost", "BanyanLayout", "Combine", "CoreGraphics", "CoreTransferable",
        "FoundationComplement", "UniformTypeIdentifiers",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(
      name: "BanyanInsight",
      dependencies: ["BanyanGraph", "BanyanHost", "Combine", "FoundationComplement", "SwiftUICore"]),
    .target(name: "BanyanHostKit", dependencies: ["BanyanHost", "BanyanLayout"]),
    .target(
      name: "BanyanDrawing",
      dependencies: [
        "BanyanHost", "BanyanHostKit", "BanyanLayout", "BanyanSymbols", "BanyanTypefaces",
        "CoreGraphics",
        .product(name: "Logging", package: "swift-log"),
      ]),
    .target(name: "BanyanSymbols", resources: [.copy("Resources")]),
    .target(
      name: "BanyanTypefaces", dependencies: ["BanyanSymbols"],
      resources: [.copy("Resources")]),
    .target(
      name: "BanyanKits",
      dependencies: [
        "BanyanDrawing", "BanyanGraph", "BanyanHost", "BanyanHostKit", "BanyanLayout", "Combine",
        "CoreGraphics", "FoundationComplement", "SwiftUICore", "UniformTypeIdentifiers",
      ]),
    .target(name: "CoreTransferable", dependencies: ["Combine", "FoundationComplement"]),
    .target(
      name: "FoundationComplement",
      dependencies: [
        "UniformTypeIdentifiers", .product(name: "Logging", package: "swift-log"),
      ]),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "UniformTypeIdentifiers"),
    .target(
      name: "BanyanTesting",
      dependencies: [
        "BanyanDrawing", "BanyanGraph", "BanyanHost", "BanyanHostKit", "BanyanInsight",
        "BanyanKits", "BanyanLayout", "CoreGraphics", "SwiftUICore",
      ]),
    .testTarget(
      name: "ThreadTests", dependencies: ["Combine", "SwiftUICore", "BanyanTesting"],
      path: "Tests"),
  ],
  swiftLanguageModes: [.v6]
)
