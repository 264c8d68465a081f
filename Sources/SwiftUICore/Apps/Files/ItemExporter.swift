import BanyanHost
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
  /// Gives the person a value as a file, when a flag is set and there is a value.
  ///
  /// ```swift
  /// .fileExporter(isPresented: $isExporting, item: recipe, contentTypes: [.pdf]) { result in … }
  /// ```
  ///
  /// The value is exported by its representations, which may take a while. See
  /// ``fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)-a5be`` for what becomes of the file.
  /// - Parameters:
  ///   - item: the value; nothing happens as long as it is nil.
  ///   - contentTypes: the value is exported as the first of them for which it has a representation; without any, as the value prefers.
  ///   - defaultFilename: the name of the file; nil for the one that the value suggests, or else “Untitled”.
  ///   - onCompletion: receives the file that is offered, or the error of the representation.
  ///   - onCancellation: is never called, because browsers do not report whether the person keeps the file.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      ItemExporter(
        isPresented: isPresented, items: item.map { [$0] } ?? [], types: contentTypes,
        name: defaultFilename
      ) { onCompletion($0.map { $0[0] }) })
  }

  /// Gives the person several values as files, when a flag is set and there are values.
  ///
  /// See ``fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)``.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    modifier(
      ItemExporter(
        isPresented: isPresented, items: Array(items), types: contentTypes, name: nil,
        onCompletion: onCompletion))
  }
}

private struct ItemExporter<Item: Transferable> {
  let isPresented: Binding<Bool>
  let items: [Item]
  let types: [UTType]
  let name: String?
  let onCompletion: (Result<[URL], any Error>) -> Void
  @Environment(\.windowReference) private var window

  nonisolated init(
    isPresented: Binding<Bool>, items: [Item], types: [UTType], name: String?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) {
    self.isPresented = isPresented
    self.items = items
    self.types = types
    self.name = name
    self.onCompletion = onCompletion
  }
}

extension ItemExporter: ViewModifier {
  func body(content: Content) -> some View {
    content.task(id: isPresented.wrappedValue && !items.isEmpty) {
      // The task of the earlier flag may only begin after the flag has been set.
      if !Task.isCancelled, isPresented.wrappedValue, !items.isEmpty { await export() }
    }
  }

  @MainActor private func export() async {
    let result: Result<[URL], any Error>
    do {
      var files: [URL] = []
      for item in items {
        let type = types.first { type in item.exportedTypes.contains { $0.conforms(to: type) } }
        let exported = try await item.exportedContent(as: type ?? types.first)
        let contents = try exported.content.data()
        guard let window = window?.window else { return }
        // Some types, such as UTF-8 text, have no extension of their own.
        let named = exported.type.preferredFilenameExtension == nil ? type : nil
        files.append(
          try window.give(
            contents,
            named: (named ?? exported.type).fileName(from: name ?? exported.name ?? "Untitled"),
            type: exported.type.preferredMIMEType ?? "application/octet-stream"))
      }
      result = .success(files)
    } catch {
      result = .failure(error)
    }
    isPresented.wrappedValue = false
    onCompletion(result)
  }
}
