import Foundation

/// An app's wishes for the dialogs for files.
struct FileDialogSettings {
  var message: Text?
  var confirmation: Text?
  var isEnabled: (URL) -> Bool = { _ in true }
}

private struct FileDialogSettingsKey: EnvironmentKey {
  static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
  var fileDialogs: FileDialogSettings {
    get { self[FileDialogSettingsKey.self] }
    set { self[FileDialogSettingsKey.self] = newValue }
  }
}

extension View {
  nonisolated private func fileDialogs(
    _ change: @escaping (inout FileDialogSettings) -> Void
  ) -> some View {
    transformEnvironment(\.fileDialogs, transform: change)
  }

  /// Sets the message of the dialogs in this view that ask for files.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json], onCompletion: load)
  /// .fileDialogMessage("Choose the recipes to add.")
  /// .fileDialogConfirmationLabel("Add…")
  /// ```
  /// - Parameter message: nil for none.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    fileDialogs { $0.message = message }
  }

  /// Sets the message of the dialogs in this view that ask for files.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the message of the dialogs in this view that ask for files.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the button with which a person chooses files in the dialogs of this view.
  /// - Parameter label: nil for that of the system.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogs { $0.confirmation = label }
  }

  /// Sets the label of the button with which a person chooses files in the dialogs of this view.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the label of the button with which a person chooses files in the dialogs of this view.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets which files a person can choose in the dialogs of this view.
  ///
  /// A browser cannot disable files in its dialog, so one that does not satisfy the predicate is refused with a message, and the person
  /// can choose another. The predicate receives the file that has been sent, with its name.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialogs { $0.isEnabled = { (try? predicate.evaluate($0)) ?? false } }
  }
}
