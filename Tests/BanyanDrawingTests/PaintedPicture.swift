import BanyanHost
import BanyanHostKit
import BanyanLayout
import CoreGraphics
import Testing

@testable import BanyanDrawing

extension Trait where Self == ConditionTrait {
  /// Skips tests on a machine that cannot draw.
  static var drawing: ConditionTrait {
    .enabled(if: Painter.missingLibrary == nil, "\(Painter.missingLibrary?.description ?? "")")
  }
}

/// A picture of drawn elements, whose pixels are read as text: `#rrggbb`, with two more digits if they are not opaque, or
/// `clear`.
@MainActor
struct PaintedPicture {
  let image: CGImage

  init(
    _ elements: [DrawnElement], width: Double = 40, height: Double = 40, scale: Double = 1,
    pictures: @escaping @MainActor (String) -> [UInt8]? = { _ in nil }
  ) throws {
    var root = DrawnElement(id: .window, frame: LayoutRect(0, 0, width, height))
    root.content = elements
    image = try #require(Painter(pictures: pictures).image(of: root, scale: scale))
  }

  /// Paints parts in an element that fills the picture.
  init(
    _ parts: DrawingPart..., width: Double = 40, height: Double = 40, scale: Double = 1,
    effects: ((inout DrawnEffects) -> Void)? = nil
  ) throws {
    try self.init(
      [.of(parts, LayoutRect(0, 0, width, height), effects)], width: width, height: height,
      scale: scale)
  }

  subscript(x: Int, y: Int) -> String {
    let start = (y * image.width + x) * 4
    let bytes = image.pixels.bytes[start..<start + 4].map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    if bytes[3] == "00" { return "clear" }
    return "#" + bytes.prefix(bytes[3] == "ff" ? 3 : 4).joined()
  }

  func callAsFunction(_ places: (Int, Int)...) -> [String] { places.map { self[$0.0, $0.1] } }

  /// The colors of some pixels with a digit for each component, which does not depend on how a version of Cairo rounds.
  func coarse(_ places: (Int, Int)...) -> [String] {
    places.map { x, y in
      let start = (y * image.width + x) * 4
      let digits = image.pixels.bytes[start..<start + 4].map { byte in
        String((Int(byte) + 8) / 17, radix: 16)
      }
      if digits[3] == "0" { return "clear" }
      return "#" + digits.prefix(digits[3] == "f" ? 3 : 4).joined()
    }
  }

  /// The bounds of what is at least half opaque: the first and last columns, and the first and last rows.
  var ink: [Int]? {
    var bounds: [Int]?
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixels.bytes[(y * image.width + x) * 4 + 3] > 127 {
        let old = bounds ?? [x, x, y, y]
        bounds = [min(old[0], x), max(old[1], x), min(old[2], y), max(old[3], y)]
      }
    }
    return bounds
  }
}

extension DrawnElement {
  static func of(
    _ parts: [DrawingPart], _ frame: LayoutRect = LayoutRect(0, 0, 40, 40),
    _ effects: ((inout DrawnEffects) -> Void)? = nil
  ) -> DrawnElement {
    var element = DrawnElement(id: ElementID(rawValue: 1), frame: frame)
    element.background = parts
    if let effects {
      var changed = DrawnEffects()
      effects(&changed)
      element.effects = changed
    }
    return element
  }
}

extension ColorComponents {
  static let red = ColorComponents(red: 1, green: 0, blue: 0)
  static let green = ColorComponents(red: 0, green: 1, blue: 0)
  static let blue = ColorComponents(red: 0, green: 0, blue: 1)
  static let black = ColorComponents(red: 0, green: 0, blue: 0)
  static let white = ColorComponents(red: 1, green: 1, blue: 1)
  static let clear = ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)
}

let whole = LayoutRect(0, 0, 40, 40)
