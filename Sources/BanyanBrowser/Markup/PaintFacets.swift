import BanyanHost
import Foundation

extension Paint {
  /// Paints the background of an element.
  func put<Sink: FacetSink>(into sink: inout Sink) {
    switch self {
    case .color(let color): sink.put(.background, color.cssValue)
    case .material(let thickness):
      sink.put(.background, thickness.cssColor)
      sink.put(.backdropFilter, "blur(20px) saturate(1.6)")
    case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .picture:
      sink.put(.backgroundImage, cssImage)
    }
  }

  var isMaterial: Bool {
    if case .material = self { true } else { false }
  }

  /// The paint as a CSS image.
  var cssImage: String {
    switch self {
    case .color(let color):
      return "linear-gradient(\(color.cssValue), \(color.cssValue))"
    case .material(let thickness):
      return "linear-gradient(\(thickness.cssColor), \(thickness.cssColor))"
    case .linearGradient(let stops, let start, let end):
      return Self.linearGradient(stops, from: start, to: end)
    case .radialGradient(let stops, let center, let start, let end):
      let list = stops.along(start, end).cssValue { CSS.points(max(0, $0)) }
      return "radial-gradient(circle at \(center.cssValue), \(list))"
    case .ellipticalGradient(let stops, let center, let start, let end):
      let list = stops.along(start, end).cssValue { CSS.number(max(0, $0) * 100) + "%" }
      // A percentage along the gradient is relative to its radius, here the whole size.
      return "radial-gradient(100% 100% at \(center.cssValue), \(list))"
    case .angularGradient(let stops, let center, let start, let end):
      return Self.angularGradient(stops, around: center, from: start, to: end)
    case .picture(let picture): return picture.cssImage
    }
  }

  /// Less than a full turn leaves an area, half of which has the last color and half the first. Of more than one turn, the last
  /// is seen.
  private static func angularGradient(
    _ stops: [GradientStop], around center: RelativePoint, from start: Double, to end: Double
  ) -> String {
    let (low, high) = (min(start, end), max(start, end))
    let begin = max(low, high - 360)
    var placed = stops.along(start, end).map { stop in
      GradientStop(stop.color, at: stop.location - begin)
    }
    if let first = placed.first, let last = placed.last, high - begin < 359.999 {
      let middle = (high - begin + 360) / 2
      placed += [GradientStop(last.color, at: middle), GradientStop(first.color, at: middle)]
    }
    let list = placed.cssValue { CSS.number($0) + "deg" }
    return "conic-gradient(from \(CSS.number(begin + 90))deg at \(center.cssValue), \(list))"
  }

  /// A CSS gradient goes through the middle at an angle, which determines its length. The stops are
  /// therefore placed by where the two points are on it, from 0 to 1.
  private static func linearGradient(
    _ stops: [GradientStop], from start: RelativePoint, to end: RelativePoint
  ) -> String {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = x.magnitude + y.magnitude
    guard length > 0, length.isFinite else {
      return "linear-gradient(\([stops.last].compactMap(\.self).cssValue { _ in "0" }))"
    }
    let direction: String
    if x == 0 {
      direction = y > 0 ? "to bottom" : "to top"
    } else if y == 0 {
      direction = x > 0 ? "to right" : "to left"
    } else if x.magnitude == y.magnitude {
      direction = "to \(y > 0 ? "bottom" : "top") \(x > 0 ? "right" : "left")"
    } else {
      direction = CSS.number(Angle.degrees(x, y)) + "deg"
    }
    // A square, where the line at that angle goes from corner to corner.
    let norm = (x * x + y * y).squareRoot()
    let whole = length / norm
    func place(_ point: RelativePoint) -> Double {
      ((point.x - 0.5) * x / norm + (point.y - 0.5) * y / norm) / whole + 0.5
    }
    let (first, last) = (place(start), place(end))
    let list = stops.cssValue { CSS.number((first + $0 * (last - first)) * 100) + "%" }
    return "linear-gradient(\(direction), \(list))"
  }
}

extension PicturePaint {
  /// The picture within a drawing, which has the size of a tile, or none and fills the area.
  fileprivate var cssImage: String {
    let known = source.utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || ":;,/+=".utf8.contains($0)
    }
    // An address of another form could end the value, or load something else.
    guard known, source.hasPrefix("data:image/") else { return "none" }
    let size =
      tile.map { "width='\(CSS.number($0.width))' height='\(CSS.number($0.height))' " } ?? ""
    let opacity = CSS.number(min(max(opacity, 0), 1))
    return
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' \(size)viewBox='0 0 1 1' "
      + "preserveAspectRatio='none'%3E%3Cimage href='\(source)' width='1' height='1' "
      + "preserveAspectRatio='none' opacity='\(opacity)'/%3E%3C/svg%3E\")"
  }
}

private enum Angle {
  /// Returns the angle of a direction in CSS, where 0 is up.
  static func degrees(_ x: Double, _ y: Double) -> Double {
    atan2(y, x) * 180 / .pi + 90
  }
}

extension [GradientStop] {
  /// Returns the stops with places between two ends instead of shares. CSS takes them in ascending order, so those of a gradient
  /// that runs backward are reversed.
  fileprivate func along(_ start: Double, _ end: Double) -> [GradientStop] {
    let placed = map { stop in
      let share = stop.location.isFinite ? stop.location : 0
      return GradientStop(stop.color, at: start + share * (end - start))
    }
    return end < start ? placed.reversed() : placed
  }

  /// Returns the colors with their places. A gradient needs two.
  fileprivate func cssValue(_ place: (Double) -> String) -> String {
    let stops = isEmpty ? [GradientStop(ColorDescription(.named(.clear)), at: 0)] : self
    let list = stops.map { "\($0.color.cssValue) \(place($0.location.isFinite ? $0.location : 0))" }
    return (list.count == 1 ? list + list : list).joined(separator: ", ")
  }
}

extension RelativePoint {
  var cssValue: String { "\(CSS.number(x * 100))% \(CSS.number(y * 100))%" }
}

extension Paint.Thickness {
  /// The color that covers the content behind the material.
  fileprivate var cssColor: String {
    let share =
      switch self {
      case .ultraThin: 35
      case .thin: 50
      case .regular: 65
      case .thick: 78
      case .ultraThick: 88
      case .bar: 80
      }
    return "color-mix(in srgb, var(--card) \(share)%, transparent)"
  }
}
