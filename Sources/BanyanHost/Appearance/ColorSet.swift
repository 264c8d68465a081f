import Foundation

/// A color of an asset catalog, which may have a variant for dark surroundings.
package struct ColorSet: Sendable {
  package let light: ColorComponents
  /// The variant for dark surroundings; nil if there is none.
  package let dark: ColorComponents?

  /// - Returns: nil if the folder specifies no color in numbers.
  package init?(in folder: URL) {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data),
      let light = contents.colors.first(where: { $0.appearances == nil })?.components
    else { return nil }
    self.light = light
    dark =
      contents.colors.first { $0.appearances == [["appearance": "luminosity", "value": "dark"]] }?
      .components
  }

  private struct Contents: Decodable {
    let colors: [Shade]
  }

  private struct Shade: Decodable {
    struct Color: Decodable {
      let components: [String: String]?
    }

    let color: Color?
    let appearances: [[String: String]]?

    var components: ColorComponents? {
      guard let parts = color?.components?.compactMapValues(Self.number) else { return nil }
      let white = parts["white"]
      guard let red = parts["red"] ?? white, let green = parts["green"] ?? white,
        let blue = parts["blue"] ?? white
      else { return nil }
      return ColorComponents(red: red, green: green, blue: blue, opacity: parts["alpha"] ?? 1)
    }

    /// Parses a component: a fraction, or a number up to 255 that is whole or hexadecimal.
    private static func number(_ text: String) -> Double? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") || number <= 1 ? number : number / 255
    }
  }
}
