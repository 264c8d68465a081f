// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// The modules that apps import, under Apple's names. Some have others: see decision 017.
let appleModules = [
  "SwiftUI", "Combine", "UIKit", "AppKit", "CoreGraphics", "FoundationComplement", "BanyanOS",
  "BanyanOSLog", "BanyanSecurity", "BanyanStoreKit", "BanyanSystemConfiguration",
  "SafariServices", "UniformTypeIdentifiers", "CoreLocation", "MapKit", "CoreTransferable",
  "PhotosUI", "LocalAuthentication", "UserNotifications", "CoreMedia", "AVFoundation", "AVKit",
  "WebKit", "CoreData", "CoreImage", "CoreML", "Speech", "SwiftData",
]
/// The modules that import none of ours.
let plainModules = [
  "BanyanGraph", "BanyanLayout", "UniformTypeIdentifiers", "CoreMedia", "CoreMLSpecification",
  "_Testing_AppKit", "_Testing_CoreGraphics",
  "_Testing_CoreImage", "_Testing_UIKit",
]

let core: [Target.Dependency] = ["BanyanGraph", "BanyanHost", "SwiftUICore"]
let testing: [Target.Dependency] = ["SwiftUI", "BanyanHost", "BanyanTesting"]
let views: [Target.Dependency] = ["BanyanHost", "BanyanTesting", "SwiftUICore"]
let files: [Target.Dependency] = [
  "CoreTransferable", "FoundationComplement", "UniformTypeIdentifiers",
]
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let text: [Target.Dependency] = ["BanyanLayout", "BanyanText"]
let stores = TargetDependencyCondition.when(traits: ["SQLite", "PostgreSQL"])
let metrics = Target.Dependency.product(name: "Metrics", package: "swift-metrics")

/// The folder of a module whose service a server lacks.
func unavailable(_ module: String) -> String { "Sources/UnavailableServices/\(module)" }

func nio(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-nio") }
}

