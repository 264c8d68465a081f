import BanyanHost
import Foundation
import UniformTypeIdentifiers

/// Which files a person is asked for.
package nonisolated struct FileRequest {
  package static let mostFilesAtOnce = 100

  /// Each file must be of one of these types. An empty list allows any.
  package var types: [UTType]
  package var mostFiles: Int
  /// True if the words are about photos.
  package var isForPhotos = false

  package init(types: [UTType], mostFiles: Int, isForPhotos: Bool = false) {
    self.types = types
    self.mostFiles = min(max(mostFiles, 1), Self.mostFilesAtOnce)
    self.isForPhotos = isForPhotos
  }

  init(types: [UTType], allowsSeveral: Bool = false) {
    self.init(types: types, mostFiles: allowsSeveral ? Self.mostFilesAtOnce : 1)
  }

  var allowsSeveral: Bool { mostFiles > 1 }

  var title: String {
    switch (isForPhotos, allowsSeveral) {
    case (false, false): "Choose a File"
    case (false, true): "Choose Files"
    case (true, false): "Choose a Photo"
    case (true, true): "Choose Photos"
    }
  }

  var buttonTitle: String {
    let noun = isForPhotos ? "Photo" : "File"
    return allowsSeveral ? "Choose \(noun)s…" : "Choose \(noun)…"
  }
}

extension View {
  /// Asks the person for files while a flag is set.
  ///
  /// - Parameters:
  ///   - onCompletion: Is called with at least one file, after the flag is cleared.
  ///   - onCancellation: Is called when the person closes the dialog without any.
  package nonisolated func choosingFiles(
    _ request: FileRequest, isPresented: Binding<Bool>, onCompletion: @escaping ([URL]) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileImportRequest(
        isPresented: isPresented, request: request, onCompletion: onCompletion,
        onCancellation: onCancellation
      ).presenting)
  }
}

/// A request for files of a person, and the receiver of the choice.
nonisolated struct FileImportRequest {
  let isPresented: Binding<Bool>
  let request: FileRequest
  let onCompletion: ([URL]) -> Void
  var onCancellation: () -> Void = {}

  var presenting: _PresentingModifier<Void, FileImportView> {
    _PresentingModifier(
      .alert, PresentedItem(isPresented: isPresented), label: { _ in Text(verbatim: request.title) }
    ) { _ in
      FileImportView(request: self)
    }
  }
}

/// The dialog around the browser's own.
struct FileImportView {
  let request: FileImportRequest
  @State private var reception = FileReception.waiting
  @Environment(\.fileDialogs) private var settings

  nonisolated init(request: FileImportRequest) { self.request = request }
}

extension FileImportView: View {
  var body: some View {
    DialogView(
      dialog: Dialog(
        title: Text(verbatim: request.request.title),
        actions: FileImportActions(request: request, reception: $reception, settings: settings),
        message: TupleView((settings.message, FileReceptionView(reception: reception)))))
  }
}

private nonisolated struct FileImportActions: View {
  let request: FileImportRequest
  let reception: Binding<FileReception>
  let settings: FileDialogSettings

  @MainActor var body: some View {
    FileChooser(request: request.request, label: settings.confirmation) {
      reception.wrappedValue = $0
    } onCompletion: { urls in
      guard urls.allSatisfy(settings.isEnabled) else {
        reception.wrappedValue = .refused("This file cannot be chosen here. Choose another one.")
        return
      }
      request.isPresented.wrappedValue = false
      request.onCompletion(urls)
    }
    Button("Cancel", role: .cancel) {
      request.isPresented.wrappedValue = false
      request.onCancellation()
    }
  }
}

/// The progress of receiving files, in the dialog.
nonisolated struct FileReceptionView: View {
  let reception: FileReception

  @MainActor var body: some View {
    switch reception {
    case .waiting: EmptyView()
    case .receiving(let share):
      ProgressView(value: share) { Text(verbatim: "The file is being sent…") }
    case .refused(let message): Text(verbatim: message)
    }
  }
}
