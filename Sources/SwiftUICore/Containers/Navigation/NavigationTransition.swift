/// The way in which a page or presentation appears. See Apple's documentation of `NavigationTransition`.
///
/// Current hosts have one way, which Apple's devices use as well where they cannot use another.
public protocol NavigationTransition {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition in which a page grows out of a view. Current hosts use the default one instead.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition in which the page grows out of the view with `matchedTransitionSource(id:in:)`.
  ///
  /// Current hosts use the default one instead, as an iPhone does if there is no such view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets the transition with which this page or presentation appears.
  ///
  /// This has no effect on current hosts, which have one transition.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Identifies this view as the source of a transition.
  ///
  /// This has no effect on current hosts, on which no page grows out of a view.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
