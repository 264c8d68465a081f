import BanyanGraph
import BanyanHost

extension View {
  /// Sets whether this view can have the focus: true for a stack or text, false for a button or
  /// field.
  ///
  /// ```swift
  /// VStack { Text("Card") }
  ///   .focusable()
  ///   .focused($isSelected)
  /// ```
  ///
  /// In a browser, a person focuses the view with the Tab key or by clicking it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_DescriptionModifier(.isFocusable(isFocusable)))
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the nearest focusable view around has the focus; false if there is none.
  ///
  /// A view that reads it is evaluated only when it changes.
  public var isFocused: Bool {
    guard let context, MainThread.isCurrent else { return false }
    return assumingMainActor {
      context.window?.focus.isAround(Tracking.reader as? _Node) ?? false
    }
  }
}
