import BanyanHost

extension View {
  /// Sets whether this view, and any inside it that has the focus, shows that with a ring around it.
  ///
  /// ```swift
  /// Board(game: game)
  ///   .focusable()
  ///   .focusEffectDisabled()
  /// ```
  ///
  /// If a view around has disabled it, it stays disabled. Show in another way where the focus is: people who use
  /// a keyboard see it by the ring alone.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(_FocusEffectModifier(isDisabled: disabled))
      .transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }

  /// Lets the focus move through the views inside one after the other, before it moves on.
  ///
  /// ```swift
  /// HStack {
  ///   VStack { ForEach(folders) { FolderButton($0) } }
  ///     .focusSection()
  ///   VStack { ForEach(notes) { NoteButton($0) } }
  ///     .focusSection()
  /// }
  /// ```
  ///
  /// In a browser the Tab key moves the focus in the order of the views, and not by where they are, so that every view is
  /// such a section already. No other key moves the focus from view to view.
  nonisolated public func focusSection() -> some View { self }
}

private struct IsFocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a view shows with a ring that it has the focus.
  public internal(set) var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}

nonisolated struct _FocusEffectModifier: BoxModifier {
  typealias Body = Never

  fileprivate let isDisabled: Bool

  @MainActor var properties: [Property] { isDisabled ? [.hidesFocusRing(true)] : [] }
}
