import BanyanGraph
import Foundation

extension View {
  /// Sets the default user defaults of `@AppStorage` in this view and its content, for properties
  /// that do not name their own.
  ///
  /// ```swift
  /// ContentView()
  ///   .defaultAppStorage(UserDefaults(suiteName: "group.com.example.notes")!)
  /// ```
  ///
  /// - Parameter store: The user defaults to use instead of the app's.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(_DefaultAppStorageModifier(defaults: store))
  }
}

extension Scene {
  /// Sets the default user defaults of `@AppStorage` in this scene and its views, for properties
  /// that do not name their own.
  ///
  /// On the browser host this makes one store for all visitors of the app.
  ///
  /// - Parameter store: The user defaults to use instead of the app's.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    _DefaultAppStorageScene(content: self, defaults: store)
  }
}

/// The store for properties that name none.
struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: KeyedStore { DefaultsStore.standard }
}

/// The store of the app whose event or update is being handled, if it has its own. It is used for properties
/// of models, outside of any view.
package enum CurrentApp {
  @TaskLocal static var store: KeyedStore?
}

/// Sets the store for the content.
public nonisolated struct _DefaultAppStorageModifier: EnvironmentWritingModifier {
  let defaults: UserDefaults

  @MainActor func write(to values: inout EnvironmentValues) {
    values[DefaultAppStorageKey.self] = DefaultsStore.of(defaults)
  }

  @MainActor static func isUnchanged(
    _ old: _DefaultAppStorageModifier, _ new: _DefaultAppStorageModifier
  ) -> Bool {
    old.defaults === new.defaults
  }
}

/// A scene with a store of its own.
public struct _DefaultAppStorageScene<Content: Scene>: Scene {
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let defaults: UserDefaults

  nonisolated init(content: Content, defaults: UserDefaults) {
    self.content = content
    self.defaults = defaults
  }

  public typealias Body = Never

  public static func _make(
    _ scene: _DefaultAppStorageScene, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = SceneContextNode(under: parent, in: context)
    node.provide(scene.defaults)
    node.content = Content._make(scene.content, under: node, in: node.inner)
    return node
  }

  public static func _update(_ node: _Node, to scene: _DefaultAppStorageScene) {
    let node = unsafeDowncast(node, to: SceneContextNode.self)
    node.provide(scene.defaults)
    Content._update(node.content, to: scene.content)
  }
}

/// The node of a scene that changes the context of its content.
private final class SceneContextNode: _Node {
  let inner: _Context
  var content: _Node!

  override init(under parent: _Node?, in context: _Context) {
    inner = _Context(within: context)
    super.init(under: parent, in: context)
  }

  func provide(_ defaults: UserDefaults) {
    inner.provide(DefaultsStore.of(defaults), for: DefaultAppStorageKey.self)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
