import BanyanHost
import Foundation
import NIOHTTP1
import Testing

@testable import BanyanBrowser

struct AssetCatalogTests {
  /// An app's folder with these files in it.
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, content) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    return folder
  }

  private func picture(_ name: String, in folder: URL) -> String {
    let response = Pictures(directories: [folder.path]).response(toName: name)
    return response.status == .ok ? String(buffer: response.body) : "\(response.status.code)"
  }

  @Test func aPictureOfACatalogIsFoundByItsName() throws {
    let folder = try folder([
      "Shop/Assets.xcassets/Fruit/Apple.imageset/Contents.json":
        #"{"images": [{"filename": "red.png", "idiom": "universal"}], "info": {"version": 1}}"#,
      "Shop/Assets.xcassets/Fruit/Apple.imageset/red.png": "an apple",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(picture("Apple", in: folder) == "an apple")
    #expect(picture("red", in: folder) == "404")
  }

  @Test func theSmallestSizeOfALightPictureIsTaken() throws {
    let contents = """
      {"images": [
        {"filename": "dark.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "three.png", "scale": "3x"}, {"scale": "1x"},
        {"filename": "two.png", "scale": "2x"}]}
      """
    let folder = try folder([
      "Assets.xcassets/Apple.imageset/Contents.json": contents,
      "Assets.xcassets/Apple.imageset/dark.png": "dark",
      "Assets.xcassets/Apple.imageset/two.png": "two",
      "Assets.xcassets/Apple.imageset/three.png": "three",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(picture("Apple", in: folder) == "two")
  }

  @Test func whatIsNoPictureOrSaysNothingIsNotThere() throws {
    let folder = try folder([
      "Assets.xcassets/Broken.imageset/Contents.json": "{",
      "Assets.xcassets/Paper.imageset/Contents.json": #"{"images": [{"filename": "a.pdf"}]}"#,
      "Assets.xcassets/Paper.imageset/a.pdf": "paper",
      "Assets.xcassets/Outside.imageset/Contents.json":
        #"{"images": [{"filename": "../../secret.png"}]}"#,
      "secret.png": "secret",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Broken", "Paper", "Outside", "None"] {
      #expect(picture(name, in: folder) == "404")
    }
  }

  @Test func colorsBecomeCustomPropertiesWithTheirDarkShades() throws {
    let folder = try folder([
      "Assets.xcassets/Sea Green.colorset/Contents.json": """
      {"colors": [
        {"color": {"color-space": "srgb",
         "components": {"red": "0x33", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "1.000", "alpha": "0.500"}}}]}
      """,
      "Assets.xcassets/AccentColor.colorset/Contents.json":
        #"{"colors": [{"color": {"components": {"red": "1", "green": "0", "blue": "0"}}}]}"#,
      "Assets.xcassets/Empty.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      AssetCatalogs(directories: [folder.path]).colorDefinitions
        == ":root { --app-416363656e74436f6c6f72: rgb(255 0 0 / 1); --accent: rgb(255 0 0 / 1); "
        + "--app-53656120477265656e: light-dark(rgb(51 128 128 / 1), rgb(255 255 255 / 0.5)) }")
    #expect(
      ColorDescription(.resource("Sea Green")).cssValue
        == "var(--app-53656120477265656e, var(--gray))")
  }

  @Test func aFileBesideTheAppGoesBeforeACatalog() throws {
    let folder = try folder([
      "Apple.png": "mine",
      "Assets.xcassets/Apple.imageset/Contents.json": #"{"images": [{"filename": "a.png"}]}"#,
      "Assets.xcassets/Apple.imageset/a.png": "theirs",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(picture("Apple", in: folder) == "mine")
  }
}
