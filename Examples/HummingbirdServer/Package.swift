// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "ToolServer",
  dependencies: [
    .package(name: "Banyan", path: "../.."),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", .upToNextMinor(from: "2.28.1")),
    .package(url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0")),
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
    .package(url: "https://github.com/apple/swift-nio-extras", .upToNextMinor(from: "1.35.2")),
  ],
  targets: [
    .executableTarget(
      name: "ToolServer",
      dependencies: [
        .product(name: "SwiftUI", package: "Banyan"),
        .product(name: "BanyanBrowser", package: "Banyan"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
