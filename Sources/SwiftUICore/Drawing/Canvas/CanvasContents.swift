import BanyanGraph
import BanyanHost
import CoreGraphics
import Foundation

extension GraphicsContext {
  /// A text that is ready to be drawn and measured. See Apple's documentation of `GraphicsContext.ResolvedText`.
  public struct ResolvedText {
    let text: Text
    let context: _Context
    fileprivate var tint: Shading?

    /// The shading of the parts that have no color of their own. A gradient is shown as its first color.
    public var shading: Shading {
      get { tint ?? .foreground }
      set { tint = newValue }
    }

    fileprivate var view: any View { tinted(text, with: tint) }
  }

  /// An image that is ready to be drawn and measured. See Apple's documentation of `GraphicsContext.ResolvedImage`.
  public struct ResolvedImage {
    let image: Image
    let context: _Context
    fileprivate var tint: Shading?

    /// The shading of a symbol or template image. A gradient is shown as its first color.
    public var shading: Shading? {
      get { tint }
      set { tint = newValue }
    }
  }

  /// A view of the canvas's `symbols` that is ready to be drawn. See Apple's documentation of
  /// `GraphicsContext.ResolvedSymbol`.
  public struct ResolvedSymbol {
    fileprivate let view: any View
  }

  /// Returns a text that can be measured.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, context: recording.context)
  }

  /// Returns an image that can be measured.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, context: recording.context)
  }

  /// Returns the view with a tag among the canvas's `symbols`; nil if there is none.
  ///
  /// In a `ForEach`, a view without a tag has the identity of its element as its tag. Finding one takes time in proportion to
  /// the number of symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    // Erased, since a closure of the main actor must not capture the type.
    let wanted = Carried((AnyHashable(id), recording.symbols))
    let found = assumingMainActor {
      Carried(TaggedViews.view(tagged: wanted.value.0, in: wanted.value.1))
    }
    return found.value.map { ResolvedSymbol(view: $0) }
  }

  // MARK: Text

  /// Draws a text in its ideal size.
  /// - Parameter anchor: the point of the text that is put at the given point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    show(text.view, at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its leading top corner. Lines end at the edge, and lines that do not fit are cut off.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    show(text.view, in: rect)
  }

  /// Draws a text in its ideal size.
  /// - Parameter anchor: the point of the text that is put at the given point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, from its leading top corner. Lines end at the edge, and lines that do not fit are cut off.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(resolve(text), in: rect)
  }

  // MARK: Images

  /// Draws an image in its own size.
  /// - Parameter anchor: the point of the image that is put at the given point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    show(tinted(image.image, with: image.tint), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle.
  /// - Parameter style: has no effect on a host that smooths every edge.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    show(tinted(image.image.resizable(), with: image.tint), in: rect)
  }

  /// Draws an image in its own size.
  /// - Parameter anchor: the point of the image that is put at the given point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image that fills a rectangle.
  /// - Parameter style: has no effect on a host that smooths every edge.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  // MARK: Symbols

  /// Draws a view in its ideal size.
  /// - Parameter anchor: the point of the view that is put at the given point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    show(symbol.view, at: point, anchor: anchor)
  }

  /// Draws a view that is scaled from its ideal size so that it fills a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let size = rect.standardized.size
    func scaled<Content: View>(_ view: Content) -> any View {
      view.fixedSize().visualEffect { effect, proxy in
        effect.scaleEffect(
          CGSize(
            width: proxy.size.width > 0 ? size.width / proxy.size.width : 1,
            height: proxy.size.height > 0 ? size.height / proxy.size.height : 1),
          anchor: .topLeading)
      }
    }
    show(scaled(symbol.view), at: rect.standardized.origin, anchor: .topLeading)
  }
}

/// Returns a view whose foreground has the levels of a shading.
private func tinted(_ view: any View, with shading: GraphicsContext.Shading?) -> any View {
  guard let levels = shading?.levels, !levels.isEmpty else { return view }
  let styles: [any ShapeStyle] = levels.prefix(3).map { $0 as any ShapeStyle }
  return modified(view, by: ForegroundStyleModifier(styles))
}
