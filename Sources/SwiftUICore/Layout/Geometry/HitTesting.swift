import BanyanHost

extension View {
  /// Hides this view. It keeps its space in the layout, but takes part in nothing else.
  nonisolated public func hidden() -> some View {
    modifier(_HiddenModifier())
  }

  /// Sets whether the pointer can reach this view. The keyboard still can if it is disabled.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }

  /// Sets the shape in which the pointer finds this view.
  ///
  /// In a browser this is the whole rectangle of the view, or a shape with rounded corners.
  /// - Parameter eoFill: whether areas of a path that are enclosed twice are outside of the shape.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, kinds: .interaction, isEOFilled: eoFill))
  }

  /// Sets the shape of this view for some purposes.
  ///
  /// Current hosts only use `.interaction`: they do not clip previews.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(shape: shape, kinds: kind, isEOFilled: eoFill))
  }
}

/// The purposes of a content shape. See Apple's documentation of `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shape in which the pointer finds the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Hides a view.
public nonisolated struct _HiddenModifier: BoxModifier {
  nonisolated init() {}
  @MainActor var properties: [Property] { [.isHidden(true)] }
}

/// Sets whether the pointer can reach a view.
public nonisolated struct _HitTestingModifier: BoxModifier {
  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  @MainActor var properties: [Property] { [.allowsHitTesting(isEnabled)] }
}

/// Sets the shape in which the pointer finds a view.
public nonisolated struct _ContentShapeModifier<ContentShape: Shape>: BoxModifier {
  let shape: ContentShape
  let kinds: ContentShapeKinds
  let isEOFilled: Bool

  nonisolated init(shape: ContentShape, kinds: ContentShapeKinds, isEOFilled: Bool) {
    self.shape = shape
    self.kinds = kinds
    self.isEOFilled = isEOFilled
  }

  @MainActor var properties: [Property] {
    if !kinds.contains(.interaction) { return [] }
    if let known = shape._outline, known.isWhole { return [.contentShape(known.outline)] }
    let path = shape.description(in: nil, inset: 0, isEvenOdd: isEOFilled).description
    return path.elements.isEmpty ? [] : [.contentShape(.path(path))]
  }
}
