import Foundation
import FoundationComplement

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A data file in an asset catalog. See Apple's documentation of `NSDataAsset`.
public final class NSDataAsset: NSObject, Sendable {
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The type in the catalog, such as `public.json`; `public.data` by default.
  public let typeIdentifier: String

  /// Creates a data asset from the app's catalogs, and reads its file.
  /// - Parameter bundle: has no effect: an app's resources are found wherever they are.
  /// - Returns: nil if there is no data set with that name, which is reported once, or its file cannot be read.
  public init?(name: NSDataAssetName, bundle: Bundle = .main) {
    NamedResource.dataSet.note(name)
    guard let folder = AppResources.dataSets[name], let file = DataSet(in: folder),
      let data = try? Data(contentsOf: folder.appendingPathComponent(file.name))
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = file.type
  }
}

/// The universal file in a data set's `Contents.json`, or else the first.
private struct DataSet {
  let name: String
  let type: String

  init?(in folder: URL) {
    guard let json = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return nil }
    let files = contents.data.filter { $0.filename.map { !$0.contains("/") } ?? false }
    guard let file = files.first(where: { $0.idiom == "universal" }) ?? files.first else {
      return nil
    }
    name = file.filename ?? ""
    type = file.type ?? "public.data"
  }

  private struct Contents: Decodable {
    struct File: Decodable {
      let filename: String?
      let idiom: String?
      let type: String?

      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case type = "universal-type-identifier"
      }
    }

    let data: [File]
  }
}

extension AppResources {
  package static let dataSets: [String: URL] = Dictionary(
    directories.flatMap { files(in: $0, levels: 8) }.filter { $0.pathExtension == "dataset" }
      .map { ($0.deletingPathExtension().lastPathComponent, $0) }
  ) { first, _ in first }
}
