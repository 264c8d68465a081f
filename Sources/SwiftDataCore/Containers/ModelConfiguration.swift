import CoreData
import Foundation

/// The place in which a container keeps its objects. See Apple's documentation of `ModelConfiguration`.
///
/// ```swift
/// let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
/// let container = try ModelContainer(for: Recipe.self, configurations: configuration)
/// ```
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// The name of the configuration and of its file.
  public let name: String
  /// The classes that it is for; nil for those of the container.
  public let schema: Schema?
  /// The file, or the address of a server of PostgreSQL. By default it is a file in the folder of `--data`, or else in Application Support: the app's under `banyan run`, and the visitor's on a server.
  public let url: URL
  /// True if nothing is written to a file.
  public let isStoredInMemoryOnly: Bool
  /// True if a context may save.
  public let allowsSave: Bool

  public var id: String { name }

  /// Creates a configuration for a store in memory, or in a file of its name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {
    self.name = name ?? "default"
    self.schema = schema
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : NSPersistentContainer.defaultDirectoryURL()
        .appendingPathComponent("\(self.name).store")
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
  }

  /// Creates a configuration for a store in a file, or at a server of PostgreSQL that several machines share.
  /// - Parameter url: the file, or `postgresql://USER@HOST/DATABASE?schema=NAME`.
  public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
  }

  /// Creates a configuration for some classes.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  public static func == (left: ModelConfiguration, right: ModelConfiguration) -> Bool {
    left.name == right.name && left.url == right.url && left.allowsSave == right.allowsSave
      && left.schema === right.schema
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(url)
  }
}
