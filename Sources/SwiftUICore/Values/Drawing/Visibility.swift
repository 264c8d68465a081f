/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default visibility.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
