import BanyanHost
import BanyanLayout

/// The pixels of a picture, in the units of a context.
///
/// Edges of areas and baselines of text are put on them, as SwiftUI and browsers do, so that they are sharp.
struct PixelAlignment {
  /// The number of pixels for each unit.
  let scale: Double
  /// The pixels from the picture's corner to the origin of the units.
  let origin: LayoutPoint

  /// Returns the rectangle with each edge at the nearest pixel, halves rounded up (LL03). A line that is thinner than a pixel fills the one in which
  /// it begins.
  func aligned(_ rect: LayoutRect) -> LayoutRect {
    func span(_ start: Double, _ length: Double, _ origin: Double) -> (Double, Double) {
      let place = start * scale + origin
      if length > 0, length * scale < 1 {
        return ((place.rounded(.down) - origin) / scale, 1 / scale)
      }
      let low = Self.nearest(place)
      return (
        (low - origin) / scale, (Self.nearest((start + length) * scale + origin) - low) / scale
      )
    }
    let (x, width) = span(rect.x, rect.width, origin.x)
    let (y, height) = span(rect.y, rect.height, origin.y)
    return LayoutRect(x, y, width, height)
  }

  /// Returns the nearest place between two rows of pixels.
  func aligned(y: Double) -> Double { (Self.nearest(y * scale + origin.y) - origin.y) / scale }

  private static func nearest(_ place: Double) -> Double { (place + 0.5).rounded(.down) }
}

extension Painting {
  /// The pixels of the picture; nil in a document, which has none, and for what is turned or scaled, which would tremble while it moves.
  var pixels: PixelAlignment? {
    guard hasPixels else { return nil }
    let matrix = self.matrix
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0,
      (matrix.xx - initialMagnitude).magnitude < 1e-9, matrix.yy == matrix.xx
    else { return nil }
    let perUnit = scale / matrix.xx
    return PixelAlignment(
      scale: scale, origin: LayoutPoint(matrix.x0 * perUnit, matrix.y0 * perUnit))
  }

  /// Returns the path of an outline that is filled or clips. Boxes and ellipses have their edges on pixels.
  func area(_ outline: Outline, in rect: LayoutRect) -> OutlinePath {
    switch outline {
    case .circle, .path: return OutlinePath(outline, in: rect)
    case .rectangle, .roundedRectangle, .unevenRectangle, .capsule, .ellipse:
      return OutlinePath(outline, in: pixels?.aligned(rect) ?? rect)
    }
  }
}
