import BanyanGraph

/// A part of a control, as its style's body places it.
nonisolated struct StyleContent {
  /// The node of the control. It outlives its body.
  unowned(unsafe) let source: ContentSource
  let part: Int
}

/// A view that stands for a part of a control in a style's body.
@MainActor
protocol StyleContentView: View where Body == Never {
  var content: StyleContent { get }
}

extension StyleContentView {
  public static func _make(_ view: Self, under parent: _Node, in context: _Context) -> _Node {
    PlaceholderNode(
      for: view.content.part, of: view.content.source, under: parent, in: context)
  }

  // The part's own values come from the control.
  public static func _update(_ node: _Node, to view: Self) {}
}
