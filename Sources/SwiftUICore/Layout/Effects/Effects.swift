import BanyanHost
import CoreGraphics
import Foundation

extension View {
  /// Sets the opacity of this view.
  /// - Parameter opacity: from 0, invisible, to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }

  /// Blurs this view.
  /// - Parameters:
  ///   - radius: in points.
  ///   - opaque: has no effect where the edges of a blurred view are always transparent.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_FilterEffect.blur(radius: radius))
  }

  /// Brightens or darkens this view.
  /// - Parameter amount: from -1, black, to 1, white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(_FilterEffect.brightness(amount))
  }

  /// Sets the contrast of this view.
  /// - Parameter amount: 1 for no change; 0 makes everything gray.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(_FilterEffect.contrast(amount))
  }

  /// Sets the saturation of this view.
  /// - Parameter amount: 1 for no change; 0 removes all color.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(_FilterEffect.saturation(amount))
  }

  /// Reduces the color of this view toward gray.
  /// - Parameter amount: from 0, no change, to 1, no color.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(_FilterEffect.grayscale(amount))
  }

  /// Rotates the colors of this view around the color wheel.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_FilterEffect.hueRotation(angle))
  }

  /// Inverts the colors of this view.
  nonisolated public func colorInvert() -> some View {
    modifier(_FilterEffect(.inversion))
  }

  /// Multiplies the colors of this view by another color, component by component. White parts take that color.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(_FilterEffect(.multiplication(color.resolved)))
  }

  /// Makes this view black, with an opacity equal to its luminance, for use as a mask.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(_FilterEffect(.luminanceToOpacity))
  }

  /// Adds a shadow behind this view.
  /// - Parameters:
  ///   - radius: the blur radius, in points.
  ///   - x: the distance to the right, in points.
  ///   - y: the distance down, in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(_FilterEffect.shadow(color: color, radius: radius, x: x, y: y))
  }

  /// Sets the mode for blending this view with the content behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }

  /// Composites the content of this view before effects that apply to the view.
  nonisolated public func compositingGroup() -> some View {
    modifier(_IsolationEffect())
  }

  /// Composites the content of this view into a single image.
  /// - Parameters:
  ///   - opaque: has no effect where a view's background is never filled in.
  ///   - colorMode: has no effect on a host that chooses its own working space.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_IsolationEffect())
  }
}

/// Returns a number raised to a bound, or the default if it is not finite.
private nonisolated func sane(
  _ value: Double, _ range: PartialRangeFrom<Double> = (-1e6)..., default: Double = 0
) -> Double {
  value.isFinite ? max(range.lowerBound, min(1e6, value)) : `default`
}

/// The color space for compositing. See Apple's documentation of `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// The mode for blending a view with the content behind it. See Apple's documentation of `BlendMode`.
///
/// `destinationOut` removes what is behind a view where the view is opaque, and the view itself is not seen. It reaches as far as
/// the group that is composited as a whole, or the mask that the view is in:
///
/// ```swift
/// ZStack {
///   Color.black.opacity(0.6)
///   Circle().frame(width: 80, height: 80).blendMode(.destinationOut)
/// }
/// .compositingGroup()
/// ```
///
/// Without a group a browser removes what is behind in the nearest stack, and not, as on Apple's systems, everything down to the
/// window. It draws the view into a picture whenever something in the group changes; while it moves, for each frame. The
/// background of a view that contains the other stays, and content that is rotated or scaled inside the group is not
/// cut in the right place: rotate or scale the group.
///
/// Apple's other modes in which the content behind has a part of its own are not available, as no host supports them: `sourceAtop`,
/// `destinationOver` and `plusDarker`.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity
  case plusLighter
  case destinationOut

  var resolved: BanyanHost.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    case .destinationOut: .destinationOut
    }
  }
}

/// Changes the opacity of a view.
public nonisolated struct _OpacityEffect: BoxModifier {
  public var opacity: Double

  /// Creates an effect that multiplies the opacity of a view.
  public init(opacity: Double) {
    self.opacity = opacity
  }

  @MainActor var properties: [Property] {
    [.opacity(opacity.isNaN ? 1 : max(0, min(1, opacity)))]
  }
}

/// Applies a filter to a view.
public nonisolated struct _FilterEffect: BoxModifier {
  let filter: Filter

  init(_ filter: Filter) {
    self.filter = filter
  }

  static func blur(radius: CGFloat) -> Self { Self(.blur(radius: sane(Double(radius), 0...))) }
  static func brightness(_ amount: Double) -> Self { Self(.brightness(sane(amount, (-1)...))) }
  static func contrast(_ amount: Double) -> Self {
    Self(.contrast(sane(amount, 0..., default: 1)))
  }
  static func saturation(_ amount: Double) -> Self {
    Self(.saturation(sane(amount, 0..., default: 1)))
  }
  static func grayscale(_ amount: Double) -> Self { Self(.grayscale(min(1, sane(amount, 0...)))) }
  static func hueRotation(_ angle: Angle) -> Self {
    Self(.hueRotation(angle.degrees.isFinite ? angle.degrees : 0))
  }
  static func shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> Self {
    Self(
      .shadow(
        color.resolved, radius: sane(Double(radius), 0...), x: sane(Double(x)), y: sane(Double(y))))
  }

  @MainActor var properties: [Property] { [.filter(filter)] }
}

/// Sets the mode for blending a view with the content behind it.
public nonisolated struct _BlendModeEffect: BoxModifier {
  let blendMode: BlendMode

  init(blendMode: BlendMode) {
    self.blendMode = blendMode
  }

  @MainActor var properties: [Property] { [.blendMode(blendMode.resolved)] }
}

/// Composites the content of a view first.
public nonisolated struct _IsolationEffect: BoxModifier {
  @MainActor var properties: [Property] { [.isIsolated(true)] }
}
