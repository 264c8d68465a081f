// swift-tools-version: 6.2

import PackageDescription

// CryptoKit alone, for `banyan run`: see Documentation/decisions/002-dependencies.md. It is dynamic because it
// is linked with each program, and contains nothing of Banyan.
let package = Package(
  name: "CryptoKit",
  products: [.library(name: "CryptoKit", type: .dynamic, targets: ["CryptoKit"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-crypto", .upToNextMinor(from: "4.5.2"))
  ],
  targets: [
    .target(
      name: "CryptoKit", dependencies: [.product(name: "Crypto", package: "swift-crypto")],
      swiftSettings: [.define("CryptoKit")])
  ],
  swiftLanguageModes: [.v6]
)
