import BanyanHost
import Foundation

/// The content of a controller that asks the person for files, in the sheet that the app presents.
package struct FileChoicePage: View {
  private let request: FileRequest
  private let onCompletion: ([URL]) throws(FileRefusal) -> Void
  private let onCancellation: () -> Void
  @State private var reception = FileReception.waiting

  /// - Parameters:
  ///   - onCompletion: Is called with at least one file, which it can refuse.
  ///   - onCancellation: Is called when the person presses Cancel.
  package init(
    _ request: FileRequest, onCompletion: @escaping ([URL]) throws(FileRefusal) -> Void,
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
      } onCompletion: { urls in
        do throws(FileRefusal) {
          reception = .waiting
          try onCompletion(urls)
        } catch {
          reception = .refused(error.message)
        }
      }
      Button("Cancel", role: .cancel) { onCancellation() }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Makes sure that a picker reports the outcome to its delegate: every choice while the picker stays, and its end if nothing was
/// chosen.
@MainActor
package final class PickerOutcome {
  private var isReported = false

  package init() {}

  /// Tells of a choice or a cancellation.
  package func report(_ report: () -> Void) {
    isReported = true
    report()
  }

  /// Notifies the delegate, unless it was notified before.
  package func reportOnce(_ report: () -> Void) {
    if !isReported { self.report(report) }
  }
}
