import BanyanHost

extension View {
  /// Masks this view with the opacity of another view.
  ///
  /// The mask is a shape with any fill, a gradient or a color. Other masks are not supported
  /// yet, which is reported: this view is then not masked.
  /// - Parameter alignment: has no effect for a mask as large as this view.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskEffect(mask: mask()))
  }

  /// Masks this view with the opacity of another view. Apple prefers `mask(alignment:_:)`.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask))
  }
}

/// Masks a view with the opacity of another.
public nonisolated struct _MaskEffect<Mask: View>: StyledBoxModifier {
  let mask: Mask

  @MainActor func properties(in environment: EnvironmentValues) -> [Property] {
    switch mask {
    case let mask as any MaskingView: return mask.mask(in: environment)
    case let shape as any Shape: return shape.clip()
    case let paint as any ShapeStyle: return [.mask(paint.paint(in: environment))]
    default:
      Issue.report("A mask of \(Mask.self) is not observed: the view is shown whole.")
      return []
    }
  }
}

/// A view that can be a mask.
@MainActor
protocol MaskingView {
  func mask(in environment: EnvironmentValues) -> [Property]
}

extension _ShapeView: MaskingView {
  @MainActor func mask(in environment: EnvironmentValues) -> [Property] {
    guard line == nil else {
      Issue.report("A mask of a line is not observed: the view is shown whole.")
      return []
    }
    let paint = style.paint(in: environment)
    let clip = shape.clip(isEvenOdd: fillStyle.isEOFilled)
    if case .color(let color) = paint, color.opacity == 1 { return clip }
    return clip + [.mask(paint)]
  }
}

extension Shape {
  /// The properties that clip an element to the shape.
  @MainActor fileprivate func clip(isEvenOdd: Bool = false) -> [Property] {
    if let known = _outline, known.isWhole { return [.clip(known.outline)] }
    let path = description(in: nil, inset: 0, isEvenOdd: isEvenOdd)
    guard !path.followsSize else {
      Issue.report(
        """
        A mask of \(Self.self) is not observed, as its path does not scale with its frame: the view is \
        shown whole.
        """)
      return []
    }
    return [.clip(.path(path.description))]
  }
}
