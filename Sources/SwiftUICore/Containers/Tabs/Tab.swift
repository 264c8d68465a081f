/// A page of a tab view, with its tab. See Apple's documentation of `Tab`.
///
/// ```swift
/// TabView(selection: $selection) {
///   Tab("Bread", systemImage: "bag", value: .bread) { BreadList() }
///   Tab("Cake", systemImage: "gift", value: .cake) { CakeList() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let content: Content
  let label: Label

  nonisolated init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab {
  /// Creates a tab with a custom label, which is selected while the selection has a value.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }

  /// Creates a tab with a custom label, which is selected while the selection has a value.
  ///
  /// The role has no effect on current hosts: a search tab looks like any other.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }

  /// Creates a tab with a custom label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(value: nil, content: content(), label: label())
  }

  /// Creates a tab with a custom label.
  nonisolated public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a symbol and a title, which is selected while the selection has a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a symbol and a title, which is selected while the selection has a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with an image and a title, which is selected while the selection has a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  /// Creates a tab with a symbol and a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with a symbol and a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  /// Creates a tab with an image and a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never

  @ViewBuilder
  public var _pages: some View {
    if let value { content.tabItem { label }.tag(value) } else { content.tabItem { label } }
  }
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The role of a tab for searching.
  public static var search: TabRole { TabRole(name: "search") }
}
