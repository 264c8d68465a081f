import Testing

@testable import BanyanTool
@testable import SwiftUI

/// The options of `banyan picture`, and what an app makes of them.
@Suite struct PictureTests {
  private func picture(_ arguments: String...) throws -> Picture {
    try #require(
      try Banyan.parseAsRoot(["picture", "Views/Counter.swift"] + arguments) as? Picture)
  }

  @Test func `the file has the program's name, or the one that is given`() throws {
    #expect(try picture().file.lastPathComponent == "Counter.png")
    #expect(try picture("-o", "/tmp/a.pdf").file.path == "/tmp/a.pdf")
  }

  @MainActor
  @Test func `an app gets the size, the scale, the appearance, the language and the text size`()
    throws
  {
    func surroundings(_ arguments: String...) throws -> String {
      let picture = try #require(
        try Banyan.parseAsRoot(["picture", "A.swift"] + arguments) as? Picture)
      let options = try LaunchOptions.parse(picture.arguments())
      let found = try #require(options.surroundingsOfPicture)
      let scale = (found.typeScale * 17).rounded()
      return
        "\(Int(found.size.width))x\(Int(found.size.height)) \(found.scale) \(found.appearance) \(found.language ?? "-") \(scale)"
    }
    #expect(try surroundings() == "390x844 2.0 light - 17.0")
    #expect(
      try surroundings(
        "--size", "iPad", "--scale", "3", "--dark", "--locale", "de_DE", "--type-size", "xxxLarge")
        == "820x1180 3.0 dark de-DE 23.0")
    #expect(try surroundings("--size", "100x50") == "100x50 2.0 light - 17.0")
    #expect(try LaunchOptions.parse([]).surroundingsOfPicture == nil)
  }

  @Test func `options that mean nothing are refused`() throws {
    func complaint(_ arguments: String...) -> String {
      do {
        let parsed = try Banyan.parseAsRoot(["picture", "A.swift"] + arguments) as? Picture
        _ = try parsed?.arguments()
        return "none"
      } catch {
        return "\((error as? Failure)?.description ?? "another")"
      }
    }
    #expect(
      complaint("--size", "390")
        == "'390' is no size; there are: iphone, ipad, mac, and sizes as 390x844")
    #expect(complaint("--size", "0x5").hasPrefix("'0x5' is no size"))
    #expect(complaint("--type-size", "huge").hasPrefix("there is no text size 'huge'"))
    #expect(complaint("--scale", "0") == "a point has from 0.1 to 10 pixels, not 0.0")
    #expect(
      complaint("-o", "a.gif")
        == "a.gif is no picture; its name has to end in .png, .pdf or .svg")
  }
}
