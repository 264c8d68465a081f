import BanyanHost
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import Testing

@testable import BanyanBrowser

struct AssetCatalogTests {
  /// Creates an app's folder with these files.
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
    let pictures = Pictures(directories: [folder.path])
    _ = pictures.reference(to: name)
    let response = pictures.response(toName: name)
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

  @Test func aPictureForAPhoneComesBeforeOneForEveryDevice() throws {
    let contents = """
      {"images": [
        {"filename": "pad.png", "idiom": "ipad"}, {"filename": "any.png", "idiom": "universal"},
        {"filename": "phone.png", "idiom": "iphone", "scale": "2x"}]}
      """
    let folder = try folder([
      "Assets.xcassets/Apple.imageset/Contents.json": contents,
      "Assets.xcassets/Apple.imageset/pad.png": "pad",
      "Assets.xcassets/Apple.imageset/any.png": "any",
      "Assets.xcassets/Apple.imageset/phone.png": "phone",
      "Assets.xcassets/Pear.imageset/Contents.json": contents,
      "Assets.xcassets/Pear.imageset/pad.png": "pad",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(picture("Apple", in: folder) == "phone")
    let catalogs = AssetCatalogs(directories: [folder.path])
    #expect(catalogs.picture(named: "Apple")?.scale == 2)
    #expect(catalogs.darkName(of: "Apple") == nil)
  }

  @Test func aPictureMayHaveAnotherForDarkSurroundings() throws {
    let contents = """
      {"images": [
        {"filename": "light.png", "appearances": [{"appearance": "luminosity", "value": "light"}]},
        {"filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "contrast.png", "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """
    let folder = try folder([
      "Assets.xcassets/Apple.imageset/Contents.json": contents,
      "Assets.xcassets/Apple.imageset/light.png": "light",
      "Assets.xcassets/Apple.imageset/dark.png": "dark",
      "Assets.xcassets/Apple.imageset/contrast.png": "contrast",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogs = AssetCatalogs(directories: [folder.path])
    #expect(catalogs.darkName(of: "Apple") == "Apple~dark")
    #expect(catalogs.darkName(of: "Pear") == nil)
    #expect(picture("Apple", in: folder) == "light")
    #expect(picture("Apple~dark", in: folder) == "dark")
  }

  @Test func theIconIsTheSmallestThatIsSharpBesideATitle() throws {
    func icon(_ sizes: [(name: String, size: String, scale: String)]) throws -> String? {
      let images = sizes.map {
        #"{"filename": "\#($0.name)", "idiom": "iphone", "size": "\#($0.size)", "scale": "\#($0.scale)"}"#
      }
      let place = "Assets.xcassets/AppIcon.appiconset"
      var files = ["\(place)/Contents.json": #"{"images": [\#(images.joined(separator: ","))]}"#]
      for each in sizes { files["\(place)/\(each.name)"] = each.name }
      let folder = try folder(files)
      defer { try? FileManager.default.removeItem(at: folder) }
      let pictures = Pictures(directories: [folder.path])
      return pictures.iconPath.flatMap { _ in pictures.file(ofPicture: "AppIcon") }?
        .lastPathComponent
    }
    let small = (name: "small.png", size: "20x20", scale: "3x")
    let sharp = (name: "sharp.png", size: "40x40", scale: "2x")
    let whole = (name: "whole.png", size: "1024x1024", scale: "1x")
    #expect(try icon([whole, small, sharp]) == "sharp.png")
    #expect(try icon([small]) == "small.png")
    #expect(try icon([]) == nil)
    #expect(Pictures(directories: []).iconPath == nil)
  }

  /// Returns the page's text for each picture of a folder.
  private func references(to names: [String], in folder: URL) -> [String] {
    let pictures = Pictures(directories: [folder.path])
    return names.map { pictures.reference(to: $0).wireValue }
  }

  @Test func aPictureHasTheScaleInItsCatalog() throws {
    func contents(_ scale: String) -> String { #"{"images": [{"filename": "a.png"\#(scale)}]}"# }
    let folder = try folder([
      "Assets.xcassets/Single.imageset/Contents.json": contents(""),
      "Assets.xcassets/Single.imageset/a.png": "",
      "Assets.xcassets/Double.imageset/Contents.json": contents(#", "scale": "2x""#),
      "Assets.xcassets/Double.imageset/a.png": "",
      "Assets.xcassets/Triple.imageset/Contents.json": contents(#", "scale": "3x""#),
      "Assets.xcassets/Triple.imageset/a.png": "",
      "Assets.xcassets/Odd.imageset/Contents.json": contents(#", "scale": "-7x""#),
      "Assets.xcassets/Odd.imageset/a.png": "",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      references(to: ["Single", "Double", "Triple", "Odd", "None"], in: folder)
        == [
          "pictures/Single", "pictures/Double 2x", "pictures/Triple 3x", "pictures/Odd",
          "pictures/None",
        ])
  }

  @Test func aFileBesideTheAppHasTheScaleInItsName() throws {
    let folder = try folder([
      "leaf@2x.png": "two", "tree@3x.jpg": "three", "root.png": "one", "root@2x.png": "two",
    ])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      references(to: ["leaf", "leaf.png", "leaf@2x", "tree", "root", "root@2x.png"], in: folder)
        == [
          "pictures/leaf 2x", "pictures/leaf.png 2x", "pictures/leaf%402x 2x", "pictures/tree 3x",
          "pictures/root", "pictures/root%402x.png 2x",
        ])
    #expect(["leaf", "tree", "root"].map { picture($0, in: folder) } == ["two", "three", "one"])
  }

  @Test func aPageShowsThePointsOfAPictureAndNotItsDots() throws {
    let folder = try folder(["leaf@2x.png": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = SymbolCatalog(
      files: [:], pictures: Pictures(directories: [folder.path]), logger: Logger(label: "test"))
    let id = ElementID(rawValue: 1)
    let batch: [Mutation] = [
      .create(id, .image, [.source("leaf")]), .insert(id, into: .window, before: nil),
    ]
    var tree = PageTree()
    tree.apply(batch)
    var renderer = ElementRenderer(catalog: catalog, path: "/shop")
    renderer.render(tree)
    let html = String(decoding: renderer.body.html, as: UTF8.self)
    #expect(html.contains(#"<img alt="" srcset="/shop/banyan/pictures/leaf 2x">"#))
    #expect(
      renderer.sheet == #"#b1{--picture:image-set(url("/shop/banyan/pictures/leaf") 2x);}"#)
    var encoder = BatchEncoder(number: 1, acknowledged: 0, catalog: catalog)
    encoder.encode(batch)
    #expect(String(buffer: encoder.finish().0).hasSuffix("pictures/leaf 2x"))
  }

  @Test func whatIsNoPictureOrIsEmptyIsNotThere() throws {
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
        == ":root { --app-416363656e74436f6c6f72: rgb(255 0 0 / 1); --own-accent: rgb(255 0 0 / 1); "
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
