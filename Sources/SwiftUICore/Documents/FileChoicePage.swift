import BanyanHost
import Foundation

/// The content of a controller that asks the person for files, in the sheet that the app presents.
package struct FileChoicePage: View {
  private let request: FileRequest
  private let onCompletion: ([URL]) -> Void
  private let onCancellation: () -> Void
  @State private var reception = FileReception.waiting

  /// - Parameters:
  ///   - onCompletion: Is called with at least one file.
  ///   - onCancellation: Is called when the person presses Cancel.
  package init(
    _ request: FileRequest, onCompletion: @escaping ([URL]) -> Void,
    onCancellation: @escaping () -> Void
  ) {
    self.request = request
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }

  package var body: some View {
    VStack(spacing: 20) {
      Text(verbatim: request.title).font(.headline)
      FileReceptionView(reception: reception)
      FileChooser(request: request, look: .prominent) {
        reception = $0
      } onCompletion: {
        onCompletion($0)
      }
      Button("Cancel", role: .cancel) { onCancellation() }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Whether a picker has told its delegate what came of it, which it does once.
@MainActor
package final class PickerOutcome {
  private var isTold = false

  package init() {}

  package func tell(_ tell: () -> Void) {
    if isTold { return }
    isTold = true
    tell()
  }
}
