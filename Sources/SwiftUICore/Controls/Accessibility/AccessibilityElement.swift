import BanyanHost

/// The treatment of a view's children for assistive technologies. See Apple's documentation
/// of `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate let resolved: AccessibilityChildren

  /// The children are ignored, and the view's label is used. Without a label the view is ignored
  /// too.
  public static let ignore = AccessibilityChildBehavior(resolved: .ignored)
  /// The children remain elements of their own, in a group.
  public static let contain = AccessibilityChildBehavior(resolved: .contained)
  /// The children are combined into one element. A browser reads them as a group.
  public static let combine = AccessibilityChildBehavior(resolved: .combined)
}

extension View {
  /// Makes this view a single element for assistive technologies.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(_DescriptionModifier(.accessibilityChildren(children.resolved)))
  }

  /// Replaces the children of this view for assistive technologies.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibilityRepresentation(representation: children)
  }

  /// Replaces this view for assistive technologies. The representation is available to the
  /// keyboard and assistive technologies, and takes no space.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).overlay {
      representation().modifier(_OffscreenModifier())
    }
  }

  /// Has no effect on current hosts: a browser reads elements in their order.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    self
  }

  /// Has no effect on current hosts: voice control in a browser uses visible names.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    self
  }

  /// Has no effect on current hosts: voice control in a browser uses visible names.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    self
  }

  /// Has no effect on current hosts: voice control in a browser uses visible names.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    self
  }

  /// Has no effect on current hosts: a browser enlarges all content equally.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    self
  }

  /// Has no effect on current hosts: a browser enlarges all content equally.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  /// Has no effect on current hosts: a browser detects interactive elements.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    self
  }

  /// Has no effect on current hosts: a browser inverts either all colors or none.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

/// Puts its content where only the keyboard and assistive technologies find it.
nonisolated struct _OffscreenModifier: BoxModifier {
  typealias Body = Never
  var properties: [Property] { [.isOffscreen(true)] }
}
