extension View {
  /// Names this view for the picker, list or tab view that it stands in: choosing the view sets the
  /// container's selection to the tag.
  ///
  /// ```swift
  /// Picker("Bread", selection: $bread) {
  ///   Text("Rye").tag(Bread.rye)
  ///   Text("Spelt").tag(Bread.spelt)
  /// }
  /// ```
  ///
  /// Views of a `ForEach` have the tag that their element's identity is, unless they say another.
  /// See Apple's documentation of `tag(_:includeOptional:)`.
  ///
  /// - Parameters:
  ///   - tag: of the type of the selection.
  ///   - includeOptional: whether the tag also counts where the selection is an optional of its
  ///     type.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TraitModifier(TagKey.self, Tag(tag, includesOptional: includeOptional)))
  }
}

enum TagKey: TraitKey {
  typealias Value = Tag
}

/// What a view is called in a selection.
struct Tag: Equatable {
  // Not an `AnyHashable`, which makes no difference between a value and an optional with it.
  private let base: any Hashable
  /// Whether the tag is one of the optional type as well.
  private let includesOptional: Bool

  init(_ value: some Hashable, includesOptional: Bool = true) {
    base = value
    self.includesOptional = includesOptional
  }

  /// The tag as a selection of a type has it; nil if it is of another type.
  func value<Selection>(as type: Selection.Type) -> Selection? {
    if Swift.type(of: base) == type { return base as? Selection }
    guard includesOptional, let optional = type as? any AnyOptional.Type,
      optional.wrapped == Swift.type(of: base)
    else { return nil }
    return base as? Selection
  }

  /// What the tag is called in the place of a window, if it can be.
  var placeKey: String? { PlaceText.key(of: base) }

  static func == (left: Tag, right: Tag) -> Bool {
    Swift.type(of: left.base) == Swift.type(of: right.base)
      && AnyHashable(left.base) == AnyHashable(right.base)
      && left.includesOptional == right.includesOptional
  }
}

/// An optional, whatever it is of.
protocol AnyOptional {
  static var wrapped: Any.Type { get }
  static var nothing: Self { get }
  var isNil: Bool { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }
  static var nothing: Wrapped? { nil }
  var isNil: Bool { self == nil }
}

extension ElementNode {
  /// The tag of the element: what its view says, or else the identity of the nearest `ForEach`
  /// around it in the same container.
  var tag: Tag? {
    if let tag = trait(TagKey.self) { return tag }
    var found: Tag?
    var inner: _Node = self
    forEachScope { node in
      if found == nil, let identity = node.identity(of: inner) { found = Tag(identity) }
      inner = node
    }
    return found
  }
}
