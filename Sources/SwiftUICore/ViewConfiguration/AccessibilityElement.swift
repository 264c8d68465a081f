import BanyanHost

/// What becomes of the views inside one, for people who do not see them. See Apple's documentation
/// of `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let resolved: AccessibilityChildren

  /// They are not there: a label says what there is to say. Without one the view is not there
  /// either.
  public static let ignore = AccessibilityChildBehavior(resolved: .ignored)
  /// They stay what they are, in a group.
  public static let contain = AccessibilityChildBehavior(resolved: .contained)
  /// They are one thing, which says what they say. A browser reads them as a group.
  public static let combine = AccessibilityChildBehavior(resolved: .combined)
}

extension View {
  /// Makes this view one for people who do not see it.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(_DescriptionModifier(.accessibilityChildren(children.resolved)))
  }

  /// Puts other views in the place of what is inside this one, for people who do not see it.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibilityRepresentation(representation: children)
  }

  /// Puts another view in the place of this one, for people who do not see it: it can be found by
  /// keyboard and assistive technology, and takes no room.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).overlay {
      representation().modifier(_OffscreenModifier())
    }
  }

  /// Has no meaning on hosts so far: a browser reads in the order in which things stand.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    self
  }

  /// Has no meaning on hosts so far: who speaks to a browser names what they see.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    self
  }

  /// Has no meaning on hosts so far: who speaks to a browser names what they see.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    self
  }

  /// Has no meaning on hosts so far: who speaks to a browser names what they see.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    self
  }

  /// Has no meaning on hosts so far: a browser makes everything larger alike.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    self
  }

  /// Has no meaning on hosts so far: a browser makes everything larger alike.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// Has no meaning on hosts so far: a browser finds out what can be used.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }

  /// Has no meaning on hosts so far: a browser inverts colors of everything alike, or of nothing.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

/// Puts its content where only keyboard and assistive technology find it.
nonisolated struct _OffscreenModifier: BoxModifier {
  typealias Body = Never
  var properties: [Property] { [.isOffscreen(true)] }
}
