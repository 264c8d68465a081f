import Foundation
import UniformTypeIdentifiers

extension View {
  /// Asks the person for one of their files while a flag is set.
  ///
  /// ```swift
  /// .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
  ///   if case .success(let url) = result { load(url) }
  /// }
  /// ```
  ///
  /// A browser opens its own dialog; where nobody has just pressed something, the person presses a button first. The file comes over
  /// the window's connection, with what has come of it to be seen. One that is too large, of another type or does not come whole is
  /// refused with a message, and the person may choose another; how large it may be says the host (`--limit fileByteCount=20MiB` for a
  /// browser). The app gets a copy, which it may read at once, and which is deleted when the window is closed: copy
  /// what you want to keep. `startAccessingSecurityScopedResource()` may be called, as on Apple's systems, and returns true.
  ///
  /// A person who thinks better of it closes the dialog: the flag is cleared and nothing else happens. See Apple's documentation of
  /// `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Is cleared when the person has chosen or closed the dialog.
  ///   - allowedContentTypes: The types of which the file has to be one, by its extension, or else by the browser's type. None at
  ///     all stands for any.
  ///   - onCompletion: Is called with the file, after the flag is cleared.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    choosingFiles(FileRequest(types: allowedContentTypes), isPresented: isPresented) {
      onCompletion(.success($0[0]))
    }
  }

  /// Asks the person for one or several of their files while a flag is set.
  ///
  /// See ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: Is cleared when the person has chosen or closed the dialog.
  ///   - allowedContentTypes: Of which one each file has to be. None at all stands for any.
  ///   - allowsMultipleSelection: Whether there may be more than one; 100 at most.
  ///   - onCompletion: Is called with the files, in the order in which the person's system has them, when all are there.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    choosingFiles(
      FileRequest(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection),
      isPresented: isPresented
    ) { onCompletion(.success($0)) }
  }

  /// Asks the person for one or several of their files while a flag is set, and reports when they cancel.
  ///
  /// See ``fileImporter(isPresented:allowedContentTypes:onCompletion:)``.
  ///
  /// - Parameters:
  ///   - isPresented: Is cleared when the person has chosen or closed the dialog.
  ///   - allowedContentTypes: Of which one each file has to be. None at all stands for any.
  ///   - allowsMultipleSelection: Whether there may be more than one; 100 at most.
  ///   - onCompletion: Is called with the files when all are there.
  ///   - onCancellation: Is called when the person closes the dialog without any.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    choosingFiles(
      FileRequest(types: allowedContentTypes, allowsSeveral: allowsMultipleSelection),
      isPresented: isPresented, onCompletion: { onCompletion(.success($0)) },
      onCancellation: onCancellation)
  }
}
