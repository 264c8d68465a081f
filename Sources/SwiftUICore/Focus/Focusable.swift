import BanyanGraph
import BanyanHost

extension View {
  /// Says whether this view can have the focus: a stack or a text with true, no button or field with
  /// false.
  ///
  /// ```swift
  /// VStack { Text("Card") }
  ///   .focusable()
  ///   .focused($isSelected)
  /// ```
  ///
  /// In a browser a person comes to the view with the Tab key, or by clicking on it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_DescriptionModifier(.isFocusable(isFocusable)))
  }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it; false where there is none.
  ///
  /// A view that reads it is evaluated when it changes, and not otherwise.
  public var isFocused: Bool {
    guard let context, MainThread.isCurrent else { return false }
    return assumingMainActor {
      context.window?.focus.isAround(Tracking.reader as? _Node) ?? false
    }
  }
}
