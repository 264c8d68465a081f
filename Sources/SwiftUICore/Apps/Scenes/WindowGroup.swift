/// A group of windows with the same content, each with its own state (P01). See Apple's documentation
/// of `WindowGroup`.
///
/// The first scene of an app opens a window at launch; others are opened with `openWindow`. In a group
/// for values, each window shows a value, and there is one window for each (P02).
public struct WindowGroup<Content: View> {
  let kind: WindowKind
  let content: Content

  init(_ kind: WindowKind, content: Content) {
    self.kind = kind
    self.content = content
  }

  /// Creates a group of windows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(WindowKind(), content: content())
  }

  /// Creates a group of windows with an identifier.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(WindowKind(id: id), content: content())
  }

  /// Creates a group of windows with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(WindowKind(title: Text(titleKey)), content: content())
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(WindowKind(title: Text(title)), content: content())
  }

  /// Creates a group of windows with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(WindowKind(title: title), content: content())
  }

  /// Creates a group of windows with a title and an identifier.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(WindowKind(title: Text(titleKey), id: id), content: content())
  }

  /// Creates a group of windows with a title and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(WindowKind(title: Text(title), id: id), content: content())
  }

  /// Creates a group of windows with a title and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(WindowKind(title: title, id: id), content: content())
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public static func _make(
    _ scene: WindowGroup, under parent: _Node, in context: _Context
  ) -> _Node {
    WindowGroupNode(scene.kind, scene.content, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to scene: WindowGroup) {
    unsafeDowncast(node, to: WindowGroupNode<Content>.self).update(to: scene.kind, scene.content)
  }
}
