import BanyanGraph
import BanyanHost
import BanyanLayout

/// A view that shows the first of several views that fits the available space.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { icon; title; date }
///   HStack { icon; title }
///   icon
/// }
/// ```
///
/// The views are asked in order for their ideal size on the axes, and the first that is no larger than the
/// space is shown, or the last if none fits (LK08, LK09). All of them exist and keep their state, so that
/// they can be measured, but only the one that is shown appears: `onAppear` and `task` of the others wait. A
/// host with its own layout shows the last view and reports it. See Apple's documentation of
/// `ViewThatFits`.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first of several views that fits.
  /// - Parameters:
  ///   - axes: the axes on which the view has to fit.
  ///   - content: the views, in order of preference.
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

  /// The views in the builder's block, each with an appearance scope of its own.
  @MainActor private var views: [AnyView] {
    (content as? any ViewTuple)?.views ?? [AnyView(content)]
  }
}

/// The element of several views, one of which is shown.
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
  /// - Returns: whether the child has changed.
  func didChoose(_ id: LayoutID?) -> Bool {
    // If the host does all layout, it is not known which view fits.
    let new = layoutID.isNone ? children.last : children.first { $0.layoutID == id }
    if new?.id == chosen { return false }
    chosen = new?.id
    // The new view appears before the old one disappears (E10).
    for candidate in candidates where candidate.has(new) { candidate.choose(new) }
    for candidate in candidates where !candidate.has(new) { candidate.choose(nil) }
    return true
  }

  override var contentRule: ElementRule { isLaidOut ? .children : .arranged }

  override func forEachShown(_ body: (_Node) -> Void) {
    if let last = candidates.last { body(last) }
  }

  override func arrange(_ contents: [ElementNode], into elements: inout [ElementNode]) {
    elements += contents.suffix(1)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    for candidate in candidates { body(candidate) }
  }

  override func detach() {
    window.layout?.choosers[id] = nil
    super.detach()
  }
}

/// A candidate view, with a box around each of its elements that shows or hides it.
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

  /// Returns true if an element belongs to this candidate.
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