let package = Package(
  name: "Banyan",
  products: [
    // What apps import. `Banyan` is the same as one shared library, for `banyan run` and `banyan test`.
    .library(name: "SwiftUI", targets: appleModules),
    .library(
      name: "Banyan", type: .dynamic, targets: appleModules + ["BanyanInspector", "BanyanTesting"]),
    .library(name: "CryptoKit", targets: ["CryptoKit"]),
    .library(name: "BanyanBrowser", targets: ["BanyanBrowser"]),
    .library(name: "BanyanInspector", targets: ["BanyanInspector"]),
    .library(name: "BanyanTesting", targets: ["BanyanTesting"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "BanyanNullHost", targets: ["BanyanNullHost"]),
    .executable(name: "banyan", targets: ["banyan"]),
  ],
  traits: [
    .default(enabledTraits: ["Macros"]),
    .trait(
      name: "Macros",
      description:
        "SwiftUI brings @Entry, #Preview and @Previewable. They need swift-syntax, which builds for minutes."
    ),
    .trait(
      name: "CryptoKit",
      description:
        "CryptoKit has what swift-crypto has. It brings swift-crypto, which builds for minutes."),
    .trait(
      name: "TLS",
      description:
        "Serves https without a proxy in front. Brings swift-nio-ssl, which builds for minutes."),
    .trait(
      name: "SQLite",
      description:
        "Keeps visitors in a file, for a machine that restarts. Needs libsqlite3-dev; brings swift-crypto."
    ),
    .trait(
      name: "PostgreSQL",
      description: "Keeps visitors for several machines. Needs libpq-dev; brings swift-crypto."),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-crypto", .upToNextMinor(from: "4.5.2")),
    .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
    .package(url: "https://github.com/apple/swift-metrics", .upToNextMinor(from: "2.13.0")),
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
    .package(url: "https://github.com/apple/swift-nio-ssl", .upToNextMinor(from: "2.37.6")),
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
  ],
  targets: [
    // Core
    .target(name: "BanyanHost", dependencies: ["BanyanLayout"]),
    .target(name: "BanyanText", dependencies: ["BanyanLayout"]),
    .target(
      name: "Combine",
      dependencies: ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"].map {
        .product(name: $0, package: "OpenCombine")
      }),
    .target(
      name: "SwiftUICore",
      dependencies: ["BanyanGraph", "BanyanHost", "CoreGraphics", "CoreTransferable", logging]),
    // The common parts of hosts that draw, and a painter
    .target(name: "BanyanHostKit", dependencies: ["BanyanHost", "BanyanLayout"]),
    .target(name: "BanyanSymbols", resources: [.copy("Resources")]),
    .target(
      name: "BanyanTypefaces", dependencies: ["BanyanSymbols"],
      resources: [.copy("Resources")]),
    .target(
      name: "BanyanDrawing",
      dependencies: [
        "BanyanHost", "BanyanHostKit", "BanyanLayout", "BanyanSymbols", "BanyanTypefaces",
        "CoreGraphics", logging,
      ]),

    .target(name: "BanyanInsight", dependencies: core + ["Combine", "FoundationComplement"]),
    .target(
      name: "BanyanKits",
      dependencies: core + [
        "BanyanDrawing", "BanyanHostKit", "BanyanLayout", "Combine", "CoreGraphics",
        "FoundationComplement", "UniformTypeIdentifiers",
      ]),

    // Apple's other frameworks, as far as SwiftUI names them
    .target(name: "FoundationComplement", dependencies: [logging, "UniformTypeIdentifiers"]),
    .target(name: "CoreTransferable", dependencies: ["Combine", "FoundationComplement"]),
    .target(name: "PhotosUI", dependencies: ["BanyanKits", "SwiftUICore", "UIKit"]),
    .target(
      name: "CoreData",
      dependencies: ["BanyanGraph", "Combine", "FoundationComplement", "SwiftUICore", logging]),
    .target(name: "CoreML", dependencies: ["CoreMLSpecification"]),
    .target(name: "SwiftDataCore", dependencies: ["CoreData", logging]),
    .target(
      name: "SwiftData",
      dependencies: [
        "SwiftDataCore", .target(name: "SwiftDataMacros", condition: .when(traits: ["Macros"])),
      ]),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"]),
    .target(
      name: "CoreImage", dependencies: ["BanyanKits", "SwiftUICore", "_Testing_CoreImage", logging]),
    .target(
      name: "CryptoKit",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["CryptoKit"]))
      ], path: "Sources/CryptoKit/Sources/CryptoKit"),
    .target(name: "SafariServices", dependencies: ["BanyanKits"]),
    .target(name: "CoreLocation", dependencies: core),
    .target(name: "MapKit", dependencies: core + ["BanyanKits", "CoreLocation"]),
    .target(name: "BanyanSecurity", dependencies: ["FoundationComplement", "SwiftUICore"]),
    .target(name: "BanyanSystemConfiguration", dependencies: ["FoundationComplement"]),
    .target(
      name: "AVFoundation",
      dependencies: core + ["BanyanKits", "CoreMedia", "UniformTypeIdentifiers"]),
    .target(name: "AVKit", dependencies: core + ["AVFoundation", "BanyanKits"]),
    .target(name: "WebKit", dependencies: core + ["BanyanKits"]),
    .target(name: "BanyanOS", dependencies: [logging]),
    .target(name: "BanyanOSLog", dependencies: ["BanyanOS"]),
    .target(
      name: "UIKit",
      dependencies: ["BanyanKits", "SwiftUICore", "UserNotifications", "_Testing_UIKit"]),
    .target(name: "AppKit", dependencies: ["BanyanKits", "SwiftUICore", "_Testing_AppKit"]),

    // Services that a server lacks: each call reports that
    .target(
      name: "BanyanStoreKit", dependencies: ["BanyanKits", "SwiftUICore", logging],
      path: unavailable("BanyanStoreKit")),
    .target(name: "LocalAuthentication", path: unavailable("LocalAuthentication")),
    .target(name: "Speech", dependencies: ["AVFoundation"], path: unavailable("Speech")),
    .target(
      name: "UserNotifications", dependencies: ["SwiftUICore"],
      path: unavailable("UserNotifications")),

    // Macros
    .target(name: "SwiftUIMacros", dependencies: ["SwiftUICore", "SwiftUIMacrosPlugin"]),
    .target(
      name: "SwiftDataMacros",
      dependencies: ["SwiftDataCore", "SwiftUIMacros", "SwiftUIMacrosPlugin"]),
    .macro(
      name: "SwiftUIMacrosPlugin",
      dependencies: [
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
      ]),

    // Hosts
    .target(
      name: "BanyanBrowser",
      dependencies: [
        "BanyanHost", "BanyanSymbols", "BanyanTypefaces", logging, metrics,
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
      ] + text + nio("NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket"),
      resources: [.copy("Resources")]),
    .target(
      name: "BanyanDesktop",
      dependencies: core + ["BanyanDrawing", "BanyanHostKit", "BanyanLayout", logging]),
    .target(
      name: "BanyanStores",
      dependencies: [
        "BanyanBrowser", .target(name: "CSQLite", condition: .when(traits: ["SQLite"])),
        .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "Crypto", package: "swift-crypto", condition: stores),
      ]),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CPostgreSQL"),
    .target(
      name: "BanyanTesting",
      dependencies: core + [
        "BanyanDrawing", "BanyanHostKit", "BanyanInsight", "BanyanKits", "BanyanLayout",
        "CoreGraphics",
      ]),
    .target(name: "SnapshotTesting", dependencies: ["BanyanTesting", "SwiftUI", "UIKit"]),
    .target(name: "BanyanNullHost", dependencies: core + ["BanyanInsight", "Combine"]),

    // What users import
    .target(
      name: "SwiftUI",
      dependencies: [
        "SwiftUICore", .target(name: "SwiftUIMacros", condition: .when(traits: ["Macros"])),
        "Combine", "FoundationComplement", "UserNotifications", "BanyanGraph", "BanyanHost",
        "BanyanInsight", "BanyanKits", "BanyanBrowser", "BanyanDesktop", "BanyanDrawing",
        "BanyanHostKit",
        .target(name: "BanyanStores", condition: stores),
        argumentParser, logging,
        metrics,
      ]),

    // Tools and examples
    .target(name: "BanyanInspector", dependencies: core + ["BanyanInsight", "SwiftUI"]),
    .target(
      name: "BanyanTool", dependencies: ["CoreMLSpecification", argumentParser],
      resources: [.copy("Resources")]),
    .executableTarget(name: "banyan", dependencies: ["BanyanTool"]),
    .executableTarget(name: "Bakery", dependencies: ["SwiftUI"], path: "Examples/Bakery"),
    .executableTarget(
      name: "Gallery",
      dependencies: ["SwiftUI", "UniformTypeIdentifiers", "MapKit", "AVKit", "PhotosUI", "WebKit"],
      path: "Examples/Gallery", resources: [.process("Resources")]),
    .executableTarget(name: "Screens", dependencies: ["SwiftUI"], path: "Examples/Screens"),

    // Tests of a module, in a folder with the target's name
    .testTarget(name: "AVFoundationTests", dependencies: views + ["AVFoundation", "Combine"]),
    .testTarget(
      name: "AVKitTests", dependencies: views + ["AVKit", "BanyanKits", "Combine", "UIKit"]),
    .testTarget(name: "AppKitTests", dependencies: views + ["BanyanKits"]),
    .testTarget(
      name: "BanyanBrowserTests",
      dependencies: ["BanyanBrowser", "BanyanHost", "BanyanStores", "BanyanSymbols", metrics]
        + nio("NIOEmbedded")),
    .testTarget(name: "BanyanDesktopTests", dependencies: testing + ["BanyanDesktop"]),
    .testTarget(
      name: "BanyanDrawingTests",
      dependencies: testing + [
        "BanyanDrawing", "BanyanHostKit", "BanyanLayout", "BanyanSymbols", "CoreGraphics",
      ]),
    .testTarget(name: "BanyanGraphTests", dependencies: ["BanyanGraph"]),
    .testTarget(name: "BanyanHostKitTests", dependencies: testing + ["BanyanHostKit"]),
    .testTarget(name: "BanyanHostTests", dependencies: ["BanyanHost"]),
    .testTarget(name: "BanyanInsightTests", dependencies: views + ["BanyanInsight", "Combine"]),
    .testTarget(name: "BanyanLayoutTests", dependencies: ["BanyanLayout"]),
    .testTarget(name: "BanyanOSTests", dependencies: ["BanyanOS"]),
    .testTarget(
      name: "BanyanSecurityTests",
      dependencies: views + ["BanyanGraph", "BanyanInsight", "BanyanSecurity"]),
    .testTarget(
      name: "BanyanSystemConfigurationTests", dependencies: ["BanyanSystemConfiguration"]),
    .testTarget(name: "BanyanTextTests", dependencies: text),
    .testTarget(name: "BanyanToolTests", dependencies: ["BanyanTool", "SwiftUI"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "CoreDataTests", dependencies: views + ["Combine", "CoreData"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"]),
    .testTarget(
      name: "CoreImageTests", dependencies: views + ["BanyanKits", "CoreGraphics", "CoreImage"]),
    .testTarget(name: "CoreLocationTests", dependencies: views + ["Combine", "CoreLocation"]),
    .testTarget(name: "CoreMLTests", dependencies: ["CoreML"]),
    .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia"]),
    .testTarget(name: "CoreTransferableTests", dependencies: views + files + ["BanyanKits"]),
    .testTarget(name: "FoundationComplementTests", dependencies: views + files + ["Combine"]),
    .testTarget(
      name: "MapKitTests", dependencies: views + ["BanyanKits", "CoreLocation", "MapKit", "UIKit"]),
    .testTarget(name: "PhotosUITests", dependencies: views + files + ["BanyanKits", "PhotosUI"]),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: ["BanyanDrawing", "SnapshotTesting", "SwiftUI", "UIKit"]),
    .testTarget(
      name: "SwiftDataTests",
      dependencies: testing + ["CoreData", "FoundationComplement", "SwiftData"]),
    .testTarget(
      name: "SwiftUICoreTests",
      dependencies: views + files + [
        "BanyanGraph", "BanyanInsight", "BanyanKits", "Combine", "CoreGraphics",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: views + [
        "AVFoundation", "BanyanKits", "FoundationComplement", "UIKit", "WebKit",
      ]),
    .testTarget(
      name: "UnavailableServicesTests",
      dependencies: views + [
        "BanyanStoreKit", "FoundationComplement", "LocalAuthentication", "Speech",
        "UserNotifications",
      ]),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "WebKitTests", dependencies: views + ["BanyanKits", "UIKit", "WebKit"]),

    // Tests of views and apps as a whole
    .testTarget(
      name: "ConformanceTests",
      dependencies: testing + ["BanyanInsight", "BanyanKits", "UIKit", "AppKit", "SafariServices"]),
    .testTarget(
      name: "ExampleTests", dependencies: ["SwiftData", "SwiftUI", "BanyanTesting"],
      exclude: ["Bakery/BakeryApp.swift", "Screens/ScreensApp.swift"]),
    .testTarget(
      name: "TraceTests", dependencies: testing + ["BanyanInsight", "BanyanInspector"],
      exclude: ["Explanations", "Findings.txt", "Scripts", "Screens/Main.swift"]),
    .testTarget(name: "ViewLayoutTests", dependencies: testing + ["BanyanLayout"]),
    // What Scripts/soak runs whole, and the tests in small.
    .executableTarget(
      name: "Soak",
      dependencies: ["BanyanBrowser", "CMalloc", "SwiftUI", "SwiftUICore", argumentParser]
        + nio("NIOEmbedded", "NIOHTTP1", "NIOWebSocket"),
      path: "Tests/Soak"),
    .target(name: "CMalloc", path: "Benchmarks/Sources/CMalloc"),
    // The engine's workloads, so that the tests can count without building Benchmarks/.
    .executableTarget(
      name: "engine-allocations",
      dependencies: [
        "BanyanNullHost", .target(name: "CMalloc", condition: .when(platforms: [.linux])),
        argumentParser,
      ], path: "Benchmarks/Sources/engine-benchmarks"),
    // Screens without the core, for the tests in Tests/Browser, which drive a real browser.
    .executableTarget(
      name: "BrowserDemo",
      dependencies: ["BanyanBrowser", "BanyanHost"] + nio("NIOCore", "NIOHTTP1", "NIOPosix"),
      path: "Tests/Browser/BrowserDemo"),
    .executableTarget(name: "TextRuler", dependencies: text, path: "Tests/Browser/TextRuler"),
    .executableTarget(
      name: "text-speed", dependencies: text, path: "Benchmarks/Sources/text-speed"),
  ] + plainModules.map { .target(name: $0) },
  swiftLanguageModes: [.v6]
)
