import BanyanHost

/// A container whose content scrolls. See Apple's documentation of `ScrollView`.
///
/// It takes the available space along the axes that scroll, and the size of its content along the other.
public struct ScrollView<Content: View> {
  /// The content that scrolls.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether scroll indicators are shown.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: ElementView {
  public typealias Body = Never
  static var kind: ElementKind { .scrollView }
  static var isResponder: Bool { true }
  static var isControl: Bool { false }

  func properties(in environment: ElementEnvironment) -> [Property] {
    var properties: [Property] = axes == .vertical ? [] : [.axes(axes.resolved)]
    let scrolling = environment.values.scrolling
    if !showsIndicators || scrolling.hidesVerticalIndicator && axes.contains(.vertical)
      || scrolling.hidesHorizontalIndicator && axes.contains(.horizontal)
    {
      properties.append(.hidesScrollIndicators(true))
    }
    if !environment.values.isScrollEnabled {
      properties.append(.scrollEnabled(false))
      if scrolling.showsOutside { properties.append(.showsOutside(true)) }
    }
    if scrolling.margins != EdgeInsets() {
      if let issue = scrolling.margins.issue(as: "margin") { Issue.report(issue) }
      properties.append(.safeAreaPadding(scrolling.margins.resolved))
    }
    if let anchors = scrolling.anchors { properties.append(.scrollAnchor(anchors)) }
    if let snapping = scrolling.snapping { properties.append(.scrollSnapping(snapping)) }
    if !scrolling.observers.isEmpty { properties.append(.reportsScrolling(true)) }
    if let follower = environment.values.scrollFollower {
      let anchor = follower.anchor ?? .zero
      properties.append(.followsScrolling(Point(x: Double(anchor.x), y: Double(anchor.y))))
    }
    return properties
  }

  func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    if case .measured(let rect) = payload { return node.scrollViewIsMeasured(rect) }
    if case .scrolling(let report) = payload { return node.scrollViewReports(report) }
    guard case .scrolled(let id) = payload, let element = node.window.element(id, in: node)
    else { return false }
    return EnvironmentValues(at: node.context).scrollFollower?.scrollViewIsAt(element) ?? false
  }
}

extension WindowNode {
  /// The element of a number somewhere in another.
  func element(_ id: ElementID, in outer: ElementNode) -> ElementNode? {
    for child in outer.children {
      if child.id == id { return child }
      if let found = element(id, in: child) { return found }
    }
    return nil
  }
}
