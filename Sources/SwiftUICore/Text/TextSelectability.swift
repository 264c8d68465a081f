import BanyanHost

/// Whether a person may select text. See Apple's documentation of `TextSelectability`.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether a person may select text below. Where nobody says it, it is as usual on the host:
  /// in a browser text can be selected, except on what is pressed.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextStyleModifier { $0.isSelectable = S.allowsSelection })
  }
}
