import BanyanHost
import Foundation

/// The visibility of the scroll indicators of a scroll view. See Apple's documentation of
/// `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let hides: Bool
  /// The default visibility on the host.
  public static let automatic = ScrollIndicatorVisibility(hides: false)
  /// Shown when they are useful, as the host does by default.
  public static let visible = ScrollIndicatorVisibility(hides: false)
  public static let hidden = ScrollIndicatorVisibility(hides: true)
  public static let never = ScrollIndicatorVisibility(hides: true)
}

/// The way scroll views bounce at the ends of their content. See Apple's documentation of
/// `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let name: String
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The part of a scroll view to which margins apply. See Apple's documentation of `ContentMarginPlacement`.
public struct ContentMarginPlacement: Equatable, Sendable {
  let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
  /// Sets the visibility of scroll indicators in this view.
  /// - Parameter axes: in a browser the indicators of both axes are shown or hidden together: they are
  ///   hidden if one is.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrolling) { scrolling in
      if axes.contains(.vertical) { scrolling.hidesVerticalIndicator = visibility.hides }
      if axes.contains(.horizontal) { scrolling.hidesHorizontalIndicator = visibility.hides }
    }
  }

  /// Disables or enables scrolling in this view.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Sets whether scroll views in this view clip their content.
  ///
  /// A browser always clips scrolling content, so this only has an effect where scrolling is
  /// disabled.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrolling) { $0.showsOutside = disabled }
  }

  /// Has no effect in a browser, which shows and hides its scroll bars on its own.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect in a browser, which shows and hides its scroll bars on its own.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Has no effect in a browser, which controls bouncing on its own. Views can read it in the environment.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.bounceBehaviors) { behaviors in
      if axes.contains(.vertical) { behaviors.vertical = behavior }
      if axes.contains(.horizontal) { behaviors.horizontal = behavior }
    }
  }

  /// Adds margins around the scrolling content of this view.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrolling) { scrolling in
      // The browser controls the place of scroll indicators.
      if placement == .scrollIndicators { return }
      if edges.contains(.top) { scrolling.margins.top = insets.top }
      if edges.contains(.leading) { scrolling.margins.leading = insets.leading }
      if edges.contains(.bottom) { scrolling.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { scrolling.margins.trailing = insets.trailing }
    }
  }

  /// Adds margins around the scrolling content of this view.
  /// - Parameter length: in points; nil for the host's default.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges, EdgeInsets(length ?? CGFloat(Look.phone.padding), on: .all), for: placement)
  }

  /// Adds margins around the scrolling content of this view.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets the initial position of scroll views in this view, which they keep as their content grows, and the place of content
  /// that is smaller than they are: use `.bottom` for a conversation. See Apple's documentation of
  /// `defaultScrollAnchor(_:)`.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrolling) { $0.anchor = anchor }
  }

  /// Sets the initial position of scroll views in this view. Apple's name since the release of iOS 17 is `defaultScrollAnchor(_:)`.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor)
  }
}

/// The settings of modifiers for the scroll views inside.
struct Scrolling: Equatable, Sendable {
  var hidesVerticalIndicator = false
  var hidesHorizontalIndicator = false
  var showsOutside = false
  var margins = EdgeInsets()
  var anchor: UnitPoint?
  /// The anchors that are set for one role, which go before the other.
  var roleAnchors: [ScrollAnchorRole: UnitPoint?] = [:]
  var snapping: ScrollSnapping?
  /// Those who observe the scroll view, the outermost first.
  var observers: [ScrollObserving] = []
}

struct ScrollingKey: EnvironmentKey {
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

  /// A Boolean value that indicates whether scroll views here can scroll.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

/// The ways of bouncing at the ends of both axes.
private struct BounceBehaviors: Equatable {
  var vertical = ScrollBounceBehavior.automatic
  var horizontal = ScrollBounceBehavior.automatic
}

private struct BounceBehaviorsKey: EnvironmentKey {
  static var defaultValue: BounceBehaviors { BounceBehaviors() }
}

extension EnvironmentValues {
  fileprivate var bounceBehaviors: BounceBehaviors {
    get { self[BounceBehaviorsKey.self] }
    set { self[BounceBehaviorsKey.self] = newValue }
  }

  /// The way scroll views here bounce at their tops and bottoms. A browser controls bouncing on its own.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { bounceBehaviors.vertical }
    set { bounceBehaviors.vertical = newValue }
  }

  /// The way scroll views here bounce at their leading and trailing ends. A browser controls bouncing on its own.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { bounceBehaviors.horizontal }
    set { bounceBehaviors.horizontal = newValue }
  }

  /// The visibility of the vertical indicators of scroll views here.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrolling.hidesVerticalIndicator ? .hidden : .automatic }
    set { scrolling.hidesVerticalIndicator = newValue.hides }
  }

  /// The visibility of the horizontal indicators of scroll views here.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrolling.hidesHorizontalIndicator ? .hidden : .automatic }
    set { scrolling.hidesHorizontalIndicator = newValue.hides }
  }
}
