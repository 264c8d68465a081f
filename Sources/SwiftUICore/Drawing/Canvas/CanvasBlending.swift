extension GraphicsContext {
  /// The mode for blending an operation with what is behind it. See Apple's documentation of `GraphicsContext.BlendMode`.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode in Core Graphics.
    public let rawValue: Int32

    /// Creates a mode from its number in Core Graphics. One that is not available is ``normal``.
    public init(rawValue: Int32) {
      self.rawValue = Self.modes.indices.contains(Int(rawValue)) ? rawValue : 0
    }

    private init(_ mode: SwiftUICore.BlendMode) {
      self.init(rawValue: Int32(Self.modes.firstIndex(of: mode) ?? 0))
    }

    var mode: SwiftUICore.BlendMode { Self.modes[Int(rawValue)] }

    /// The modes in the order of Core Graphics, in which several that no host has are missing.
    private static let modes: [SwiftUICore.BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .normal, .normal,
      .normal, .normal, .normal, .normal, .normal, .destinationOut, .normal, .normal, .normal,
      .plusLighter,
    ]

    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    public static var hue: BlendMode { BlendMode(.hue) }
    public static var saturation: BlendMode { BlendMode(.saturation) }
    public static var color: BlendMode { BlendMode(.color) }
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    /// Removes what is behind, in the layer or the canvas, where the operation is opaque.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
  }

  /// Options of a clip. See Apple's documentation of `GraphicsContext.ClipOptions`.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Shows the content outside, and hides the content inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// Options of a filter. See Apple's documentation of `GraphicsContext.FilterOptions`.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Filters by the amounts of light. It has no effect: a browser filters in the color space of its filters.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1 << 0) }
  }

  /// Options of a blur. See Apple's documentation of `GraphicsContext.BlurOptions`.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The drawing has no transparent parts. It has no effect: a browser blurs with opacity.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1 << 0) }
    /// The result is dithered. It has no effect: a browser blurs in its own precision.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 1 << 1) }
  }

  /// Options of a shadow. See Apple's documentation of `GraphicsContext.ShadowOptions`.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow is above what throws it.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1 << 0) }
    /// Only the shadow is seen.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 1 << 1) }
    /// The transparent part throws the shadow, which falls inside the drawing.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 1 << 2) }
    /// Shadow and content are drawn one after the other. It has no effect: a browser draws both as one.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 1 << 3) }
  }

  /// Options of a gradient. See Apple's documentation of `GraphicsContext.GradientOptions`.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient begins anew where it ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1 << 0) }
    /// The gradient goes back where it ends.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 1 << 1) }
    /// Colors are mixed by their amounts of light. It has no effect: a browser mixes the components of its screen.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 1 << 2) }
  }
}
