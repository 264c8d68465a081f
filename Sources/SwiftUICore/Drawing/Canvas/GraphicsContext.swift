import BanyanHost
import CoreGraphics
import Foundation

/// The context in which the function of a ``Canvas`` draws.
///
/// A context is a value over a shared drawing: a copy draws into the same canvas, and its opacity, transform, filters and
/// clips are its own.
///
/// ```swift
/// Canvas { context, size in
///   var faint = context
///   faint.opacity = 0.2
///   faint.rotate(by: .degrees(10))
///   faint.fill(Path(CGRect(x: 40, y: 0, width: 20, height: 80)), with: .color(.blue))
///   context.stroke(Path(CGRect(origin: .zero, size: size)), with: .foreground)
/// }
/// ```
///
/// Not available, as no host can show it: layers as clips, inverse clips, modes that remove what is behind, filters by
/// matrix or threshold, gradients that repeat, images as shadings, and the sizes of symbols. See Apple's documentation of
/// `GraphicsContext`.
public struct GraphicsContext {
  /// The opacity of what is drawn next, from 0 to 1.
  public var opacity = 1.0
  /// The mode for blending what is drawn next with what the canvas, or the layer, shows already.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of what is drawn next to those of the canvas.
  public var transform = CGAffineTransform.identity

  let recording: CanvasRecording
  var filters: [Filter] = []
  private var clips: [ClippedArea] = []

  private struct ClippedArea {
    let path: Path
    let style: FillStyle
  }

  init(on recording: CanvasRecording) {
    self.recording = recording
  }

  /// The environment of the canvas. What the function reads of it makes the canvas draw again when it changes.
  public var environment: EnvironmentValues { EnvironmentValues(at: recording.context) }

  // MARK: Transforms

  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn next.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates what is drawn next around the origin, clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to what is drawn next, before the transforms so far.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips and filters

  /// Clips what is drawn next to a path, in addition to the clips so far.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(ClippedArea(path: path.applying(transform), style: style))
  }

  /// The smallest rectangle that contains the area to which the context is clipped, in its coordinates.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: recording.size)
    for clip in clips { rect = rect.intersection(clip.path.boundingRect) }
    return rect.applying(transform.inverted())
  }

  /// Adds a filter for what is drawn next. Of several, the one that was added last is applied first.
  ///
  /// Each operation is filtered by itself; draw a layer to filter several together.
  public mutating func addFilter(_ filter: Filter) {
    filters.append(filter)
  }

  // MARK: Drawing

  /// Draws several operations as one: the opacity, mode, filters and clips of this context apply to all of them together.
  /// - Parameter content: draws, with a context that has the transform of this one and nothing else.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = CanvasRecording(layerOf: recording)
    var context = GraphicsContext(on: layer)
    context.transform = transform
    try content(&context)
    if layer.views.isEmpty { return }
    let views = CanvasLayer(views: layer.views)
    add(modified(ZStack(alignment: .topLeading) { views }, by: _IsolationEffect()))
  }

  /// Adds a view to the drawing, whose origin is that of the canvas.
  /// - Parameter isFaded: true if the opacity is already in the view.
  func add(_ view: any View, isFaded: Bool = false) {
    var view = view
    for filter in filters.reversed() { view = modified(view, by: _FilterEffect(filter.resolved)) }
    if opacity != 1, !isFaded { view = modified(view, by: _OpacityEffect(opacity: opacity)) }
    for clip in clips {
      view = modified(view, by: _ClipEffect(shape: clip.path, style: clip.style))
    }
    // Outermost, since a clip or opacity around it would be a group of its own.
    if blendMode != .normal {
      view = modified(view, by: _BlendModeEffect(blendMode: blendMode.mode))
    }
    recording.append(view)
  }
}

extension GraphicsContext {
  /// The mode for blending an operation with what is behind it. See Apple's documentation of `GraphicsContext.BlendMode`.
  public struct BlendMode: Equatable, Sendable {
    let mode: SwiftUICore.BlendMode

    public static let normal = BlendMode(mode: .normal)
    public static let multiply = BlendMode(mode: .multiply)
    public static let screen = BlendMode(mode: .screen)
    public static let overlay = BlendMode(mode: .overlay)
    public static let darken = BlendMode(mode: .darken)
    public static let lighten = BlendMode(mode: .lighten)
    public static let colorDodge = BlendMode(mode: .colorDodge)
    public static let colorBurn = BlendMode(mode: .colorBurn)
    public static let softLight = BlendMode(mode: .softLight)
    public static let hardLight = BlendMode(mode: .hardLight)
    public static let difference = BlendMode(mode: .difference)
    public static let exclusion = BlendMode(mode: .exclusion)
    public static let hue = BlendMode(mode: .hue)
    public static let saturation = BlendMode(mode: .saturation)
    public static let color = BlendMode(mode: .color)
    public static let luminosity = BlendMode(mode: .luminosity)
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }

  /// A change of the pixels of what is drawn. See Apple's documentation of `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    let resolved: BanyanHost.Filter

    private init(_ effect: _FilterEffect) {
      resolved = effect.filter
    }

    /// Blurs.
    /// - Parameter radius: in points of the canvas.
    public static func blur(radius: CGFloat) -> Filter { Filter(.blur(radius: radius)) }

    /// Adds a shadow.
    /// - Parameters:
    ///   - radius: the blur radius, in points of the canvas.
    ///   - x: the distance to the right, in points of the canvas.
    ///   - y: the distance down, in points of the canvas.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter {
      Filter(.shadow(color: color, radius: radius, x: x, y: y))
    }

    /// Multiplies colors by a color, component by component.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(_FilterEffect(.multiplication(color.resolved)))
    }

    /// Rotates colors around the color wheel.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

    /// Changes the saturation.
    /// - Parameter amount: 1 for no change; 0 removes all color.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Brightens or darkens.
    /// - Parameter amount: from -1, black, to 1, white.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Changes the contrast.
    /// - Parameter amount: 1 for no change; 0 makes everything gray.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Inverts colors.
    public static func colorInvert() -> Filter { Filter(_FilterEffect(.inversion)) }

    /// Reduces colors toward gray.
    /// - Parameter amount: from 0, no change, to 1, no color.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }

    /// Makes everything black, with an opacity equal to its luminance.
    public static var luminanceToAlpha: Filter { Filter(_FilterEffect(.luminanceToOpacity)) }
  }
}
