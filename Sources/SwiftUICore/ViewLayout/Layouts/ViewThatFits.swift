import BanyanGraph
import BanyanHost
import BanyanLayout

/// The first of several views that fits into the room there is.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { icon; title; date }
///   HStack { icon; title }
///   icon
/// }
/// ```
///
/// Each view is asked for its ideal size on the axes, in order, and the first that is no larger than the
/// room is shown; if none is, the last (LK08, LK09). All of them are there to be measured, with their
/// state, but only the one that is shown appears: `onAppear` and `task` of the others wait. A host that
/// lays out by its own means shows the last, which is reported. See Apple's documentation of
/// `ViewThatFits`.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a view of the first one that fits.
  /// - Parameters:
  ///   - axes: on which it has to fit.
  ///   - content: the views, the one that is preferred first.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never

  public static func _make(
    _ view: ViewThatFits, under parent: _Node, in context: _Context
  ) -> _Node {
    if context.window?.layout == nil {
      Issue.report(
        "ViewThatFits is in a window that its host lays out: it shows its last view.",
        in: context.runtime)
    }
    return ViewThatFitsNode(view.axes, view.views, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: ViewThatFits) {
    unsafeDowncast(node, to: ViewThatFitsNode.self).update(to: view.axes, view.views)
  }

  /// The views that a builder has put beside each other: each has an appearance of its own.
  @MainActor private var views: [AnyView] {
    (content as? any ViewTuple)?.views ?? [AnyView(content)]
  }
}

/// The element of several views of which one is shown.
final class ViewThatFitsNode: ElementNode {
  private var axes: Axis.Set
  private var candidates: [CandidateNode] = []
  private var chosen: ElementID?

  init(_ axes: Axis.Set, _ views: [AnyView], under parent: _Node, in context: _Context) {
    self.axes = axes
    super.init(.layout, under: parent, in: context)
    for view in views { candidates.append(CandidateNode(view, under: self, in: context)) }
    if !isLaidOut { candidates.last?.show(true) }
  }

  func update(to axes: Axis.Set, _ views: [AnyView]) {
    for (candidate, view) in zip(candidates, views) {
      AnyView._update(candidate.content, to: view)
    }
    if axes == self.axes { return }
    self.axes = axes
    window.layout?.contributionDidChange(of: self)
  }

  private var isLaidOut: Bool { window.layout != nil }

  override var ownLayout: ElementLayout? { ElementLayout(.viewThatFits(LayoutAxes(axes.resolved))) }

  /// Shows the child that layout has chosen.
  /// - Returns: whether it is another one than before.
  func didChoose(_ id: LayoutID?) -> Bool {
    // Where the host lays out everything, nobody has asked what fits.
    let new = layoutID.isNone ? children.last : children.first { $0.layoutID == id }
    if new?.id == chosen { return false }
    chosen = new?.id
    // What comes appears before what goes disappears (E10).
    for candidate in candidates where candidate.has(new) { candidate.choose(new) }
    for candidate in candidates where !candidate.has(new) { candidate.choose(nil) }
    return true
  }

  override func collectChildren(into elements: inout [ElementNode]) {
    if isLaidOut { return super.collectChildren(into: &elements) }
    var last: [ElementNode] = []
    candidates.last?.collectElements(into: &last)
    elements += last.suffix(1)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for candidate in candidates { body(candidate) }
  }

  override func detach() {
    window.layout?.choosers[id] = nil
    super.detach()
  }
}

/// One of the views, with a box around each of its elements that says whether it is shown.
private final class CandidateNode: BoxNode {
  private let scope: AppearanceScope

  init(_ view: AnyView, under parent: _Node, in context: _Context) {
    scope = AppearanceScope(in: context.appearanceScope, runsAhead: true)
    super.init([], under: parent, in: context)
    scope.node = self
    content = AnyView._make(
      view, under: self, in: _Context(within: context, appearanceScope: scope))
  }

  func show(_ isShown: Bool) { scope.show(isShown) }

  func choose(_ element: ElementNode?) {
    for box in boxes { (box as? CandidateElementNode)?.show(box === element) }
    show(has(element))
  }

  /// Whether an element is that of one of the views here.
  func has(_ element: ElementNode?) -> Bool { boxes.contains { $0 === element } }

  override func makeBox(around element: ElementNode) -> BoxElementNode {
    CandidateElementNode(.layout, around: element, of: self)
  }

  override func detach() {
    scope.end()
    super.detach()
  }
}

private final class CandidateElementNode: BoxElementNode {
  private var isShown = false

  override var properties: [Property] {
    isShown || window.layout == nil ? [] : [.isAbsent(true)]
  }

  override var ownLayout: ElementLayout? { ElementLayout(.passing) }

  func show(_ isShown: Bool) {
    if isShown == self.isShown { return }
    let old = properties
    self.isShown = isShown
    commitProperties(from: old)
  }
}
