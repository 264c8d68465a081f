import BanyanGraph

/// Whether a person edits what is shown, such as a list. See Apple's documentation of `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// They do not.
  case inactive
  /// A temporary mode, which nothing here enters by itself.
  case transient
  /// They do: rows can be deleted and moved, and several selected with a tap each.
  case active

  /// Whether something can be edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether a person edits what is shown, which an ``EditButton`` switches.
  ///
  /// Unless a view further up sets one with `environment(\.editMode, $mode)`, it is the window's.
  public var editMode: Binding<EditMode>? {
    get {
      if let mode = self[EditModeKey.self] { return mode }
      guard let window = context?.window else { return nil }
      return assumingMainActor { Binding(location: CellLocation(cell: window.editMode)) }
    }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that switches the edit mode of what is around it. It says "Edit", and "Done" while
/// something is edited.
///
/// See Apple's documentation of `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates an edit button.
  nonisolated public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}
