import BanyanGraph

/// A view whose type is not known at compile time.
///
/// When the wrapped type changes, its content is replaced; while the type stays the same, state is kept (E20).
/// See Apple's documentation of `AnyView`.
@frozen
public struct AnyView {
  let content: any View

  /// Creates a view that hides the type of another.
  nonisolated public init<Content: View>(_ view: Content) {
    // A view hidden twice is hidden once (E21).
    content = (view as? AnyView)?.content ?? view
  }

  /// Creates a view that hides the type of another.
  nonisolated public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Creates a view from a value, if the value is a view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _make(
    _ view: AnyView, under parent: _Node, in context: _Context
  ) -> _Node {
    let node = AnyViewNode(under: parent, in: context)
    node.show(view.content)
    return node
  }

  public static func _update(_ node: _Node, to view: AnyView) {
    unsafeDowncast(node, to: AnyViewNode.self).show(view.content)
  }
}

private final class AnyViewNode: _Node {
  private var type: any View.Type = EmptyView.self
  private var child: _Node?

  func show<Content: View>(_ content: Content) {
    if let child, type == Content.self { return Content._update(child, to: content) }
    let old = child
    if old != nil {
      recordReplacement(
        "AnyView \(Metadata.shortName(of: type)) -> \(Metadata.shortName(of: Content.self))")
      if runtime.isTracing, let examiner = runtime.viewExaminer {
        examiner.judgeType(Content.self, insteadOf: type, examiner.branch(old), in: self)
      }
    }
    type = Content.self
    child = Content._make(content, under: self, in: context)
    old?.detach()
    elementsDidChange()
  }

  override var placeName: String { "AnyView" }
  override var opensPlace: Bool { true }
  override func place(of child: _Node) -> ChildPlace { .named(Metadata.shortName(of: type)) }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let child { body(child) }
  }
}
