import CoreMLSpecification
import Foundation

/// A model of Core ML, `Name.mlmodel`.
///
/// Xcode compiles it, and the bundle of an app has it as `Name.mlmodelc`. Here that is the same file.
struct CoreMLModel: Equatable {
  let file: URL

  private static let pathExtension = "mlmodel"

  /// Returns true if a file is a model.
  static func isThere(_ file: URL) -> Bool { file.pathExtension == pathExtension }

  /// Returns the path in a bundle of a file, which is another one if the file is a model.
  static func bundledPath(of path: String) -> String {
    (path as NSString).pathExtension == pathExtension ? path + "c" : path
  }

  /// Returns the models among some files, each once, and of those that share a name the first.
  static func among(_ files: [BundledFile]) -> [CoreMLModel] {
    var names: Set<String> = []
    return files.filter { isThere($0.file) }.map { CoreMLModel(file: $0.file) }
      .filter { names.insert($0.name).inserted }
  }

  /// The name in the bundle, without an extension.
  var name: String { file.deletingPathExtension().lastPathComponent }

  /// - Throws: A ``Failure`` if the file is no model.
  var specification: ModelSpecification {
    get throws {
      guard let data = try? Data(contentsOf: file) else {
        throw Failure("\(file.path) cannot be read")
      }
      if data.starts(with: Data("version https://git-lfs".utf8)) {
        throw Failure("\(file.path) is not here yet: `git lfs pull` fetches it")
      }
      do {
        return try ModelSpecification(Array(data))
      } catch let malformed as MalformedModel {
        throw Failure("\(file.path) is not a Core ML model: it \(malformed.reason)")
      }
    }
  }
}
