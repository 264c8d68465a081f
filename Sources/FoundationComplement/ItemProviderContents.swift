import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// The contents of an item.
  package enum Contents: Sendable {
    case data(@Sendable () async throws -> Data)
    case file(URL)
    /// A file that is not there yet.
    case arrivingFile(@Sendable () async throws -> URL)

    func loaded() async throws -> LoadedContents {
      switch self {
      case .data(let make): .data(try await make())
      case .file(let url): .file(url)
      case .arrivingFile(let wait): .file(try await wait())
      }
    }
  }

  /// The contents of an item, once they are there.
  package enum LoadedContents: Sendable {
    case data(Data)
    case file(URL)

    package var data: Data {
      get throws {
        switch self {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
      }
    }

    /// A copy of its own, which whoever asks for it may move elsewhere.
    func copy(_ identifier: String) throws -> URL {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("banyan-item-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      do {
        switch self {
        case .file(let url):
          let copy = folder.appendingPathComponent(url.lastPathComponent)
          try FileManager.default.copyItem(at: url, to: copy)
          return copy
        case .data(let data):
          let type = UTType(known: identifier)
          let suffix = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
          let copy = folder.appendingPathComponent("item\(suffix)")
          try data.write(to: copy)
          return copy
        }
      } catch {
        try? FileManager.default.removeItem(at: folder)
        throw error
      }
    }
  }

  /// The contents of the item in a type, once they are there.
  package func loadedContents(of type: UTType) async throws -> LoadedContents {
    guard let contents = contents(of: type.identifier) else { throw Self.unavailable }
    return try await contents.loaded()
  }

  /// Adds a type in which the item comes, after those that it has.
  package func add(_ type: UTType, _ contents: Contents) {
    representations.withLock { $0.append(Representation(type: type, contents: contents)) }
  }
}
