import BanyanHost

extension View {
  /// Shows this view where another view is opaque, which is laid out in this view's size.
  ///
  /// ```swift
  /// LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing)
  ///   .mask { Text("Sunset").font(.largeTitle.bold()) }
  ///   .frame(height: 60)
  /// ```
  ///
  /// A shape, a gradient or a color is a mask at no cost. Any other view is drawn into a picture, by a browser, whenever it
  /// changes; while it moves, for each frame. A picture of another server is not seen in it. What is in the
  /// mask with the blend mode ``BlendMode/destinationOut`` is a hole in it. See Apple's documentation of
  /// `mask(alignment:_:)`.
  /// - Parameters:
  ///   - alignment: the place of the mask in this view.
  ///   - mask: the view whose opacity this view takes.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows this view where another view is opaque. Apple prefers `mask(alignment:_:)`.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}

/// A view with another one as its mask.
private nonisolated struct MaskedView<Content: View, Mask: View>: ChoosingView {
  typealias Body = Never

  let content: Content
  let mask: Mask
  let alignment: Alignment

  @MainActor func choose(in node: ChoiceNode) {
    switch mask {
    case let shape as any Shape: clip(to: shape, in: node)
    case let paint as any MaskingPaint where paint.canMask:
      node.choose(2, content.modifier(_MaskEffect(mask: paint)))
    case let style as any ShapeStyle:
      node.choose(2, content.modifier(_MaskEffect(mask: StylePaint(style: style))))
    default:
      node.choose(
        3,
        DecoratedView(content: content, decoration: mask, placement: .mask, alignment: alignment))
    }
  }

  @MainActor private func clip(to shape: some Shape, in node: ChoiceNode) {
    node.choose(1, content.modifier(_ClipEffect(shape: shape)))
  }
}

/// Masks a view with a paint.
public nonisolated struct _MaskEffect: StyledBoxModifier {
  let mask: any MaskingPaint

  @MainActor func properties(in environment: EnvironmentValues) -> [Property] {
    mask.mask(in: environment)
  }
}

/// A paint that can mask an element through the element's own properties.
@MainActor
protocol MaskingPaint {
  var canMask: Bool { get }
  func mask(in environment: EnvironmentValues) -> [Property]
}

private struct StylePaint: MaskingPaint {
  let style: any ShapeStyle

  var canMask: Bool { true }

  func mask(in environment: EnvironmentValues) -> [Property] {
    [.mask(style.paint(in: environment))]
  }
}

extension _ShapeView: MaskingPaint {
  // Lines, and outlines that are other ones in each size, are drawn.
  @MainActor var canMask: Bool { line == nil && shape._outline?.isWhole == true }

  @MainActor func mask(in environment: EnvironmentValues) -> [Property] {
    let clip = shape._outline.map { [Property.clip($0.outline)] } ?? []
    let paint = style.paint(in: environment)
    if case .color(let color) = paint, color.opacity == 1 { return clip }
    return clip + [.mask(paint)]
  }
}
