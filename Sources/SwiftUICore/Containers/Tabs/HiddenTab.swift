extension TabContent {
  /// Hides the tabs of this content from the tab bar. See Apple's documentation of `hidden(_:)`.
  ///
  /// Unlike tabs that an `if` removes, hidden ones keep the state of their pages. A page that the selection names is shown although
  /// its tab is hidden, so change the selection as well:
  ///
  /// ```swift
  /// Tab("Browse", systemImage: "folder", value: .browse) { Browser() }
  ///   .hidden(sizeClass == .regular)
  /// ```
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _HiddenTabContent(content: self, isHidden: hidden)
  }
}

/// Tabs that the bar may not show.
public struct _HiddenTabContent<Content: TabContent> {
  let content: Content
  let isHidden: Bool

  nonisolated init(content: Content, isHidden: Bool) {
    self.content = content
    self.isHidden = isHidden
  }
}

extension _HiddenTabContent: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public var _pages: some View {
    content._pages.modifier(_TraitModifier(HiddenTabKey.self, isHidden))
  }
}

/// True if the bar leaves out the tab of a page.
enum HiddenTabKey: TraitKey {
  typealias Value = Bool
}

extension TabPageNode {
  var isTabHidden: Bool { trait(HiddenTabKey.self) ?? false }
}
