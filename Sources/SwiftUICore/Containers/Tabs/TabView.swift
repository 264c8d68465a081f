/// A view with several pages, one of which is selected with a tab bar. See Apple's documentation of
/// `TabView`.
///
/// ```swift
/// TabView(selection: $tab) {
///   BreadList().tabItem { Label("Bread", systemImage: "bag") }.tag(Tab.bread)
///   CakeList().tabItem { Label("Cake", systemImage: "gift") }.tag(Tab.cake)
/// }
/// ```
///
/// The body of a tab's view runs when the tab is selected for the first time. Its state is kept while other tabs
/// are selected (P11). A selection that matches no tab shows the first tab.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view that shows the tab whose tag is the selection.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that initially shows its first tab.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Creates a tab view that shows the tab whose value is the selection.
  nonisolated public init<C: TabContent<SelectionValue>>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder.Content(content: content())
  }

  /// Creates a tab view that initially shows its first tab.
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
