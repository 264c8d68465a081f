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

  /// Sets whether this view can have the focus, and for what.
  ///
  /// Apple's systems give the focus to a view for editing when it is clicked, and to one that is only activated when a person has asked for
  /// that in the system's settings. A browser does both for every view that can have the focus.
  /// - Parameter interactions: for what the view has the focus; without any it cannot have it.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable && !interactions.isEmpty)
  }
}

/// For what a view has the focus. See Apple's documentation of `FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is activated with the keyboard, in place of a click.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited: keys, copying and pasting, and the scroll wheel change it.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Those of the platform.
  public static var automatic: FocusInteractions { [.activate, .edit] }
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
