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
/// Not available, as no host can show it: modes in which what is behind has a part of its own, except `destinationOut`; images
/// and the backdrop as shadings; and the sizes of symbols. See Apple's documentation of `GraphicsContext`.
public struct GraphicsContext {
  /// The opacity of what is drawn next, from 0 to 1.
  public var opacity = 1.0
  /// The mode for blending what is drawn next with what the canvas, or the layer, shows already.
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of what is drawn next to those of the canvas.
  public var transform = CGAffineTransform.identity

  let recording: CanvasRecording
  var filters: [Filter] = []
  private var clips: [Clip] = []

  private enum Clip {
    case path(Path, FillStyle)
    case layer([any View], opacity: Double, isInverse: Bool)
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
  /// - Parameter options: `inverse` to show what is outside the path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var path = path.applying(transform)
    var style = style
    if options.contains(.inverse) {
      let canvas = Path(CGRect(origin: .zero, size: recording.size))
      path = canvas.subtracting(path.normalized(eoFill: style.isEOFilled))
      style.isEOFilled = false
    }
    clips.append(.path(path, style))
  }

  /// Clips what is drawn next to what a function draws: it is as opaque as the layer is at each point.
  /// - Parameters:
  ///   - opacity: the opacity of the layer, from 0 to 1.
  ///   - options: `inverse` to show what is outside the layer.
  ///   - content: draws the layer, with a context that has the transform of this one and nothing else.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = CanvasRecording(layerOf: recording)
    var context = GraphicsContext(on: layer)
    context.transform = transform
    try content(&context)
    clips.append(
      .layer(layer.views, opacity: opacity, isInverse: options.contains(.inverse)))
  }

  /// The smallest rectangle that contains the area to which the context is clipped, in its coordinates.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: recording.size)
    for case .path(let path, _) in clips { rect = rect.intersection(path.boundingRect) }
    return rect.applying(transform.inverted())
  }

  /// Adds a filter for what is drawn next. Of several, the one that was added last is applied first.
  ///
  /// Each operation is filtered by itself; draw a layer to filter several together.
  /// - Parameter options: has no effect: a browser filters in the color space of its filters.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
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
    for filter in filters.reversed() {
      switch filter.kind {
      case .pixels(let effect): view = modified(view, by: _FilterEffect(effect))
      case .projection(let projection):
        view = modified(inCanvas(view), by: _TransformEffect(projection.resolved))
      }
    }
    if opacity != 1, !isFaded { view = modified(view, by: _OpacityEffect(opacity: opacity)) }
    for clip in clips {
      switch clip {
      case .path(let path, let style):
        view = modified(view, by: _ClipEffect(shape: path, style: style))
      case .layer(let views, let opacity, let isInverse):
        let mask = LayerMask(views: views, opacity: opacity, isInverse: isInverse)
        view = masked(inCanvas(view), by: mask)
      }
    }
    // Outermost, since a clip or opacity around it would be a group of its own.
    if blendMode != .normal {
      view = modified(view, by: _BlendModeEffect(blendMode: blendMode.mode))
    }
    recording.append(view)
  }

  /// Returns a view in a frame of the size of the canvas.
  private func inCanvas(_ view: any View) -> any View {
    modified(
      view,
      by: _FrameModifier(
        width: recording.size.width, height: recording.size.height, alignment: .topLeading))
  }
}

/// Returns a view that is as opaque as a layer.
private func masked(_ view: any View, by mask: LayerMask) -> any View {
  func masked<Content: View>(_ view: Content) -> any View {
    view.mask(alignment: .topLeading) { mask }
  }
  return masked(view)
}

/// The area of a layer, or everything outside of it.
private nonisolated struct LayerMask: View {
  let views: [any View]
  let opacity: Double
  let isInverse: Bool

  @MainActor var body: some View {
    let layer = ZStack(alignment: .topLeading) { CanvasLayer(views: views) }.opacity(opacity)
    if isInverse {
      ZStack(alignment: .topLeading) {
        Color.black
        layer.blendMode(.destinationOut)
      }
    } else {
      layer
    }
  }
}

extension GraphicsContext {
  /// A change of the pixels of what is drawn. See Apple's documentation of `GraphicsContext.Filter`.
  public struct Filter: Sendable {
    let kind: Kind

    enum Kind: Sendable {
      case pixels(BanyanHost.Filter)
      case projection(ProjectionTransform)
    }

    private init(kind: Kind) {
      self.kind = kind
    }

    private init(_ effect: _FilterEffect) {
      self.init(kind: .pixels(effect.filter))
    }

    /// Transforms what is drawn, with perspective, around the origin of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Blurs.
    /// - Parameters:
    ///   - radius: in points of the canvas.
    ///   - options: has no effect: a browser blurs with opacity, and in its own precision.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(radius: radius))
    }

    /// Adds a shadow.
    /// - Parameters:
    ///   - radius: the blur radius, in points of the canvas.
    ///   - x: the distance to the right, in points of the canvas.
    ///   - y: the distance down, in points of the canvas.
    ///   - blendMode: the mode for blending a shadow above the content (`shadowAbove`) with it. A shadow behind is not blended.
    ///   - options: where the shadow is, and what throws it.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let simple = _FilterEffect.shadow(color: color, radius: radius, x: x, y: y)
      let placing: ShadowOptions = [.shadowAbove, .shadowOnly, .invertsAlpha]
      guard !options.isDisjoint(with: placing),
        case .shadow(let color, let radius, let x, let y) = simple.filter
      else { return Filter(simple) }
      return Filter(
        _FilterEffect(
          .placedShadow(
            PlacedShadow(
              color, radius: radius, x: x, y: y,
              placement: options.contains(.shadowOnly)
                ? .alone : options.contains(.shadowAbove) ? .above : .behind,
              isInverted: options.contains(.invertsAlpha), blendMode: blendMode.mode.resolved))))
    }

    /// Multiplies colors and their opacity by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(_FilterEffect(.colorMatrix(matrix.rows)))
    }

    /// Shows a color where the opacity is in a range, and nothing elsewhere.
    /// - Parameters:
    ///   - min: the smallest opacity that is replaced, from 0 to 1.
    ///   - max: the largest one.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      func opacity(_ value: Double) -> Double {
        value.isFinite ? Swift.max(0, Swift.min(1, value)) : 0
      }
      return Filter(
        _FilterEffect(
          .opacityThreshold(min: opacity(min), max: opacity(max), color.resolved)))
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
    /// - Parameter amount: from 0, no change, to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      let amount = amount.isFinite ? max(0, min(1, amount)) : 1
      if amount == 1 { return Filter(_FilterEffect(.inversion)) }
      var matrix = ColorMatrix()
      let (factor, offset) = (Float(1 - 2 * amount), Float(amount))
      (matrix.r1, matrix.g2, matrix.b3) = (factor, factor, factor)
      (matrix.r5, matrix.g5, matrix.b5) = (offset, offset, offset)
      return colorMatrix(matrix)
    }

    /// Reduces colors toward gray.
    /// - Parameter amount: from 0, no change, to 1, no color.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }

    /// Makes everything black, with an opacity equal to its luminance.
    public static var luminanceToAlpha: Filter { Filter(_FilterEffect(.luminanceToOpacity)) }
  }
}
