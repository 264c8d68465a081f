import BanyanGraph

/// The scene of a view that other code provides and replaces, such as a hosting controller.
package final class ProvidedSceneNode<Content: View>: _Node {
  private let content: () -> Content
  private let didDetach: (_Node) -> Void
  private var scene: _Node!

  /// - Parameters:
  ///   - content: Returns the current view. Invalidate the node when the view has changed.
  ///   - didDetach: Runs when the app ends.
  package init(
    under parent: _Node, in context: _Context, content: @escaping () -> Content,
    didDetach: @escaping (_Node) -> Void
  ) {
    self.content = content
    self.didDetach = didDetach
    super.init(under: parent, in: context)
    scene = WindowGroup._make(windows, under: self, in: context)
  }

  private var windows: WindowGroup<Content> { WindowGroup { content() } }

  package override func update() {
    WindowGroup._update(scene, to: windows)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let scene { body(scene) }
  }

  package override func detach() {
    didDetach(self)
    super.detach()
  }
}
