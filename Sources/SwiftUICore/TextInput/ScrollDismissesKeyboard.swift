import BanyanHost

/// What scrolling does to a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Sendable {
  let resolved: KeyboardDismissal?

  /// What is usual on the host.
  public static var automatic: ScrollDismissesKeyboardMode { .init(resolved: nil) }
  /// The keyboard leaves as soon as scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { .init(resolved: .immediately) }
  /// The keyboard leaves while the person scrolls. A keyboard that is not the host's to move leaves
  /// as with `immediately`.
  public static var interactively: ScrollDismissesKeyboardMode { .init(resolved: .interactively) }
  /// The keyboard stays.
  public static var never: ScrollDismissesKeyboardMode { .init(resolved: .never) }
}

extension View {
  /// Sets what scrolling below does to a keyboard on the screen: it leaves, and with it the focus
  /// that it is there for. Scrolling with a mouse does nothing to it.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    modifier(_DescriptionModifier(.keyboardDismissal(mode.resolved ?? .automatic)))
  }
}
