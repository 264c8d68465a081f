import BanyanHost
import BanyanLayout

// Values between two others: 0 is the first, 1 the second, and a spring may go beyond. Values that have nothing in between are the
// second at once.

protocol Mixable {
  func mixed(with new: Self, _ share: Double) -> Self
}

/// A value that has a counterpart which changes nothing, so that it can be added and removed gradually.
protocol EffectMixable: Mixable {
  var identity: Self { get }
  /// Returns whether there are values in between.
  func isLike(_ other: Self) -> Bool
}

extension Mixable {
  /// Returns the value moved by a multiple of the difference between two others.
  func moved(from old: Self, to new: Self, by share: Double) -> Self {
    if share < 0 { return moved(from: new, to: old, by: -share) }
    // The first mixture is between two values, so that nothing is cut off before the end.
    return mixed(with: new, share / (1 + share)).mixed(with: old, -share)
  }
}

extension Double: Mixable {}

extension Array where Element: EffectMixable {
  /// An effect that only one of the lists has comes from nothing, or goes to it.
  func mixed(with new: [Element], _ share: Double) -> [Element] {
    let most = Swift.max(count, new.count)
    let old = indices.map { self[$0] } + new.dropFirst(count).map(\.identity)
    let next = new + dropFirst(new.count).map(\.identity)
    guard (0..<most).allSatisfy({ old[$0].isLike(next[$0]) }) else { return new }
    return (0..<most).map { old[$0].mixed(with: next[$0], share) }
  }
}

extension Array where Element: EffectMixable & Equatable {
  /// Effects of different kinds, or around different points, are not moved.
  func moved(from old: [Element], to new: [Element], by share: Double) -> [Element] {
    func isLike(_ one: [Element], _ other: [Element]) -> Bool {
      zip(one, other).allSatisfy { $0.identity == $1.identity }
    }
    guard isLike(self, old), isLike(self, new), isLike(old, new) else { return self }
    if share < 0 { return moved(from: new, to: old, by: -share) }
    return mixed(with: new, share / (1 + share)).mixed(with: old, -share)
  }
}

extension Transform: EffectMixable {
  var identity: Transform {
    switch self {
    case .rotation(_, let anchor): .rotation(0, anchor: anchor)
    case .scale(_, _, let anchor): .scale(x: 1, y: 1, anchor: anchor)
    case .spatialRotation(_, let axis, let anchor, let depth, let perspective):
      .spatialRotation(
        0, axis: axis, anchor: anchor, anchorDepth: depth, perspective: perspective)
    case .affine: .affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .projection: .projection([1, 0, 0, 0, 1, 0, 0, 0, 1])
    }
  }

  func isLike(_ other: Transform) -> Bool {
    switch (self, other) {
    case (.rotation, .rotation), (.scale, .scale), (.affine, .affine): true
    case (.spatialRotation(_, let axis, _, _, _), .spatialRotation(_, let other, _, _, _)):
      axis == other
    case (.projection(let old), .projection(let new)): old.count == new.count
    default: false
    }
  }
}

extension DrawnFilter: EffectMixable {
  var identity: DrawnFilter {
    switch self {
    case .blur: .blur(radius: 0)
    case .shadow(let color, let radius, let x, let y):
      .shadow(color.faded(0), radius: radius, x: x, y: y)
    case .colorMatrix:
      .colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
    case .opacityThreshold: self
    }
  }

  func isLike(_ other: DrawnFilter) -> Bool {
    switch (self, other) {
    case (.blur, .blur), (.shadow, .shadow): true
    case (.colorMatrix(let old), .colorMatrix(let new)): old.count == new.count
    default: self == other
    }
  }

  func mixed(with new: DrawnFilter, _ share: Double) -> DrawnFilter {
    switch (self, new) {
    case (.blur(let old), .blur(let radius)): .blur(radius: max(0, old.mixed(with: radius, share)))
    case (.shadow(let from, let r0, let x0, let y0), .shadow(let color, let radius, let x, let y)):
      .shadow(
        from.mixed(with: color, share), radius: max(0, r0.mixed(with: radius, share)),
        x: x0.mixed(with: x, share), y: y0.mixed(with: y, share))
    case (.colorMatrix(let old), .colorMatrix(let new)):
      .colorMatrix(zip(old, new).map { $0.mixed(with: $1, share) })
    default: new
    }
  }
}

