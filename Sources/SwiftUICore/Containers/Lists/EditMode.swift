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

/// The mode that the app has set for the views inside.
private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The mode of the nearest place that has one of its own.
private struct PlaceEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The edit mode, which an ``EditButton`` switches.
  ///
  /// Each page of a navigation container, each sheet, cover and popover, and each tab has a mode of its own, which is inactive
  /// at first. Views outside of these have that of the window. A mode that a view further up sets with
  /// `environment(\.editMode, $mode)` goes before all of them.
  public var editMode: Binding<EditMode>? {
    get {
      if let mode = self[EditModeKey.self] { return mode }
      guard let context else { return nil }
      // Not tracked: a place has the same mode as long as it exists.
      let place = context.cell(
        for: ObjectIdentifier(PlaceEditModeKey.self), as: Binding<EditMode>?.self)
      if let mode = place?.value { return mode }
      guard let window = context.window else { return nil }
      return assumingMainActor {
        Binding(location: CellLocation(cell: window.service(WindowEditMode.self).mode))
      }
    }
    set { self[EditModeKey.self] = newValue }
  }
}

extension _Context {
  /// Provides an edit mode to a place that has one of its own.
  /// - Parameter owner: the node of the place.
  /// - Returns: the mode, which the owner ends when it leaves.
  func provideEditMode(of owner: _Node) -> Cell<EditMode> {
    let mode = Cell(EditMode.inactive, owner: owner, field: 0, runtime: runtime)
    provide(Binding(location: CellLocation(cell: mode)), for: PlaceEditModeKey.self)
    return mode
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
