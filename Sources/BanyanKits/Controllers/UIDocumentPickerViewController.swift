import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// An object that receives the documents that a person has chosen. See Apple's documentation of `UIDocumentPickerDelegate`.
@MainActor
@preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when the person has chosen documents, or has been given those that were exported.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the person has chosen nothing.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A controller with which a person chooses documents of their own, or is given some.
///
/// It opens the browser's own dialog, and files arrive as with `fileImporter`, within the same limits; files that are exported are
/// downloads, as with `fileExporter`. Present it in a sheet, inside a `UIViewControllerRepresentable`. It dismisses itself, as on Apple's systems. See
/// Apple's documentation of `UIDocumentPickerViewController`.
@MainActor
@preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  private enum Purpose {
    case opening([UTType])
    case exporting([URL])
  }

  private let purpose: Purpose
  private let outcome = PickerOutcome()

  /// True if several documents may be chosen; 100 at most.
  open var allowsMultipleSelection = false
  /// The object that receives the chosen documents.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Creates a picker of documents of some types.
  /// - Parameter asCopy: has no effect: what comes from a browser is always a copy.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = .opening(contentTypes)
    super.init(in: nil)
  }

  /// Creates a picker that gives files of the app to the person.
  /// - Parameter asCopy: has no effect: what a browser gets is always a copy.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .exporting(urls)
    super.init(in: nil)
  }

  override var content: AnyView {
    switch purpose {
    case .opening(let types):
      let most = allowsMultipleSelection ? FileRequest.mostFilesAtOnce : 1
      return AnyView(
        FileChoicePage(FileRequest(types: types, mostFiles: most)) {
          self.didChoose($0)
        } onCancellation: {
          self.didCancel()
        }
        .onDisappear { self.didCancel() })
    case .exporting(let urls):
      return AnyView(
        FileExportPage(urls: urls) {
          self.didChoose($0)
        } onCancellation: {
          self.didCancel()
        }
        .onDisappear { self.didCancel() })
    }
  }

  private func didChoose(_ urls: [URL]) {
    outcome.reportOnce {
      dismiss(animated: true)
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
  }

  private func didCancel() {
    outcome.reportOnce {
      dismiss(animated: true)
      delegate?.documentPickerWasCancelled(self)
    }
  }
}

/// The content of a picker that gives files to the person.
private struct FileExportPage: View {
  let urls: [URL]
  let onCompletion: ([URL]) -> Void
  let onCancellation: () -> Void
  @State private var message: String?
  @Environment(\.windowReference) private var window

  init(
    urls: [URL], onCompletion: @escaping ([URL]) -> Void, onCancellation: @escaping () -> Void
  ) {
    self.urls = urls
    self.onCompletion = onCompletion
    self.onCancellation = onCancellation
  }

  var body: some View {
    VStack(spacing: 20) {
      ForEach(urls, id: \.self) { Text(verbatim: $0.lastPathComponent).font(.headline) }
      if let message { Text(verbatim: message) }
      Button("Save", action: save).buttonStyle(.borderedProminent)
      Button("Cancel", role: .cancel) { onCancellation() }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func save() {
    guard let window = window?.window else { return }
    do {
      onCompletion(try urls.map { try window.give(contentsOf: $0) })
    } catch {
      message = "The file could not be given to you."
    }
  }
}

extension WindowNode {
  /// Has the host give the person a copy of a file.
  func give(contentsOf url: URL) throws -> URL {
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType
    return try give(
      Data(contentsOf: url), named: url.lastPathComponent, type: type ?? "application/octet-stream")
  }
}
