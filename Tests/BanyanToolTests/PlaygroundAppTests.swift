import Foundation
import Testing

@testable import BanyanTool

@Suite struct PlaygroundAppTests {
  private let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    import AppleProductTypes
    let package = Package(
      name: "Waves", platforms: [.iOS("17.0")],
      products: [
        .iOSApplication(
          name: "Waves", targets: ["AppModule"], bundleIdentifier: "org.example.waves",
          displayVersion: "1.2", bundleVersion: "7")
      ],
      targets: [.executableTarget(name: "AppModule", path: ".", resources: [.process("Resources")])],
      swiftLanguageVersions: [.version("6")])
    """

  @Test func itsManifestIsReadForWhatAnAppNeeds() throws {
    let folder = try TemporaryFolder([
      "Package.swift": manifest, "App.swift": "", "Resources/waves.json": "",
    ])
    let target = try #require(PlaygroundApp(in: folder.url)).appTarget()
    #expect(target.name == "Waves")
    #expect(target.sources.map(folder.path) == ["App.swift"])
    #expect(target.resources.map(\.path) == ["waves.json", "Resources/waves.json"])
    #expect(target.platform == .iOS)
    #expect(target.languageMode == "6")
    #expect(
      target.information as? [String: String] == [
        "CFBundleIdentifier": "org.example.waves", "CFBundleShortVersionString": "1.2",
        "CFBundleVersion": "7",
      ])
  }

  @Test func anotherPackageIsNone() throws {
    let folder = try TemporaryFolder(["Package.swift": "import PackageDescription"])
    #expect(PlaygroundApp(in: folder.url) == nil)
  }
}