extension ColorComponents: Mixable {
  /// Colors are mixed with their opacity, so that one that is not there does not darken the other.
  func mixed(with new: ColorComponents, _ share: Double) -> ColorComponents {
    let opacity = min(max(self.opacity.mixed(with: new.opacity, share), 0), 1)
    if opacity == 0 { return new.faded(0) }
    func mix(_ old: Double, _ next: Double) -> Double {
      min(max((old * self.opacity).mixed(with: next * new.opacity, share) / opacity, 0), 1)
    }
    return ColorComponents(
      red: mix(red, new.red), green: mix(green, new.green), blue: mix(blue, new.blue),
      opacity: opacity)
  }
}

extension LayoutRect: Mixable {
  func mixed(with new: LayoutRect, _ share: Double) -> LayoutRect {
    LayoutRect(
      x.mixed(with: new.x, share), y.mixed(with: new.y, share),
      max(0, width.mixed(with: new.width, share)), max(0, height.mixed(with: new.height, share)))
  }
}

extension Outline: Mixable {
  func mixed(with new: Outline, _ share: Double) -> Outline {
    switch (self, new) {
    case (.roundedRectangle(let old), .roundedRectangle(let radius)):
      .roundedRectangle(cornerRadius: max(0, old.mixed(with: radius, share)))
    case (.rectangle, .roundedRectangle(let radius)):
      .roundedRectangle(cornerRadius: max(0, 0.0.mixed(with: radius, share)))
    default: new
    }
  }
}

extension [DrawnStop] {
  fileprivate func mixed(with new: [DrawnStop], _ share: Double) -> [DrawnStop] {
    zip(self, new).map {
      DrawnStop(
        $0.color.mixed(with: $1.color, share), at: $0.location.mixed(with: $1.location, share))
    }
  }
}

extension DrawnPaint: Mixable {
  func mixed(with new: DrawnPaint, _ share: Double) -> DrawnPaint {
    switch (self, new) {
    case (.color(let old), .color(let color)): .color(old.mixed(with: color, share))
    case (.linearGradient(let old, _, _), .linearGradient(let stops, let from, let to))
    where old.count == stops.count:
      .linearGradient(old.mixed(with: stops, share), from: from, to: to)
    case (
      .radialGradient(let old, _, let start0, let end0),
      .radialGradient(let stops, let center, let start, let end)
    ) where old.count == stops.count:
      .radialGradient(
        old.mixed(with: stops, share), center: center,
        startRadius: start0.mixed(with: start, share),
        endRadius: end0.mixed(with: end, share))
    case (
      .angularGradient(let old, _, let start0, let end0),
      .angularGradient(let stops, let center, let start, let end)
    ) where old.count == stops.count:
      .angularGradient(
        old.mixed(with: stops, share), center: center, startAngle: start0.mixed(with: start, share),
        endAngle: end0.mixed(with: end, share))
    default: new
    }
  }
}

extension DrawingPart: Mixable {
  func mixed(with new: DrawingPart, _ share: Double) -> DrawingPart {
    switch (self, new) {
    case (.fill(let outline, let rect, let paint), .fill(let newOutline, let newRect, let newPaint)):
      .fill(
        outline.mixed(with: newOutline, share), in: rect.mixed(with: newRect, share),
        paint.mixed(with: newPaint, share))
    case (.stroke(let old, let rect), .stroke(var stroke, let newRect)):
      stroke.mixing(old, share, in: rect.mixed(with: newRect, share))
    case (
      .shadow(let outline, let rect, let old, let r0, let x0, let y0, let wasInner),
      .shadow(let newOutline, let newRect, let color, let radius, let x, let y, let isInner)
    ) where wasInner == isInner:
      .shadow(
        outline.mixed(with: newOutline, share), in: rect.mixed(with: newRect, share),
        old.mixed(with: color, share), radius: max(0, r0.mixed(with: radius, share)),
        x: x0.mixed(with: x, share), y: y0.mixed(with: y, share), isInner: isInner)
    case (.text(let old, let rect), .text(var text, let newRect))
    where old.runs.map(\.string) == text.runs.map(\.string):
      text.mixing(old, share, in: rect.mixed(with: newRect, share))
    case (.symbol(let old, let rect), .symbol(var symbol, let newRect))
    where old.name == symbol.name && old.colors.count == symbol.colors.count:
      symbol.mixing(old, share, in: rect.mixed(with: newRect, share))
    default: new
    }
  }
}

