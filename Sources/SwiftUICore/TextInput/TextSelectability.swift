import BanyanHost

/// Whether text can be selected. See Apple's documentation of `TextSelectability`.
public protocol TextSelectability {
  /// Whether it can.
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
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether a person can select text below, to copy it. Unless it is said, a host does as is
  /// usual there: in a browser text can be selected, but not in controls.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(_DescriptionModifier(.isSelectable(S.allowsSelection)))
  }
}
