import Foundation
import Testing

@testable import BanyanTool

@Suite struct PackageTemplateTests {
  private static let version = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
  private static let templates = [
    "Templates/Shared/Package.swift.txt": "PackageName {sources}",
    "Templates/Shared/dot-github/workflows/test.yml": "swift:{swift}",
    "Templates/Shared/README.md": "{description}",
    "Templates/App/Sources/PackageName/PackageNameApp.swift": "struct PackageNameApp",
    "Templates/Tool/Sources/PackageName/Tool.swift": "a tool",
  ]

  private func write(_ name: String, in folder: TemporaryFolder) throws {
    let template = PackageTemplate(
      kind: .app, folder: folder.url.appendingPathComponent("Templates"))
    try template.write(
      to: folder.url.appendingPathComponent(name), swiftVersion: Self.version,
      sources: "/banyan")
  }

  @Test func `the files of a template get the name of the package`() throws {
    let folder = try TemporaryFolder(Self.templates)
    try write("Orders", in: folder)
    let package = folder.url.appendingPathComponent("Orders")
    var texts: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: package.path) {
      texts[path] = try? String(
        contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(
      texts == [
        "Package.swift": "Orders /banyan", ".github/workflows/test.yml": "swift:6.3.1",
        "README.md": "An app with one screen, written with SwiftUI.",
        "Sources/Orders/OrdersApp.swift": "struct OrdersApp",
      ])
  }

  @Test(arguments: [
    (
      "my-app",
      "'my-app' is no name for a module: use letters, digits and _, and begin with a letter, as in 'MyApp'"
    ),
    (
      "SwiftUI",
      "'SwiftUI' is a word of Swift or a module that the package imports; choose another name"
    ),
    ("Templates", nil),
  ])
  func `a name that cannot be used is explained`(name: String, message: String?) throws {
    let folder = try TemporaryFolder(Self.templates)
    let expected =
      message ?? "there is already something at \(folder.url.path)/\(name); choose another name"
    #expect {
      try write(name, in: folder)
    } throws: {
      ($0 as? Failure)?.description == expected
    }
  }
}
