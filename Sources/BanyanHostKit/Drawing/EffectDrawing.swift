import BanyanHost
import BanyanLayout
import Foundation

// The effects on an element with everything in it.

extension DrawingPass {
  func drawEffects(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    var effects = drawn.effects ?? DrawnEffects()
    for property in element.properties.values { add(property, of: element, place, to: &effects) }
    if builder.pressed == element.id, element.fadesWhenPressed { effects.opacity *= 0.4 }
    if place.isRightToLeft, element.properties[.isMirrored] == .isMirrored(true) {
      effects.transforms.append(.scale(x: -1, y: 1, anchor: .center))
    }
    if element.kind == .decorated, element.decorationPlacement == .mask,
      let mask = element.children.dropFirst().first
    {
      effects.mask = .elements(draw(mask, place))
    }
    drawn.effects = effects == DrawnEffects() ? nil : effects
  }

  private func add(
    _ property: Property, of element: Element, _ place: Place, to effects: inout DrawnEffects
  ) {
    switch property {
    // An area of color has the outline itself, and cuts nothing.
    case .clip(let outline) where element.kind != .fill: effects.clip = outline
    case .opacity(let opacity): effects.opacity *= opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    case .filter(let filter): effects.filters += place.palette.filters(filter)
    case .blendMode(let mode): effects.blendMode = mode
    case .isIsolated(let value): effects.isIsolated = value
    case .transform(let transform): effects.transforms.append(transform)
    case .mask(let paint): effects.mask = .paint(place.palette.resolve(paint))
    default: break
    }
  }
}

extension Palette {
  /// Returns a filter with its colors resolved.
  func filters(_ filter: Filter) -> [DrawnFilter] {
    switch filter {
    case .blur(let radius): [.blur(radius: radius)]
    case .shadow(let color, let radius, let x, let y):
      [.shadow(resolve(color), radius: radius, x: x, y: y)]
    case .placedShadow(let shadow):
      shadow.placement == .behind && !shadow.isInverted
        ? [
          .shadow(
            resolve(shadow.color), radius: shadow.radius, x: shadow.x, y: shadow.y)
        ] : []
    case .opacityThreshold(let low, let high, let color):
      [.opacityThreshold(min: low, max: high, resolve(color))]
    case .multiplication(let color): [.colorMatrix(.multiplying(resolve(color)))]
    case .colorMatrix(let numbers): numbers.count == 20 ? [.colorMatrix(numbers)] : []
    case .brightness(let amount): [.colorMatrix(.scaling(1, adding: amount))]
    case .contrast(let amount): [.colorMatrix(.scaling(amount, adding: 0.5 - amount / 2))]
    case .inversion: [.colorMatrix(.scaling(-1, adding: 1))]
    case .saturation(let amount): [.colorMatrix(.saturating(amount))]
    case .grayscale(let amount): [.colorMatrix(.saturating(1 - min(max(amount, 0), 1)))]
    case .hueRotation(let degrees): [.colorMatrix(.rotatingHue(degrees: degrees))]
    case .luminanceToOpacity: [.colorMatrix(.luminanceToOpacity)]
    }
  }
}

// Matrices of the Filter Effects Module Level 1.

extension [Double] {
  fileprivate static func scaling(_ factor: Double, adding amount: Double) -> [Double] {
    [
      factor, 0, 0, 0, amount, 0, factor, 0, 0, amount, 0, 0, factor, 0, amount, 0, 0, 0, 1, 0,
    ]
  }

  fileprivate static func multiplying(_ color: ColorComponents) -> [Double] {
    [
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0,
      color.opacity, 0,
    ]
  }

  fileprivate static func saturating(_ amount: Double) -> [Double] {
    mixing([0.213, 0.715, 0.072]) { row, column in
      row == column ? amount : 0
    } weight: { _, _ in
      1 - amount
    }
  }

  fileprivate static func rotatingHue(degrees: Double) -> [Double] {
    let angle = Angle(degrees: degrees)
    let sines: [[Double]] = [
      [-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072],
    ]
    return mixing([0.213, 0.715, 0.072]) { row, column in
      (row == column ? angle.cosine : 0) + sines[row][column] * angle.sine
    } weight: { _, _ in
      1 - angle.cosine
    }
  }

  fileprivate static let luminanceToOpacity: [Double] =
    [Double](repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0]

  /// Returns a matrix of shares of the luminance, and other numbers.
  private static func mixing(
    _ luminance: [Double], _ number: (_ row: Int, _ column: Int) -> Double,
    weight: (_ row: Int, _ column: Int) -> Double
  ) -> [Double] {
    var matrix = [Double](repeating: 0, count: 20)
    for row in 0..<3 {
      for column in 0..<3 {
        matrix[row * 5 + column] =
          luminance[column] * weight(row, column) + number(row, column)
      }
    }
    matrix[18] = 1
    return matrix
  }
}
