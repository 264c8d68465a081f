import BanyanHost
import Foundation
import UniformTypeIdentifiers

extension View {
  /// Gives the person a file of the app and removes it from the app, when a flag is set and there is a file.
  ///
  /// A browser puts it among the person's downloads, or asks where it is to go. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)-a5be``.
  /// - Parameters:
  ///   - isPresented: is cleared when the file has been offered.
  ///   - file: the file, which is removed when it has been offered; nothing happens as long as it is nil.
  ///   - onCompletion: receives the file that is offered, which is there until the window is closed, or the error with which the file could
  ///     not be read or removed.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileMover(isPresented: isPresented, files: file.map { [$0] } ?? []) {
        onCompletion($0.map { $0[0] })
      })
  }

  /// Gives the person files of the app and removes them from the app, when a flag is set and there are files.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileMover(isPresented: isPresented, files: Array(files), onCompletion: onCompletion))
  }

  /// Gives the person a file of the app and removes it from the app, when a flag is set and there is a file.
  /// - Parameter onCancellation: is never called, because browsers do not report whether the person keeps the file.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion)
  }

  /// Gives the person files of the app and removes them from the app, when a flag is set and there are files.
  /// - Parameter onCancellation: is never called, because browsers do not report whether the person keeps the files.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion)
  }
}

private struct FileMover {
  let isPresented: Binding<Bool>
  let files: [URL]
  let onCompletion: (Result<[URL], any Error>) -> Void
  @Environment(\.windowReference) private var window

  nonisolated init(
    isPresented: Binding<Bool>, files: [URL],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    self.isPresented = isPresented
    self.files = files
    self.onCompletion = onCompletion
  }
}

extension FileMover: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue && !files.isEmpty, initial: true) { _, isDue in
      if isDue { move() }
    }
  }

  @MainActor private func move() {
    guard let window = window?.window else { return }
    let result = Result {
      try files.map { file in
        let type = UTType(filenameExtension: file.pathExtension)?.preferredMIMEType
        let offered = try window.give(
          Data(contentsOf: file), named: file.lastPathComponent,
          type: type ?? "application/octet-stream")
        try FileManager.default.removeItem(at: file)
        return offered
      }
    }
    isPresented.wrappedValue = false
    onCompletion(result)
  }
}
