import BanyanHost
import Foundation

/// Whether the marks are shown that say where a scroll view is. See Apple's documentation of
/// `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let hides: Bool
  /// As is usual on the host.
  public static let automatic = ScrollIndicatorVisibility(hides: false)
  /// Shown while they mean something, as on a host by itself.
  public static let visible = ScrollIndicatorVisibility(hides: false)
  public static let hidden = ScrollIndicatorVisibility(hides: true)
  public static let never = ScrollIndicatorVisibility(hides: true)
}

/// Whether scroll views go on a little beyond their ends. See Apple's documentation of
/// `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What margins are for. See Apple's documentation of `ContentMarginPlacement`.
public struct ContentMarginPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  /// Says whether scroll views in this view show where they are.
  /// - Parameter axes: in a browser the marks of both axes are shown or hidden together: they are
  ///   hidden if one is.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrolling) { scrolling in
      if axes.contains(.vertical) { scrolling.hidesVerticalIndicator = visibility.hides }
      if axes.contains(.horizontal) { scrolling.hidesHorizontalIndicator = visibility.hides }
    }
  }

  /// Says whether scroll views in this view can be scrolled.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Lets what is in scroll views be seen outside of them.
  ///
  /// A browser shows nothing outside of what scrolls, so this counts only while there is nothing to
  /// scroll: where scrolling is disabled.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.showsOutside = disabled }
  }

  /// Has no meaning in a browser, which knows itself how the ends of what scrolls feel.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Adds room around what scrolls in this view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrolling) { scrolling in
      // Where the marks are is the browser's own affair.
      if placement == .scrollIndicators { return }
      if edges.contains(.top) { scrolling.margins.top = insets.top }
      if edges.contains(.leading) { scrolling.margins.leading = insets.leading }
      if edges.contains(.bottom) { scrolling.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { scrolling.margins.trailing = insets.trailing }
    }
  }

  /// Adds room around what scrolls in this view.
  /// - Parameter length: in points; nil for the host's own.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? 16, on: .all), for: placement)
  }

  /// Adds room around what scrolls in this view.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Says where scroll views in this view begin, and stay if their content grows: `.bottom` for a
  /// conversation.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) { $0.anchor = anchor }
  }
}

/// What modifiers say of the scroll views inside.
struct Scrolling: Equatable, Sendable {
  var hidesVerticalIndicator = false
  var hidesHorizontalIndicator = false
  var showsOutside = false
  var margins = EdgeInsets()
  var anchor: UnitPoint?
  var snapping: ScrollSnapping?
}

private struct ScrollingKey: EnvironmentKey {
  static let defaultValue = Scrolling()
}

private struct IsScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var scrolling: Scrolling {
    get { self[ScrollingKey.self] }
    set { self[ScrollingKey.self] = newValue }
  }

  /// Whether scroll views here can be scrolled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}
