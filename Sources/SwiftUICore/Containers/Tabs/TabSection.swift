/// A section of tabs with a header. See Apple's documentation of `TabSection`.
///
/// ```swift
/// TabView(selection: $selection) {
///   Tab("Today", systemImage: "star", value: .today) { Today() }
///   TabSection("Library") {
///     Tab("Albums", systemImage: "square.stack", value: .albums) { Albums() }
///     Tab("Artists", systemImage: "person", value: .artists) { Artists() }
///   }
/// }
/// ```
///
/// A tab bar shows the tabs of a section among the others, and not its header, which is for a sidebar.
public struct TabSection<
  Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable
> {
  let header: Header
  let content: Content

  /// Creates a section with a header.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Footer == EmptyView {
    self.content = content()
    self.header = header()
  }

  /// Creates a section without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView, Footer == EmptyView {
    self.content = content()
    header = EmptyView()
  }

  /// Creates a section with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.content = content()
    header = Text(titleKey)
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text, Footer == EmptyView {
    self.content = content()
    header = Text(title)
  }
}

extension TabSection: TabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  public var _pages: Content._Pages { content._pages }
}
