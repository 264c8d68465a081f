import BanyanHost

extension View {
  /// Shows this view only where another is not clear.
  ///
  /// The other view is a shape, filled with anything, a gradient or a color. Any other is not observed
  /// yet, which is reported: this view is then shown whole.
  /// - Parameter alignment: has no meaning for views that are as large as this one.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskEffect(mask: mask()))
  }

  /// Shows this view only where another is not clear. Apple prefers `mask(alignment:_:)`.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask))
  }
}

/// Shows a view only where another is not clear.
public nonisolated struct _MaskEffect<Mask: View>: StyledBoxModifier {
  let mask: Mask

  @MainActor func properties(in environment: EnvironmentValues) -> [Property] {
    switch mask {
    case let mask as any MaskingView: return mask.mask(in: environment)
    case let shape as any Shape: return shape.clip
    case let paint as any ShapeStyle: return [.mask(paint.paint(in: environment))]
    default:
      Issue.report("A mask of \(Mask.self) is not observed: the view is shown whole.")
      return []
    }
  }
}

/// A view that others can be seen through.
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
    if case .color(let color) = paint, color.opacity == 1 { return shape.clip }
    return shape.clip + [.mask(paint)]
  }
}

extension Shape {
  /// What cuts an element to the shape.
  @MainActor fileprivate var clip: [Property] {
    if let known = _outline, known.isWhole { return [.clip(known.outline)] }
    let path = description(in: nil, inset: 0, isEvenOdd: false).description
    return path.elements.isEmpty ? [] : [.clip(.path(path))]
  }
}
