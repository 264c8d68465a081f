/// One or more tabs. See Apple's documentation of `TabContent`.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the selection value.
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  /// The tabs that make up this content.
  @TabContentBuilder<TabValue>
  var body: Body { get }

  associatedtype _Pages: View
  /// The tabs in the form of views with a tab item. Not for use outside the framework.
  var _pages: _Pages { get }
}

extension TabContent {
  public var _pages: some View { body._pages }
}

extension Never: TabContent {
  public typealias TabValue = Never
  public var _pages: EmptyView { EmptyView() }
}

extension TabContent where Body: _AbsentBody {
  /// The body of built-in tabs, which have none.
  public var body: Body { fatalError("body() should not be called on \(Self.self).") }
}

/// A result builder that combines tabs.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view, in the form of a view.
  public struct Content<C: TabContent> {
    let content: C
  }

  public static func buildExpression<T: TabContent<TabValue>>(_ content: T) -> T { content }

  public static func buildPartialBlock<T: TabContent<TabValue>>(first content: T) -> T { content }

  public static func buildPartialBlock<First: TabContent<TabValue>, Next: TabContent<TabValue>>(
    accumulated first: First, next: Next
  ) -> _TabContentPair<First, Next> {
    _TabContentPair(first: first, next: next)
  }

  public static func buildIf<T: TabContent<TabValue>>(_ content: T?) -> T? { content }

  /// Builds tabs from the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
    first: T
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(.first(first))
  }

  /// Builds tabs from the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
    second: F
  ) -> _ConditionalContent<T, F> {
    _ConditionalContent(.second(second))
  }

  /// Builds tabs from an `if #available`.
  public static func buildLimitedAvailability<T: TabContent<TabValue>>(_ content: T) -> T {
    content
  }
}

extension TabContentBuilder.Content: View {
  public var body: some View { content._pages }
}

/// Tabs, and the tabs after them.
public struct _TabContentPair<First: TabContent, Next: TabContent>
where First.TabValue == Next.TabValue {
  let first: First
  let next: Next
}

extension _TabContentPair: TabContent {
  public typealias TabValue = First.TabValue
  public typealias Body = Never

  public var _pages: TupleView<(First._Pages, Next._Pages)> {
    TupleView((first._pages, next._pages))
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Never
  public var _pages: Wrapped._Pages? { map { $0._pages } }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = Never

  public var _pages: _ConditionalContent<TrueContent._Pages, FalseContent._Pages> {
    switch branch {
    case .first(let content): _ConditionalContent<_, _>(.first(content._pages))
    case .second(let content): _ConditionalContent<_, _>(.second(content._pages))
    }
  }
}

extension TabContent {
  /// Shows a count at the tabs of this content; none if it is 0. See Apple's documentation of `badge(_:)`.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text at the tabs of this content.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: label)
  }

  /// Shows a text at the tabs of this content.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: key.map { Text($0) })
  }

  /// Shows a text at the tabs of this content.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    _BadgedTabContent(content: self, badge: label.map { Text($0) })
  }
}

/// Tabs with a badge.
public struct _BadgedTabContent<Content: TabContent> {
  let content: Content
  let badge: Text?

  nonisolated init(content: Content, badge: Text?) {
    self.content = content
    self.badge = badge
  }
}

extension _BadgedTabContent: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  public var _pages: some View { content._pages.badge(badge) }
}
