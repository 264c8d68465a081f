/// The activity of a window, which the appearance of its controls follows. See Apple's documentation of `ControlActiveState`.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  /// The window takes the keys that a person presses.
  case key
  /// The app is active, but another of its windows takes the keys. No host reports it.
  case active
  /// The window is not in use.
  case inactive
}

private struct ControlActiveStateKey: EnvironmentKey {
  static var defaultValue: ControlActiveState? { nil }
}

extension EnvironmentValues {
  /// The activity of the view's window.
  ///
  /// ```swift
  /// @Environment(\.controlActiveState) private var state
  /// var body: some View {
  ///   Text(name).foregroundStyle(state == .inactive ? .secondary : .primary)
  /// }
  /// ```
  ///
  /// It follows from ``scenePhase``: a window whose scene is active is `.key`, any other is
  /// `.inactive`. A browser reports whether its page is in sight, and not which of the pages in sight takes the
  /// keys, so two of them are both `.key`.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] ?? (scenePhase == .active ? .key : .inactive) }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// A Boolean value that indicates whether a view looks as in an active window: whether
  /// ``controlActiveState`` is another than `.inactive`. Setting one of the two sets both.
  public var appearsActive: Bool {
    get { controlActiveState != .inactive }
    set { controlActiveState = newValue ? .key : .inactive }
  }
}
