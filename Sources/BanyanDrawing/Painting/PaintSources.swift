import BanyanHost
import BanyanHostKit
import BanyanLayout
import Foundation

extension Painting {
  func setSource(_ color: ColorComponents) {
    cairo.setSourceRgba(context, color.red, color.green, color.blue, color.opacity)
  }

  /// Sets what areas and lines are painted with.
  /// - Parameter rect: the area that the paint's fractions refer to.
  func setSource(_ paint: DrawnPaint, in rect: LayoutRect) {
    func place(_ point: RelativePoint) -> (x: Double, y: Double) {
      (rect.x + point.x * rect.width, rect.y + point.y * rect.height)
    }
    switch paint {
    case .color(let color), .backdrop(_, let color): setSource(color)
    case .linearGradient(let stops, let start, let end):
      let (start, end) = (place(start), place(end))
      guard start != end else { return setSource(last(of: stops)) }
      use(cairo.patternCreateLinear(start.x, start.y, end.x, end.y), stops)
    case .radialGradient(let stops, let center, let low, let high):
      guard low != high else { return setSource(last(of: stops)) }
      let center = place(center)
      use(
        cairo.patternCreateRadial(
          center.x, center.y, max(0, low), center.x, center.y, max(0, high)), stops)
    case .ellipticalGradient(let stops, let center, let low, let high):
      guard low != high, rect.width > 0, rect.height > 0 else { return setSource(last(of: stops)) }
      let pattern = cairo.patternCreateRadial(
        center.x, center.y, max(0, low), center.x, center.y, max(0, high))
      // From the places of the area to its fractions.
      var matrix = CairoMatrix(
        xx: 1 / rect.width, yy: 1 / rect.height, x0: -rect.x / rect.width, y0: -rect.y / rect.height
      )
      cairo.patternSetMatrix(pattern, &matrix)
      use(pattern, stops)
    case .angularGradient(let stops, let center, let start, let end):
      let center = place(center)
      let pattern = angularPattern(stops, around: center, from: start, to: end, reaching: rect)
      cairo.setSource(context, pattern)
      cairo.patternDestroy(pattern)
    case .picture(let picture): setSource(picture, in: rect)
    }
  }

