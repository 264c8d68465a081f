import Foundation
import Testing

@testable import BanyanTool

@Suite struct ResourceFolderTests {
  private func bundled(_ paths: [String], levels: Int = .max) throws -> [String] {
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    return ResourceFolder(folder.url, levels: levels).bundledFiles
      .map { "\($0.path) < \(folder.path($0.file.path))" }
  }

  @Test func aFileIsThereByItsNameAndByItsFolder() throws {
    #expect(
      try bundled(["a.json", "Data/b.json", "Data/Deep/c.json"]) == [
        "c.json < Data/Deep/c.json", "Data/Deep/c.json < Data/Deep/c.json",
        "b.json < Data/b.json", "Data/b.json < Data/b.json", "a.json < a.json",
      ])
    #expect(
      try bundled(["a.json", "Data/b.json"], levels: 0) == ["a.json < a.json"])
  }

  @Test func ofTwoFilesOfOneNameTheFirstIsThere() throws {
    #expect(
      try bundled(["A/x.json", "B/x.json"]) == [
        "x.json < A/x.json", "A/x.json < A/x.json", "B/x.json < B/x.json",
      ])
  }

  @Test func catalogsAndLanguagesStayWhole() throws {
    #expect(
      try bundled([
        "App/Assets.xcassets/Fruit/Apple.imageset/apple.png", "App/en.lproj/Localizable.strings",
      ]) == [
        "Assets.xcassets/Fruit/Apple.imageset/apple.png"
          + " < App/Assets.xcassets/Fruit/Apple.imageset/apple.png",
        "en.lproj/Localizable.strings < App/en.lproj/Localizable.strings",
      ])
  }

  @Test func sourcesAndWhatBelongsToToolsAreNoResources() throws {
    #expect(
      try bundled([
        "A.swift", "Info.plist", ".hidden/x.json", "node_modules/x.json", "Pods/x.json",
        "App.xcodeproj/project.pbxproj", "App.entitlements", "x.json",
      ]) == ["x.json < x.json"])
  }
}
