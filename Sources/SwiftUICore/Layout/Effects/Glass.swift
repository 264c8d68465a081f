import CoreGraphics

/// A kind of glass, for a shape behind a view.
///
/// Glass is drawn as a translucent material that blurs what is behind it. It bends no light, does not react to a press, and shapes that are near
/// each other do not melt together. See Apple's documentation of `Glass`.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var tint: Color?

  private init(_ kind: Kind) { self.kind = kind }

  /// Glass on which text is legible.
  public static var regular: Glass { Glass(.regular) }
  /// Glass through which one sees more.
  public static var clear: Glass { Glass(.clear) }
  /// No glass.
  public static var identity: Glass { Glass(.identity) }

  /// Returns the glass with a color; nil for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass, which does not react to a press here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// A shape of the glass.
  @ViewBuilder fileprivate func filling(_ shape: some Shape) -> some View {
    switch kind {
    case .identity: EmptyView()
    case .regular: filling(shape, .regularMaterial)
    case .clear: filling(shape, .ultraThinMaterial)
    }
  }

  private func filling(_ shape: some Shape, _ material: Material) -> some View {
    shape.fill(material).overlay {
      if let tint { shape.fill(tint.opacity(0.7)) }
    }
  }
}

extension View {
  /// Puts a shape of glass behind this view.
  /// - Parameter shape: Default: a capsule.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background { glass.filling(shape) }
  }
}

/// The shape of glass if there is no other: a capsule. See Apple's documentation of `DefaultGlassEffectShape`.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}

  public var _outline: _ShapeOutline? { Capsule()._outline }

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// A view that shows its content, in which shapes of glass belong together. Each is drawn by itself here. See Apple's
/// documentation of `GlassEffectContainer`.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// - Parameter spacing: The distance below which shapes melt together. Has no effect: each is drawn by itself.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}
