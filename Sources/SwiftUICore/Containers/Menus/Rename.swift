/// An action that begins to rename something. See Apple's documentation of `RenameAction`.
public struct RenameAction {
  let action: () -> Void

  /// Begins to rename.
  @MainActor public func callAsFunction() { action() }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action that begins to rename what the view shows; nil if there is none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of the rename buttons in this view.
  ///
  /// ```swift
  /// Row(note).contextMenu { RenameButton() }
  ///   .renameAction { isRenaming = true }
  /// ```
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Makes the rename buttons in this view move the focus to a field.
  /// - Parameter isFocused: the projection of the `@FocusState` of the field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that begins to rename what is around it. Without a rename action it is disabled. See Apple's documentation of `RenameButton`.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUICore.Label<Text, Image> {
  /// Creates a button.
  public init() {
    label = SwiftUICore.Label("Rename", systemImage: "pencil")
  }
}
