import CoreData
import Foundation

/// A schema and the store of its objects. See Apple's documentation of `ModelContainer`.
///
/// ```swift
/// let container = try ModelContainer(for: Recipe.self)
/// container.mainContext.insert(Recipe(name: "Bread"))
/// ```
///
/// The store is a file, in Application Support unless a ``ModelConfiguration`` names another place: the app's own under `banyan run`, and the visitor's on a server,
/// where it is removed when the visit is over. It is a database of SQLite, and each save is a transaction. One with a URL elsewhere belongs to
/// all visitors, whose queries show what others save. A
/// container in a global constant is shared by all visitors of a server, so make it in the app or with `modelContainer(for:)`.
public final class ModelContainer: Equatable, Sendable {
  /// The classes of models.
  public let schema: Schema
  /// The places in which the objects are kept: one configuration.
  public let configurations: Set<ModelConfiguration>
  let store: OpenStore
  let allowsSave: Bool
  private let main = LazyContext()

  /// Opens a store, or makes it.
  /// - Parameters:
  ///   - schema: the classes of models.
  ///   - configurations: where they are kept: one configuration at most; without any, the file `default.store`.
  /// - Throws: an error if the file cannot be read, or if it is open with other classes. A file that is damaged is kept under another name, which is in the error.
  public init(for schema: Schema, configurations: [ModelConfiguration]) throws {
    guard configurations.count <= 1 else {
      throw SwiftDataError.loadIssue("A container has one configuration here.")
    }
    let configuration = configurations.first ?? ModelConfiguration()
    if let part = configuration.schema,
      !part.types.allSatisfy({
        schema.types[$0.key].map { [type = $0.value] in $0 == type } ?? false
      })
    {
      throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
    }
    self.schema = schema
    self.configurations = [configuration]
    allowsSave = configuration.allowsSave
    store = try OpenStore.open(schema, configuration)
  }

  /// Opens a store, or makes it.
  public convenience init(
    for schema: Schema, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, configurations: configurations)
  }

  /// Opens a store, or makes it, for classes and those to which their relationships lead.
  public convenience init(
    for types: any PersistentModel.Type..., configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), configurations: configurations)
  }

  /// The context for the app's views. It saves by itself.
  @MainActor
  @preconcurrency
  public var mainContext: ModelContext {
    if let context = main.context { return context }
    let context = ModelContext(self, isMain: true)
    context.autosaveEnabled = true
    main.context = context
    return context
  }

  /// Deletes all objects of the store.
  @MainActor
  @preconcurrency
  public func deleteAllData() {
    let context = mainContext
    for type in schema.types.values {
      let objects = (try? context.managed.allObjects(ofEntity: type._$modelSchema.name)) ?? []
      for object in objects { context.managed.delete(object) }
    }
    context.saveAndReport()
  }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  func type(ofEntity name: String) -> (any PersistentModel.Type)? { schema.types[name] }

  /// A context that is made when it is first asked for, on the main actor.
  private final class LazyContext: @unchecked Sendable {
    var context: ModelContext?
  }
}
