/// Several screens, one of which is chosen with a bar of tabs. See Apple's documentation of
/// `TabView`.
///
/// ```swift
/// TabView(selection: $tab) {
///   BreadList().tabItem { Label("Bread", systemImage: "bag") }.tag(Tab.bread)
///   CakeList().tabItem { Label("Cake", systemImage: "gift") }.tag(Tab.cake)
/// }
/// ```
///
/// The body of a tab's view first runs when the tab is chosen for the first time; its state stays
/// while others are chosen (P11). A selection that no tab has as its tag shows the first tab.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates tabs of which the one is chosen whose tag is the selection.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs, of which the first is chosen at first.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Creates tabs of which the one is chosen whose value is the selection.
  nonisolated public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder.Content(content: content())
  }

  /// Creates tabs, of which the first is chosen at first.
  nonisolated public init<C: TabContent<Never>>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder.Content(content: content())
  }
}

extension TabView: View {
  public typealias Body = Never

  public static func _make(_ view: TabView, under parent: _Node, in context: _Context) -> _Node {
    TabViewNode(view, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: TabView) {
    unsafeDowncast(node, to: TabViewNode<SelectionValue, Content>.self).update(to: view)
  }
}