extension DrawnStroke {
  fileprivate mutating func mixing(
    _ old: DrawnStroke, _ share: Double, in rect: LayoutRect
  ) -> DrawingPart {
    paint = old.paint.mixed(with: paint, share)
    line.width = max(0, old.line.width.mixed(with: line.width, share))
    line.start = old.line.start.mixed(with: line.start, share)
    line.end = old.line.end.mixed(with: line.end, share)
    return .stroke(self, in: rect)
  }
}

extension DrawnText {
  fileprivate mutating func mixing(
    _ old: DrawnText, _ share: Double, in rect: LayoutRect
  ) -> DrawingPart {
    for index in runs.indices {
      runs[index].color = old.runs[index].color.mixed(with: runs[index].color, share)
    }
    return .text(self, in: rect)
  }
}

extension DrawnSymbol {
  fileprivate mutating func mixing(
    _ old: DrawnSymbol, _ share: Double, in rect: LayoutRect
  ) -> DrawingPart {
    colors = zip(old.colors, colors).map { $0.mixed(with: $1, share) }
    return .symbol(self, in: rect)
  }
}

extension [DrawingPart] {
  /// Parts in the same places of both lists are mixed.
  func mixed(with new: [DrawingPart], _ share: Double) -> [DrawingPart] {
    new.enumerated().map { index, part in
      index < count && count == new.count ? self[index].mixed(with: part, share) : part
    }
  }
}

extension [DrawingPart] {
  /// Only colors are moved, of parts in the same places of all three lists.
  func moved(from old: [DrawingPart], to new: [DrawingPart], by share: Double) -> [DrawingPart] {
    guard count == old.count, count == new.count else { return self }
    return indices.map { index in
      var part = self[index]
      let (colors, old, new) = (part.colors, old[index].colors, new[index].colors)
      guard !colors.isEmpty, colors.count == old.count, colors.count == new.count else {
        return part
      }
      part.colors = colors.indices.map { colors[$0].moved(from: old[$0], to: new[$0], by: share) }
      return part
    }
  }
}

extension DrawingPart {
  /// The colors of what is painted with one color.
  fileprivate var colors: [ColorComponents] {
    get {
      switch self {
      case .fill(_, _, .color(let color)): [color]
      case .stroke(let stroke, _): if case .color(let color) = stroke.paint { [color] } else { [] }
      case .shadow(_, _, let color, _, _, _, _): [color]
      case .text(let text, _): text.runs.map(\.color)
      case .symbol(let symbol, _): symbol.colors
      default: []
      }
    }
    set {
      switch self {
      case .fill(let outline, let rect, .color):
        self = .fill(outline, in: rect, .color(newValue[0]))
      case .stroke(var stroke, let rect):
        stroke.paint = .color(newValue[0])
        self = .stroke(stroke, in: rect)
      case .shadow(let outline, let rect, _, let radius, let x, let y, let isInner):
        self = .shadow(
          outline, in: rect, newValue[0], radius: radius, x: x, y: y, isInner: isInner)
      case .text(var text, let rect):
        for index in text.runs.indices { text.runs[index].color = newValue[index] }
        self = .text(text, in: rect)
      case .symbol(var symbol, let rect):
        symbol.colors = newValue
        self = .symbol(symbol, in: rect)
      default: break
      }
    }
  }
}