  private func setSource(_ picture: PicturePaint, in rect: LayoutRect) {
    let (width, height) = (picture.tile?.width ?? rect.width, picture.tile?.height ?? rect.height)
    guard width > 0, height > 0, case .pixels(let loaded)? = resources.picture(picture.source),
      loaded.width > 0, loaded.height > 0
    else { return setSource(ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)) }
    var surface = loaded
    if picture.opacity < 1 {
      surface = PixelSurface(cairo, width: loaded.width, height: loaded.height)
      surface.draw { other in
        cairo.setSourceSurface(other, loaded.pointer, 0, 0)
        cairo.paintWithAlpha(other, max(0, picture.opacity))
      }
    }
    cairo.setSourceSurface(context, surface.pointer, 0, 0)
    let pattern = cairo.getSource(context)
    let (x, y) = (Double(surface.width) / width, Double(surface.height) / height)
    var matrix = CairoMatrix(xx: x, yy: y, x0: -rect.x * x, y0: -rect.y * y)
    cairo.patternSetMatrix(pattern, &matrix)
    cairo.patternSetFilter(pattern, CairoFilter.good)
    cairo.patternSetExtend(pattern, picture.tile == nil ? CairoExtend.pad : CairoExtend.repeat)
  }

  private func last(of stops: [DrawnStop]) -> ColorComponents {
    stops.last?.color ?? ColorComponents(red: 0, green: 0, blue: 0, opacity: 0)
  }

  private func use(_ pattern: OpaquePointer, _ stops: [DrawnStop]) {
    for stop in stops.mixingOpaquely {
      let color = stop.color
      cairo.patternAddColorStop(
        pattern, stop.location, color.red, color.green, color.blue, color.opacity)
    }
    cairo.patternSetExtend(pattern, CairoExtend.pad)
    cairo.setSource(context, pattern)
    cairo.patternDestroy(pattern)
  }

  /// Returns a wheel of thin slices. Less than a full turn leaves an area, half of which has the last color and half the first. Of more
  /// than one turn, the last is seen.
  private func angularPattern(
    _ stops: [DrawnStop], around center: (x: Double, y: Double), from start: Double,
    to end: Double, reaching rect: LayoutRect
  ) -> OpaquePointer {
    let pattern = cairo.patternCreateMesh()
    var placed = stops.map { stop in
      (
        angle: start + (stop.location.isFinite ? stop.location : 0) * (end - start),
        color: stop.color
      )
    }
    if end < start { placed.reverse() }
    guard let first = placed.first, let last = placed.last else { return pattern }
    let (low, high) = (min(start, end), max(start, end))
    let begin = max(low, high - 360)
    let middle = (begin + 360 + high) / 2
    placed.insert((min(begin, first.angle), first.color), at: 0)
    placed.append((max(high, last.angle), last.color))
    if high - begin < 359.999 {
      placed += [(middle, last.color), (middle, first.color), (begin + 360, first.color)]
    }
    // A circle that the whole area is in, and the corners of thin slices too.
    let width = max(center.x - rect.x, rect.maxX - center.x).magnitude
    let height = max(center.y - rect.y, rect.maxY - center.y).magnitude
    let radius = (width * width + height * height).squareRoot() * 1.1 + 1
    for (one, other) in zip(placed, placed.dropFirst()) where other.angle > one.angle {
      let (from, to) = (max(one.angle, begin), min(other.angle, begin + 360))
      guard to > from else { continue }
      func color(_ angle: Double) -> ColorComponents {
        one.color.mixed(with: other.color, (angle - one.angle) / (other.angle - one.angle))
      }
      let count = max(1, Int(((to - from) / 6).rounded(.up)))
      for number in 0..<count {
        let a = from + (to - from) * Double(number) / Double(count)
        let b = from + (to - from) * Double(number + 1) / Double(count)
        addSlice(to: pattern, center, radius, from: a, color(a), to: b, color(b))
      }
    }
    return pattern
  }

  private func addSlice(
    to pattern: OpaquePointer, _ center: (x: Double, y: Double), _ radius: Double,
    from start: Double, _ first: ColorComponents, to end: Double, _ second: ColorComponents
  ) {
    func edge(_ degrees: Double) -> (Double, Double) {
      let angle = degrees * .pi / 180
      return (center.x + cos(angle) * radius, center.y + sin(angle) * radius)
    }
    let (a, b) = (edge(start), edge(end))
    cairo.meshPatternBeginPatch(pattern)
    cairo.meshPatternMoveTo(pattern, center.x, center.y)
    cairo.meshPatternLineTo(pattern, a.0, a.1)
    cairo.meshPatternLineTo(pattern, b.0, b.1)
    // The fourth corner is the center again.
    cairo.meshPatternLineTo(pattern, center.x, center.y)
    for (corner, color) in [first, first, second, second].enumerated() {
      cairo.meshPatternSetCornerColor(
        pattern, UInt32(corner), color.red, color.green, color.blue, color.opacity)
    }
    cairo.meshPatternEndPatch(pattern)
  }
}

extension [DrawnStop] {
  /// The stops for Cairo, which mixes colors whatever their opacity is. Elsewhere a color counts by its opacity, so that red fades to
  /// nothing, and not to black on the way.
  fileprivate var mixingOpaquely: [DrawnStop] {
    let stops = map { DrawnStop($0.color, at: $0.location.isFinite ? $0.location : 0) }
    guard let first = stops.first else { return [] }
    var result = [first]
    for (one, other) in zip(stops, stops.dropFirst()) {
      if one.color.opacity != other.color.opacity {
        let pieces = one.color.opacity == 0 || other.color.opacity == 0 ? 1 : 16
        for piece in 0...pieces {
          // At the ends, a transparent stop has the color of its neighbor.
          let share = Double(piece) / Double(pieces)
          var color = one.color.mixed(
            with: other.color, Swift.min(Swift.max(share, 1e-6), 1 - 1e-6))
          color.opacity = one.color.opacity + share * (other.color.opacity - one.color.opacity)
          result.append(
            DrawnStop(color, at: one.location + share * (other.location - one.location)))
        }
      }
      result.append(other)
    }
    return result
  }
}

extension ColorComponents {
  /// Returns a mix in which each color counts by its opacity.
  fileprivate func mixed(with other: ColorComponents, _ share: Double) -> ColorComponents {
    let (first, second) = (opacity * (1 - share), other.opacity * share)
    let sum = first + second
    guard sum > 0 else { return ColorComponents(red: red, green: green, blue: blue, opacity: 0) }
    return ColorComponents(
      red: (red * first + other.red * second) / sum,
      green: (green * first + other.green * second) / sum,
      blue: (blue * first + other.blue * second) / sum, opacity: sum)
  }
}
