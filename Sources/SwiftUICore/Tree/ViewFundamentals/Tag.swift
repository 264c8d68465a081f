extension View {
  /// Sets the tag of this view in a picker, list or tab view: choosing the view sets the container's
  /// selection to the tag.
  ///
  /// ```swift
  /// Picker("Bread", selection: $bread) {
  ///   Text("Rye").tag(Bread.rye)
  ///   Text("Spelt").tag(Bread.spelt)
  /// }
  /// ```
  ///
  /// In a `ForEach`, a view without a tag uses the identity of its element as its tag.
  /// See Apple's documentation of `tag(_:includeOptional:)`.
  ///
  /// - Parameters:
  ///   - tag: a value of the selection's type.
  ///   - includeOptional: whether the tag also matches a selection whose type is an optional of the
  ///     tag's type.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TraitModifier(TagKey.self, Tag(tag, includesOptional: includeOptional)))
  }
}

enum TagKey: TraitKey {
  typealias Value = Tag
}

/// A view's value in a selection.
struct Tag: Equatable {
  // Not an `AnyHashable`, which does not distinguish a value from an optional that wraps it.
  private let base: any Hashable
  /// True if the tag also matches the optional type.
  private let includesOptional: Bool

  init(_ value: some Hashable, includesOptional: Bool = true) {
    base = value
    self.includesOptional = includesOptional
  }

  /// Returns the tag as a value of a selection's type, or nil if the types do not match.
  func value<Selection>(as type: Selection.Type) -> Selection? {
    if Swift.type(of: base) == type { return base as? Selection }
    guard includesOptional, let optional = type as? any AnyOptional.Type,
      optional.wrapped == Swift.type(of: base)
    else { return nil }
    return base as? Selection
  }

  /// Returns true if the tag is a value, or an optional that holds it.
  func holds(_ value: AnyHashable) -> Bool { AnyHashable(base) == value }

  /// The tag's key in a window's place, if it has one.
  var placeKey: String? { PlaceText.key(of: base) }

  static func == (left: Tag, right: Tag) -> Bool {
    Swift.type(of: left.base) == Swift.type(of: right.base)
      && AnyHashable(left.base) == AnyHashable(right.base)
      && left.includesOptional == right.includesOptional
  }
}

/// An optional of any type.
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
  /// The tag of the element: the one its view sets, or else the identity of the nearest `ForEach`
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
