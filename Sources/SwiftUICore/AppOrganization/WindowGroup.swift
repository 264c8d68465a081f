/// Windows that all look the same, each with state of its own (P01). See Apple's documentation of
/// `WindowGroup`.
public struct WindowGroup<Content: View> {
  let title: String?
  let content: Content

  /// Creates a group of windows.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates a group of windows with an identifier.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Creates a group of windows with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = titleKey.string
    self.content = content()
  }

  /// Creates a group of windows with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public static func _make(
    _ scene: WindowGroup, under parent: _Node, in context: _Context
  ) -> _Node {
    WindowGroupNode(scene, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to scene: WindowGroup) {
    unsafeDowncast(node, to: WindowGroupNode<Content>.self).update(to: scene)
  }
}

/// A node that can open windows.
class WindowOpeningNode: _Node {
  var title: String? { nil }
  func fill(_ window: WindowNode) {}
  /// Forgets a window that has been closed.
  func remove(_ window: WindowNode) {}
}

private final class WindowGroupNode<Content: View>: WindowOpeningNode {
  private var scene: WindowGroup<Content>
  private var windows: [WindowNode] = []

  init(_ scene: WindowGroup<Content>, under parent: _Node, in context: _Context) {
    self.scene = scene
    super.init(under: parent, in: context)
  }

  override var title: String? { scene.title }

  func update(to newScene: WindowGroup<Content>) {
    scene = newScene
    for window in windows {
      if let content = window.content { Content._update(content, to: scene.content) }
    }
  }

  override func fill(_ window: WindowNode) {
    windows.append(window)
    let context = _Context(within: context, window: window)
    window.prepare(context)
    window.fill(with: Content._make(scene.content, under: window, in: context), in: context)
  }

  override func remove(_ window: WindowNode) {
    windows.removeAll { $0 === window }
  }
}
