import Foundation
import Testing

@testable import BanyanTool

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("top_button_image", "topButton"), ("OriginalGreen", "originalGreen"),
    ("AccentColor", "accent"),
    ("URLIcon", "urlIcon"), ("ABC", "abc"), ("2 cats", "_2Cats"), ("Image", "image"),
    ("light-blue.dark", "lightBlueDark"),
  ])
  func identifiersAreAsXcodeMakesThem(name: String, identifier: String) {
    let suffix = name.hasSuffix("Color") ? "Color" : "Image"
    #expect(AssetSymbols.identifier(of: name, without: suffix) == identifier)
  }

  private func source(_ sets: [String], besides sources: [String] = []) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for set in sets {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(set), withIntermediateDirectories: true)
    }
    return AssetSymbols(in: folder.path, besides: sources).source
  }

  @Test func picturesAndColorsHaveNames() throws {
    let source = try source([
      "App/Assets.xcassets/Colors/Leaf.colorset", "App/Assets.xcassets/red.colorset",
      "App/Assets.xcassets/top_image.imageset", "Other/Plain.imageset",
    ])
    #expect(
      source == """
        import Foundation
        import SwiftUI

        extension ImageResource {
          static let `top` = ImageResource(name: "top_image", bundle: .main)
        }

        extension ColorResource {
          static let `leaf` = ColorResource(name: "Leaf", bundle: .main)
          static let `red` = ColorResource(name: "red", bundle: .main)
        }

        extension Color {
          static var `leaf`: Color { Color(ColorResource.`leaf`) }
        }

        extension ShapeStyle where Self == Color {
          static var `leaf`: Color { Color(ColorResource.`leaf`) }
        }

        extension UIColor {
          @_disfavoredOverload static var `leaf`: UIColor { UIColor(resource: .`leaf`) }
        }

        extension UIImage {
          static var `top`: UIImage { UIImage(resource: .`top`) }
        }

        """)
  }

  @Test func whatTheAppDeclaresItselfIsItsOwn() throws {
    let own = #"extension Color { static let leaf = Color("Leaf") }"#
    #expect(try source(["Assets.xcassets/Leaf.colorset"], besides: [own]) == nil)
  }

  @Test func aFolderWithoutCatalogsHasNone() throws {
    #expect(try source(["Sources"]) == nil)
  }
}
