import BanyanGraph

/// A mode that indicates whether the user is editing the content, such as a list. See Apple's documentation of `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The content is not being edited.
  case inactive
  /// A temporary mode, which is never entered automatically here.
  case transient
  /// The content is being edited: rows can be deleted and moved, and several selected with a tap each.
  case active

  /// A Boolean value that indicates whether the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode, which an ``EditButton`` switches.
  ///
  /// This is the mode of the window, unless a view further up sets another with `environment(\.editMode, $mode)`.
  public var editMode: Binding<EditMode>? {
    get {
      if let mode = self[EditModeKey.self] { return mode }
      guard let window = context?.window else { return nil }
      return assumingMainActor {
        Binding(location: CellLocation(cell: window.service(WindowEditMode.self).mode))
      }
    }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The edit mode of a window's content, where no view has a mode of its own.
private final class WindowEditMode: WindowService {
  let mode: Cell<EditMode>

  init(of window: WindowNode) {
    mode = Cell(EditMode.inactive, owner: window, field: 0, runtime: window.runtime)
  }
}

/// A button that switches the edit mode of its surroundings. Its title is "Edit", or "Done" during
/// editing.
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
