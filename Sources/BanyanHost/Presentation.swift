/// As what something is presented.
public enum PresentationStyle: UInt8, Sendable {
  /// A card before the window's content, with some of it still to be seen.
  case sheet = 1
  /// As large as the window.
  case fullScreenCover
}
