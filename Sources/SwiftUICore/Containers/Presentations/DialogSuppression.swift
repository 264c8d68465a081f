extension View {
  /// Adds a toggle to the alerts and confirmation dialogs of this view, with which a person decides not to see them again.
  ///
  /// ```swift
  /// .confirmationDialog("Delete the note?", isPresented: $isAsking) {
  ///   Button("Delete", role: .destructive) { delete() }
  /// }
  /// .dialogSuppressionToggle(isSuppressed: $neverAsks)
  /// ```
  ///
  /// The app reads the Boolean before it presents the dialog. See Apple's documentation of `dialogSuppressionToggle(isSuppressed:)`.
  /// - Parameter isSuppressed: whether the toggle is on.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a label to the alerts and confirmation dialogs of this view.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a label to the alerts and confirmation dialogs of this view.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a label to the alerts and confirmation dialogs of this view, under the name that SwiftUI has for a text of a program.
  nonisolated public func dialogSuppression<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a label to the alerts and confirmation dialogs of this view.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    environment(\.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }
}

/// The toggle that suppresses a dialog.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>
}

private struct DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  fileprivate var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

/// The toggle among the actions of a dialog.
nonisolated struct DialogSuppressionToggle: View {
  @Environment(\.dialogSuppression) private var suppression

  /// Nil unless the view that presents the dialog has a `dialogSuppressionToggle`.
  @MainActor init?(in context: _Context) {
    if context.value(for: DialogSuppressionKey.self) == nil { return nil }
  }

  @MainActor var body: some View {
    if let suppression {
      // Unlike a button, it leaves the dialog open.
      Toggle(isOn: suppression.isSuppressed) { suppression.label }
        .environment(\.pressCompletion, nil)
    }
  }
}
