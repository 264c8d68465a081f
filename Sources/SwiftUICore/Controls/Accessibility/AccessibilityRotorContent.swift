/// The entries of a rotor.
///
/// See Apple's documentation of `AccessibilityRotorContent`.
public nonisolated protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent

  /// The entries, made of others.
  @MainActor @preconcurrency @AccessibilityRotorContentBuilder var body: Body { get }

  /// The entries in order. Not for use outside the framework.
  @MainActor var _entries: [_RotorEntry] { get }
}

extension AccessibilityRotorContent {
  @MainActor public var _entries: [_RotorEntry] { body._entries }
}

/// An entry of a rotor, ready to be shown.
public struct _RotorEntry {
  var label: Text?
  var id: AnyHashable?
  var namespace: Namespace.ID?
  var prepare: () -> Void = {}
}

extension AccessibilityRotorContent where Body == Never {
  /// Not called: such content is not made of other content.
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) is not made of other entries of a rotor.")
  }
}

extension Never: AccessibilityRotorContent {
  @MainActor public var _entries: [_RotorEntry] { [] }
}

/// An entry of a rotor, which leads to a view.
///
/// See Apple's documentation of `AccessibilityRotorEntry`.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  private let entry: _RotorEntry

  nonisolated private init(
    label: Text?, id: ID? = nil, namespace: Namespace.ID? = nil, prepare: @escaping () -> Void
  ) {
    entry = _RotorEntry(
      label: label, id: id.map { AnyHashable($0) }, namespace: namespace, prepare: prepare)
  }

  @MainActor public var _entries: [_RotorEntry] { [entry] }
}

// MARK: Entries of views with an identity

extension AccessibilityRotorEntry {
  /// Creates an entry that scrolls the view with an `id` to the screen.
  /// - Parameters:
  ///   - textRange: has no effect: the focus of a browser is on a whole view.
  ///   - prepare: runs first, for instance to load the view.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: id, prepare: prepare)
  }

  /// Creates an entry that scrolls the view with an `id` to the screen.
  /// - Parameters:
  ///   - textRange: has no effect: the focus of a browser is on a whole view.
  ///   - prepare: runs first, for instance to load the view.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(labelKey), id: id, prepare: prepare)
  }

  /// Creates an entry that scrolls the view with an `id` to the screen.
  /// - Parameters:
  ///   - textRange: has no effect: the focus of a browser is on a whole view.
  ///   - prepare: runs first, for instance to load the view.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(label), id: id, prepare: prepare)
  }

  /// Creates an entry that moves the focus to a view with `accessibilityRotorEntry(id:in:)`.
  /// - Parameters:
  ///   - textRange: has no effect: the focus of a browser is on a whole view.
  ///   - prepare: runs first, for instance to load the view.
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, id: id, namespace: namespace, prepare: prepare)
  }

  /// Creates an entry that moves the focus to a view with `accessibilityRotorEntry(id:in:)`.
  /// - Parameters:
  ///   - textRange: has no effect: the focus of a browser is on a whole view.
  ///   - prepare: runs first, for instance to load the view.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(labelKey), id: id, namespace: namespace, prepare: prepare)
  }

  /// Creates an entry that moves the focus to a view with `accessibilityRotorEntry(id:in:)`.
  /// - Parameters:
  ///   - textRange: has no effect: the focus of a browser is on a whole view.
  ///   - prepare: runs first, for instance to load the view.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(label), id: id, namespace: namespace, prepare: prepare)
  }
}

// MARK: Entries of text

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the view's own text, which only runs a function: the focus of a browser is on a whole view.
  nonisolated public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: label, prepare: prepare)
  }

  /// Creates an entry for a part of the view's own text, which only runs a function: the focus of a browser is on a whole view.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(labelKey), prepare: prepare)
  }

  /// Creates an entry for a part of the view's own text, which only runs a function: the focus of a browser is on a whole view.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(label: Text(label), prepare: prepare)
  }
}

// MARK: Composing entries

/// Builds the entries of a rotor. See Apple's documentation of `AccessibilityRotorContentBuilder`.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    RotorEntries(content: (repeat each content))
  }

  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    OptionalRotorEntries(content: content)
  }
}

/// Entries in a row.
private struct RotorEntries<each Content: AccessibilityRotorContent>: AccessibilityRotorContent {
  typealias Body = Never

  let content: (repeat each Content)

  @MainActor var _entries: [_RotorEntry] {
    var entries: [_RotorEntry] = []
    repeat entries += (each content)._entries
    return entries
  }
}

/// Entries that may be absent.
private struct OptionalRotorEntries<Content: AccessibilityRotorContent>: AccessibilityRotorContent {
  typealias Body = Never

  let content: Content?

  @MainActor var _entries: [_RotorEntry] { content?._entries ?? [] }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public typealias Body = Never

  @MainActor public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries of a rotor for each element of a collection of identifiable data.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: .keyPath(\.id))
  }

  /// Creates entries of a rotor for each element, identified by the value at a key path.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: .keyPath(id))
  }
}
