import BanyanHost

extension View {
  /// Hides this view. It keeps its place, and takes no part in anything.
  nonisolated public func hidden() -> some View {
    modifier(_HiddenModifier())
  }

  /// Says whether the pointer finds this view. What it does not find is reached by the keyboard still.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_HitTestingModifier(isEnabled: enabled))
  }

  /// Says in which shape the pointer finds this view.
  ///
  /// In a browser a view is found in the whole of its rectangle, or of a shape with round corners.
  /// - Parameter eoFill: whether areas of a path that are surrounded twice are outside of it.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, kinds: .interaction, isEOFilled: eoFill))
  }

  /// Says which shape this view has for certain purposes.
  ///
  /// Those other than `.interaction` have no meaning on the hosts there are: they cut no previews.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(shape: shape, kinds: kind, isEOFilled: eoFill))
  }
}

/// What a content shape is for. See Apple's documentation of `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the pointer finds the view.
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

/// Says whether the pointer finds a view.
public nonisolated struct _HitTestingModifier: BoxModifier {
  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  @MainActor var properties: [Property] { [.allowsHitTesting(isEnabled)] }
}

/// Says in which shape the pointer finds a view.
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
