import BanyanHost

/// A type that defines whether text can be selected. See Apple's documentation of `TextSelectability`.
public protocol TextSelectability {
  /// A Boolean value that indicates whether text can be selected.
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
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether a person can select text in this view, to copy it. By default, this depends on the
  /// host: in a browser text can be selected, except in controls.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(_DescriptionModifier(.isSelectable(S.allowsSelection)))
  }
}
