import BanyanGraph

/// The form in which an item in the menu bar shows its content. See Apple's documentation of `MenuBarExtraStyle`.
public protocol MenuBarExtraStyle {
  /// True if the content is in a window, and not in a menu. Not for use outside the framework.
  var _opensWindow: Bool { get }
}

/// The default style: a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}

  public var _opensWindow: Bool { false }
}

/// The content is a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}

  public var _opensWindow: Bool { false }
}

/// The content is any view, in a small window: a popover at the item.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}

  public var _opensWindow: Bool { true }
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style: a menu.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// The content is a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// The content is any view, in a small window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

struct MenuBarExtraStyleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension Scene {
  /// Sets how the ``MenuBarExtra`` of this scene shows its content.
  nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    _MenuBarExtraStyleScene(scene: self, opensWindow: style._opensWindow)
  }
}

/// A scene whose items in the menu bar have a style. It never changes: it is part of the scene's type.
public nonisolated struct _MenuBarExtraStyleScene<Base: Scene>: Scene {
  public typealias Body = Never

  let scene: Base
  let opensWindow: Bool

  @MainActor
  public static func _make(
    _ scene: _MenuBarExtraStyleScene, under parent: _Node, in context: _Context
  ) -> _Node {
    let inner = _Context(within: context)
    inner.provide(scene.opensWindow, for: MenuBarExtraStyleKey.self)
    let node = TupleNode(under: parent, in: inner)
    node.append(Base._make(scene.scene, under: node, in: inner))
    return node
  }

  @MainActor
  public static func _update(_ node: _Node, to scene: _MenuBarExtraStyleScene) {
    Base._update(unsafeDowncast(node, to: TupleNode.self).children[0], to: scene.scene)
  }
}
