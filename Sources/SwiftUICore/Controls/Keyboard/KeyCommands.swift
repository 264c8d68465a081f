/// The direction of an arrow key. See Apple's documentation of `MoveCommandDirection`.
public enum MoveCommandDirection: Sendable {
  case up, down, left, right
}

extension View {
  /// Runs an action when a person presses an arrow key while the focus is in this view.
  ///
  /// ```swift
  /// Board(position: $position)
  ///   .focusable()
  ///   .onMoveCommand { direction in
  ///     if direction == .left { position.x -= 1 }
  ///   }
  /// ```
  ///
  /// Of nested views with an action the innermost runs its own. In a field the arrow keys move the caret, and run no
  /// action. A key that is held down runs the action once.
  /// - Parameter action: the action, which receives the direction; nil for none.
  nonisolated public func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View {
    modifier(
      _FocusedKeysModifier(
        action.map { action in
          KeyButtons(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { key in
            action(MoveCommandDirection(key))
          }
        }))
  }

  /// Runs an action when a person presses Escape while the focus is in this view.
  ///
  /// ```swift
  /// TextField("Name", text: $name)
  ///   .onExitCommand { isRenaming = false }
  /// ```
  ///
  /// Of nested views with an action the innermost runs its own, and a sheet around it stays open.
  /// - Parameter action: the action; nil for none.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      _FocusedKeysModifier(
        action.map { action in KeyButtons(keys: [.escape]) { _ in action() } }))
  }

  /// Runs an action when a person presses Delete, forward or backward, while the focus is in this view.
  ///
  /// ```swift
  /// List(notes, selection: $selection) { Text($0.title) }
  ///   .onDeleteCommand { notes.removeAll { selection.contains($0.id) } }
  /// ```
  ///
  /// Of nested views with an action the innermost runs its own. In a field the keys delete text, and run no
  /// action. A key that is held down runs the action once.
  /// - Parameter action: the action; nil for none.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      _FocusedKeysModifier(
        action.map { action in KeyButtons(keys: [.delete, .deleteForward]) { _ in action() } }))
  }
}

extension MoveCommandDirection {
  fileprivate init(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    default: self = .right
    }
  }
}

/// Has controls with keyboard shortcuts while the focus is in the content.
nonisolated struct _FocusedKeysModifier<Keys: View>: ViewModifier {
  /// The controls; nil for none.
  let keys: Keys?
  @FocusState private var isInside: Bool

  init(_ keys: Keys?) { self.keys = keys }

  // A host reports only the keys that a control asks for, so there are controls for them while they count. Of several it
  // takes the first, which is the innermost one as they come after the content.
  @MainActor func body(content: Content) -> some View {
    content
      .focused($isInside)
      .overlay {
        if isInside, let keys { keys.hidden() }
      }
  }
}

/// Controls that run an action for keys.
private nonisolated struct KeyButtons: View {
  let keys: [KeyEquivalent]
  let action: (KeyEquivalent) -> Void

  @MainActor var body: some View {
    ForEach(keys, id: \.self) { key in
      Button {
        action(key)
      } label: {
        EmptyView()
      }
      .keyboardShortcut(key, modifiers: [])
    }
  }
}
