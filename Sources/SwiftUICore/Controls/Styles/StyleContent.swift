import BanyanGraph

/// A part of a control, to be placed by a style's body.
nonisolated struct StyleContent {
  /// The node of the control.
  let source: ContentSource
  let part: Int
}

extension Binding {
  /// This binding without the storage of its view, so that a style's body, which is at another
  /// place, gets each change.
  nonisolated var ofNoView: Binding {
    Binding(location: location, transaction: ownTransaction)
  }
}

/// A view that represents a part of a control in a style's body.
@MainActor
protocol StyleContentView: View where Body == Never {
  var content: StyleContent { get }
}

extension StyleContentView {
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    PlaceholderNode(
      for: view.content.part, of: view.content.source, under: parent, in: context)
  }

  // The control provides the part's values.
  public static func _update(_ node: _Node, to view: Self) {}
}
