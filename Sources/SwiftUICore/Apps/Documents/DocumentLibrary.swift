import BanyanGraph
import Combine
import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// The folder of documents of whoever runs the app, where it is not the usual one.
enum DocumentPlace {
  @TaskLocal static var folder: URL?
}

/// A file among a visitor's documents.
struct DocumentFile: Identifiable, Hashable {
  /// The document's name, with its extension.
  let name: String
  let changed: Date
  let byteCount: Int

  var id: String { name }
  var title: String { (name as NSString).deletingPathExtension }
}

/// The documents of an app's visitor: the files in their folder, and those that are open.
final class DocumentLibrary: ObservableObject, AppService {
  // A stranger has all the time in the world to make documents.
  static let mostFiles = 1_000

  /// The files, by what they are called.
  @Published private(set) var files: [DocumentFile] = []
  /// The reason why there is no folder for them, so that none can be made; nil if there is one.
  let problem: String?
  private let folder: URL
  private let runtime: Runtime
  private var open: [String: Opened] = [:]
  /// New documents that no view has opened yet.
  private var new: [String: any KeptDocument] = [:]

  private struct Opened {
    weak var document: (any KeptDocument)?
  }

  init(of app: RunningApp) {
    folder = DocumentPlace.folder ?? .documentsDirectory
    runtime = app.runtime
    problem = DocumentLibrary.makeFolder(folder)
    if let problem { Issue.report(problem, in: runtime) }
  }

  /// Makes the folder of the documents, unless it is there.
  /// - Returns: why there is none; nil if there is.
  private static func makeFolder(_ folder: URL) -> String? {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if exists {
      if isFolder.boolValue { return nil }
      return
        "\(folder.path) is a file, and the documents need a folder there: move the file away and start the app again."
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return nil
    } catch {
      return
        "The folder of the documents, \(folder.path), could not be made: \(error.localizedDescription) Check who may write there, and start the app again."
    }
  }

  private func url(of name: String) -> URL { folder.appendingPathComponent(name) }

  /// Looks at the folder.
  func reload<Document>(_ format: DocumentFormat<Document>) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { !$0.hasPrefix(".") && format.type(of: $0) != nil }.map { name in
      let values = try? FileManager.default.attributesOfItem(atPath: url(of: name).path)
      return DocumentFile(
        name: name, changed: values?[.modificationDate] as? Date ?? .distantPast,
        byteCount: (values?[.size] as? NSNumber)?.intValue ?? 0)
    }.sorted {
      ($0.title.lowercased(), $0.name) < ($1.title.lowercased(), $1.name)
    }
    if files != self.files { self.files = files }
  }

  /// Stops if there are as many files as there may be.
  private func requireRoom() throws {
    if files.count >= Self.mostFiles { throw CocoaError(.fileWriteOutOfSpace) }
  }

  /// Makes a new document with a file.
  /// - Returns: The name of the file.
  func make<Document>(
    _ document: Document, _ format: DocumentFormat<Document>
  ) throws -> String {
    try requireRoom()
    let suffix = format.newType.documentExtensions.first.map { ".\($0)" } ?? ""
    let name = freeName(for: "Untitled" + suffix)
    let made = OpenDocument(newAt: url(of: name), made: document, format, runtime)
    try made.write()
    open[name] = Opened(document: made)
    new[name] = made
    reload(format)
    return name
  }

  /// Returns a document, which is opened if it is not open.
  func document<Document>(
    named name: String, _ format: DocumentFormat<Document>
  ) throws -> OpenDocument<Document> {
    new[name] = nil
    if let document = open[name]?.document as? OpenDocument<Document> { return document }
    // The name may come from an address.
    guard FileName.safe(name) == name else { throw CocoaError(.fileNoSuchFile) }
    let document = try OpenDocument(contentsOf: url(of: name), format, runtime)
    open[name] = Opened(document: document)
    return document
  }

  /// Gives a file another title.
  func rename<Document>(
    _ name: String, to title: String, _ format: DocumentFormat<Document>
  ) throws {
    let suffix = (name as NSString).pathExtension
    let wanted = FileName.safe(suffix.isEmpty ? title : "\(title).\(suffix)")
    if wanted == name { return }
    // Without its extension nobody would find it again.
    guard format.type(of: wanted) != nil else { throw CocoaError(.fileWriteInvalidFileName) }
    let newName = freeName(for: wanted)
    try FileManager.default.moveItem(at: url(of: name), to: url(of: newName))
    if let opened = open.removeValue(forKey: name) {
      open[newName] = opened
      opened.document?.didMove(to: url(of: newName))
    }
    reload(format)
  }

  /// Deletes a file.
  func delete<Document>(_ name: String, _ format: DocumentFormat<Document>) throws {
    open.removeValue(forKey: name)?.document?.discard()
    new[name] = nil
    try FileManager.default.removeItem(at: url(of: name))
    reload(format)
  }

  /// Adds copies of files that the person has given.
  /// - Parameter mostBytes: how large all documents may be then.
  func add<Document>(
    _ files: [URL], within mostBytes: Int, _ format: DocumentFormat<Document>
  ) throws {
    for file in files {
      try requireRoom()
      let wanted = FileName.safe(file.lastPathComponent)
      // A page may announce any name and type. A file that is not listed would not be counted either.
      guard format.type(of: wanted) != nil else { throw CocoaError(.fileReadUnsupportedScheme) }
      let values = try FileManager.default.attributesOfItem(atPath: file.path)
      let byteCount = (values[.size] as? NSNumber)?.intValue ?? 0
      guard self.files.reduce(byteCount, { $0 + $1.byteCount }) <= mostBytes else {
        throw CocoaError(.fileWriteOutOfSpace)
      }
      let name = freeName(for: wanted)
      try FileManager.default.copyItem(at: file, to: url(of: name))
      reload(format)
    }
  }

  /// Returns what is in a file, as it is now.
  /// - Throws: `CocoaError.featureUnsupported` if the document is a folder.
  func contents(of name: String) throws -> Data {
    open[name]?.document?.save()
    var isDirectory: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url(of: name).path, isDirectory: &isDirectory)
    if isDirectory.boolValue { throw CocoaError(.featureUnsupported) }
    return try Data(contentsOf: url(of: name))
  }

  /// Saves all documents that are open.
  func save() {
    for opened in open.values { opened.document?.save() }
  }

  func windowDidClose() { save() }

  /// Returns a name that no file has, like another.
  private func freeName(for wanted: String) -> String {
    let title = (wanted as NSString).deletingPathExtension
    let suffix = (wanted as NSString).pathExtension
    var name = wanted
    var number = 1
    while FileManager.default.fileExists(atPath: url(of: name).path) {
      number += 1
      name = "\(title) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
    }
    return name
  }
}
