import CoreData
import Foundation

/// The classes of models that a container keeps. See Apple's documentation of `Schema`.
///
/// ```swift
/// let schema = Schema([Recipe.self, Ingredient.self])
/// ```
///
/// Classes to which relationships lead are in it, too.
public final class Schema: @unchecked Sendable {
  /// The classes by the names of their entities.
  let types: [String: any PersistentModel.Type]
  let managedModel: NSManagedObjectModel

  /// Creates a schema.
  public init(_ types: [any PersistentModel.Type]) {
    self.types = Self.reachable(from: types)
    managedModel = EntityMaker(self.types).model
  }

  /// Creates a schema.
  public convenience init(_ types: any PersistentModel.Type...) {
    self.init(types)
  }

  private static func reachable(
    from types: [any PersistentModel.Type]
  ) -> [String: any PersistentModel.Type] {
    var found: [String: any PersistentModel.Type] = [:]
    var rest = types
    while let type = rest.popLast() {
      let schema = type._$modelSchema
      if let known = found[schema.name] {
        precondition(
          known == type, "A schema cannot have two models named \(schema.name).")
        continue
      }
      found[schema.name] = type
      for case .relationship(let destination, _) in schema.properties.values.map(\.kind) {
        rest.append(destination.type)
      }
    }
    return found
  }

  /// Returns true if another schema has the same classes.
  func isSame(as other: Schema) -> Bool {
    types.count == other.types.count
      && types.allSatisfy { name, type in other.types[name].map { $0 == type } ?? false }
  }

  // MARK: Properties

  /// The way in which a store treats a property. `@Attribute` has the same parameters. See Apple's documentation of
  /// `Schema.Attribute`.
  public final class Attribute: Sendable {
    /// An option for keeping a property. See Apple's documentation of `Schema.Attribute.Option`.
    public struct Option: Hashable, Sendable {
      private let name: String

      /// No two objects have the same value: one that is saved takes the place of another.
      public static var unique: Option { Option(name: "unique") }
      /// The value may be large. It is kept in the store's file like all others.
      public static var externalStorage: Option { Option(name: "externalStorage") }
    }

    /// The options.
    public let options: [Option]
    /// The name that the property had in an earlier version of the model; nil for the same.
    public let originalName: String?

    /// Creates a description of a property.
    public init(_ options: Option..., originalName: String? = nil) {
      self.options = options
      self.originalName = originalName
    }
  }

  /// A model's reference to others. `@Relationship` has the same parameters. See Apple's documentation of `Schema.Relationship`.
  public final class Relationship: @unchecked Sendable {
    /// The effects of deleting an object on the objects at the other end. See Apple's documentation of
    /// `Schema.Relationship.DeleteRule`.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing; they go on to refer to an object that is not there.
      case noAction
      /// They no longer refer to the object.
      case nullify
      /// They are deleted, too.
      case cascade
      /// As long as there are any, the object cannot be deleted: saving fails.
      case deny
    }

    /// The effect of deleting an object.
    public let deleteRule: DeleteRule
    /// The property that leads back; nil to find it by the types.
    public let inverseKeyPath: AnyKeyPath?
    /// The name that the property had in an earlier version of the model; nil for the same.
    public let originalName: String?

    /// Creates a description of a relationship.
    public init(
      deleteRule: DeleteRule = .nullify, originalName: String? = nil, inverse: AnyKeyPath? = nil
    ) {
      self.deleteRule = deleteRule
      self.originalName = originalName
      inverseKeyPath = inverse
    }
  }
}
