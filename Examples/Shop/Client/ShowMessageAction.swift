import SwiftUI

/// Shows a message to the person, from wherever in the app.
///
/// All instances are equal, because they do the same: a new one updates no reader.
struct ShowMessageAction: Equatable {
  private let show: @MainActor (String) -> Void

  init(_ show: @escaping @MainActor (String) -> Void) { self.show = show }

  @MainActor
  func callAsFunction(_ message: String) { show(message) }

  /// Does something, and shows why it failed.
  ///
  /// - Returns: True if it succeeded.
  @MainActor
  @discardableResult
  func ifFailing(_ work: @MainActor () async throws -> Void) async -> Bool {
    do {
      try await work()
      return true
    } catch is CancellationError {
      // Nobody waits for it any more.
      return false
    } catch {
      show(error.localizedDescription)
      return false
    }
  }

  static func == (_: ShowMessageAction, _: ShowMessageAction) -> Bool { true }
}

extension EnvironmentValues {
  @Entry var showMessage = ShowMessageAction { _ in }
}

extension View {
  /// Shows the messages of this view and what it contains.
  ///
  /// A sheet needs this too: what is below a sheet shows nothing over it.
  func showsMessages() -> some View { modifier(MessageAlert()) }
}

private struct MessageAlert: ViewModifier {
  @State private var message: String?

  func body(content: Content) -> some View {
    content
      .environment(\.showMessage, ShowMessageAction { message = $0 })
      .alert("Shop", isPresented: isShown, presenting: message) { _ in
        Button("OK") {}
      } message: {
        Text(verbatim: $0)
      }
  }

  private var isShown: Binding<Bool> {
    Binding {
      message != nil
    } set: {
      if !$0 { message = nil }
    }
  }
}
