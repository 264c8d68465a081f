import BanyanHost

/// The effect of scrolling on an onscreen keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  let resolved: KeyboardDismissal?

  /// The default effect on the host.
  public static var automatic: ScrollDismissesKeyboardMode { .init(resolved: nil) }
  /// Dismisses the keyboard as soon as scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { .init(resolved: .immediately) }
  /// Dismisses the keyboard during scrolling. If the host cannot move the keyboard, the effect is that
  /// of `immediately`.
  public static var interactively: ScrollDismissesKeyboardMode { .init(resolved: .interactively) }
  /// Keeps the keyboard.
  public static var never: ScrollDismissesKeyboardMode { .init(resolved: .never) }
}

extension View {
  /// Sets the effect of scrolling in this view on an onscreen keyboard. Dismissing the keyboard also removes
  /// the focus from its field. Scrolling with a mouse has no effect.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    modifier(_DescriptionModifier(.keyboardDismissal(mode.resolved ?? .automatic)))
      .environment(\.scrollDismissesKeyboardMode, mode)
  }
}

extension EnvironmentValues {
  private struct ScrollDismissesKeyboardModeKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
  }

  /// The effect of scrolling on an onscreen keyboard, as the nearest ``View/scrollDismissesKeyboard(_:)`` has set it.
  public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }
}
