import BanyanHost

/// In which direction writing goes, and with it everything that has a leading and a trailing edge.
/// See Apple's documentation of `LayoutDirection`.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

extension EnvironmentValues {
  /// In which direction writing goes here: that of the person's language, unless it is set further
  /// in.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
