import BanyanGraph
import BanyanHost
import CoreGraphics
import Foundation

/// A view that a function draws: paths, texts, images and other views, at places in points.
///
/// ```swift
/// Canvas { context, size in
///   let circle = Path(ellipseIn: CGRect(origin: .zero, size: size))
///   context.fill(circle, with: .color(.yellow))
///   context.draw(Text("Noon"), at: CGPoint(x: size.width / 2, y: size.height / 2))
/// }
/// .frame(width: 200, height: 200)
/// ```
///
/// A canvas takes all the space that is proposed, and shows nothing beyond its bounds. The function runs when the size is
/// known, when the size changes, and when a value that it has read changes; views around the canvas are not affected. A
/// browser gets what has changed since the last drawing: operations are compared one by one, in their order.
///
/// Coordinates run from the left in every language, and changes are never animated. For assistive technologies a canvas is
/// a single element that is ignored until it has an `accessibilityLabel`. Each operation costs about as much as a shape or
/// text outside of a canvas: draw a curve of a thousand points as one path. See Apple's documentation of `Canvas`.
public struct Canvas<Symbols: View> {
  /// The views that the function can draw, by their tags.
  public var symbols: Symbols
  /// The function that draws, with a context and the size of the canvas.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the drawing covers the whole canvas. It has no effect.
  public var isOpaque: Bool
  /// The color space for the drawing. It has no effect on a host that chooses its own.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that indicates whether the function may run later. It has no effect: the function runs in the update.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  ///
  /// A view that is drawn several times has a state of its own in each place.
  /// - Parameters:
  ///   - opaque: has no effect.
  ///   - colorMode: has no effect on a host that chooses its own working space.
  ///   - rendersAsynchronously: has no effect: the function runs in the update.
  ///   - renderer: draws. It must not change the state of the app.
  ///   - symbols: the views that `resolveSymbol(id:)` finds, each with a `tag`. Tags inside the body of a custom view are
  ///     not found.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  /// - Parameters:
  ///   - opaque: has no effect.
  ///   - colorMode: has no effect on a host that chooses its own working space.
  ///   - rendersAsynchronously: has no effect: the function runs in the update.
  ///   - renderer: draws. It must not change the state of the app.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View {
  public typealias Body = Never

  public static func _make(_ view: Canvas, under parent: _Node, in context: _Context) -> _Node {
    make(view.oriented, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Canvas) {
    update(node, to: view.oriented)
  }

  // Paths have coordinates from the left, so the places of texts must not run from the right.
  @MainActor private var oriented: some View {
    CanvasSurface(canvas: self).environment(\.layoutDirection, .leftToRight)
  }

  @MainActor private static func make<Content: View>(
    _ content: Content, under parent: _Node, in context: _Context
  ) -> _Node {
    Content._make(content, under: parent, in: context)
  }

  @MainActor private static func update<Content: View>(_ node: _Node, to content: Content) {
    Content._update(node, to: content)
  }
}

/// The element of a canvas.
private struct CanvasSurface<Symbols: View> {
  let canvas: Canvas<Symbols>
}

extension CanvasSurface: View {
  typealias Body = Never

  static func _make(_ view: CanvasSurface, under parent: _Node, in context: _Context) -> _Node {
    CanvasNode(view.canvas, under: parent, in: context)
  }

  static func _update(_ node: _Node, to view: CanvasSurface) {
    unsafeDowncast(node, to: CanvasNode<Symbols>.self).update(to: view.canvas)
  }
}

/// The node of a canvas, which draws again when something that its function has read changes.
private final class CanvasNode<Symbols: View>: ElementNode {
  private var canvas: Canvas<Symbols>
  /// The measured size of the element.
  private var size: CGSize?
  private var drawing: _Node?
  private var reads = TrackedReads()
  private let fields = DynamicFields.of(Canvas<Symbols>.self)

  init(_ canvas: Canvas<Symbols>, under parent: _Node, in context: _Context) {
    self.canvas = canvas
    super.init(.geometryReader, under: parent, in: context)
    window.register(self)
  }

  func update(to newCanvas: Canvas<Symbols>) {
    if fields.comparison.isUnchanged(canvas, newCanvas) { return }
    canvas = newCanvas
    draw()
  }

  override func update() { draw() }

  private func draw() {
    isQueued = false
    guard let size else { return }
    let canvas = canvas
    // Nothing can be seen of a canvas without an area, and there no gradient has a direction.
    let views: [any View] =
      size.width > 0 && size.height > 0
      ? track(&reads, of: fields) {
        let recording = CanvasRecording(size: size, symbols: canvas.symbols, in: context)
        var graphics = GraphicsContext(on: recording)
        canvas.renderer(&graphics, size)
        return recording.views
      } : []
    show(CanvasLayer(views: views).transaction { $0.animation = nil })
  }

  private func show<Content: View>(_ content: Content) {
    if let drawing { return Content._update(drawing, to: content) }
    drawing = Content._make(content, under: self, in: context)
    childrenDidChange()
  }

  override var properties: [Property] {
    [
      .measurement(.size), .isMeasured(size != nil), .clip(.rectangle), .isIsolated(true),
      .contentShape(.rectangle), .accessibilityChildren(.ignored),
    ]
  }

  override func handle(_ payload: Event.Payload) -> Bool {
    guard case .measured(let rect) = payload else { return false }
    let measured = CGSize(width: rect.width, height: rect.height)
    if measured != size, measured.isReal {
      let old = properties
      size = measured
      commitProperties(from: old)
      draw()
    }
    return true
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let drawing { body(drawing) }
  }

  override func detach() {
    reads.end()
    super.detach()
  }
}
