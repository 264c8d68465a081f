import Foundation
import Synchronization

/// Which types there are: the system's, and those that the app declares.
final class TypeRegistry: Sendable {
  struct Declaration: Sendable {
    var parents: [String]
    var extensions: [String] = []
    var mimeTypes: [String] = []
  }

  static let shared = TypeRegistry(declaredIn: Bundle.main.infoDictionary ?? [:])

  private struct State {
    var declarations: [String: Declaration] = [:]
    /// The types of an extension and of a MIME type, those that were declared first before the others.
    var ofExtensions: [String: [UTType]] = [:]
    var ofMIMETypes: [String: [UTType]] = [:]

    mutating func add(_ identifier: String, _ declaration: Declaration) {
      declarations[identifier] = declaration
      for name in declaration.extensions {
        ofExtensions[name, default: []].append(UTType(known: identifier))
      }
      for name in declaration.mimeTypes {
        ofMIMETypes[name, default: []].append(UTType(known: identifier))
      }
    }
  }

  private let state: Mutex<State>

  /// - Parameter dictionary: The app's `Info.plist`.
  init(declaredIn dictionary: [String: Any]) {
    var state = State()
    for (identifier, parents, extensions, mimeTypes) in SystemTypeTable.rows {
      state.add(
        identifier,
        Declaration(parents: parents, extensions: extensions, mimeTypes: mimeTypes))
    }
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      for entry in dictionary[key] as? [[String: Any]] ?? [] {
        guard let identifier = entry["UTTypeIdentifier"] as? String,
          state.declarations[identifier] == nil
        else { continue }
        state.add(identifier, Declaration(entry))
      }
    }
    self.state = Mutex(state)
  }

  subscript(identifier: String) -> Declaration? {
    state.withLock { $0.declarations[identifier] }
  }

  var identifiers: [String] { state.withLock { $0.declarations.keys.sorted() } }

  func types(ofExtension name: String) -> [UTType] {
    state.withLock { $0.ofExtensions[name] ?? [] }
  }

  func types(ofMIMEType name: String) -> [UTType] {
    state.withLock { $0.ofMIMETypes[name] ?? [] }
  }

  /// Adds a type that the code declares. The `Info.plist`'s declaration of it takes precedence.
  func declare(_ identifier: String, conformingTo parent: UTType?) {
    state.withLock { state in
      if state.declarations[identifier] != nil { return }
      state.add(identifier, Declaration(parents: [(parent ?? .data).identifier]))
    }
  }
}

extension TypeRegistry.Declaration {
  /// - Parameter entry: A declaration in an `Info.plist`, where one value may stand for a list of one.
  init(_ entry: [String: Any]) {
    func strings(_ value: Any?) -> [String] {
      (value as? [String]) ?? (value as? String).map { [$0] } ?? []
    }
    let tags = entry["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    let parents = strings(entry["UTTypeConformsTo"])
    self.init(
      parents: parents.isEmpty ? ["public.data"] : parents,
      extensions: strings(tags["public.filename-extension"]).map { $0.lowercased() },
      mimeTypes: strings(tags["public.mime-type"]).map { $0.lowercased() })
  }
}
