import Foundation
import Observation

/// The properties of a model's class that are kept. Made by `@Model`.
public final class _ModelSchema: @unchecked Sendable {
  /// The name of the class, which is that of the entity.
  let name: String
  let properties: [String: _ModelProperty]
  let sortedNames: [String]
  let names: [AnyKeyPath: String]

  public init(_ name: String, _ properties: [_ModelProperty]) {
    self.name = name
    self.properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    sortedNames = properties.map(\.name)
    names = Dictionary(properties.map { ($0.keyPath, $0.name) }) { first, _ in first }
  }
}

/// A property of a model's class that is kept. Made by `@Model`.
public struct _ModelProperty {
  enum Kind {
    case attribute(AttributeCodec, Schema.Attribute?, defaultValue: Any?)
    case relationship(Destination, Schema.Relationship?)
  }

  /// The other end of a relationship.
  struct Destination {
    let type: any PersistentModel.Type
    let isToMany: Bool
    /// Makes a value of the property of objects; nil if the property needs one.
    let value: ([any PersistentModel]) -> Any?
    /// Returns the objects in a value of the property.
    let objects: (Any) -> [any PersistentModel]
  }

  let name: String
  let keyPath: AnyKeyPath
  let kind: Kind
  /// Tells observers that the property changes.
  let announce: (any PersistentModel, ObservationRegistrar) -> Void

  private init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, kind: Kind
  ) {
    self.name = name
    self.keyPath = keyPath
    self.kind = kind
    announce = { model, registrar in
      guard let model = model as? Model else { return }
      registrar.withMutation(of: model, keyPath: keyPath) {}
    }
  }

  /// A value.
  // A model that is `Codable` itself is an object at the other end of a relationship all the same.
  @_disfavoredOverload
  public init<Model: PersistentModel, Value: Codable>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ attribute: Schema.Attribute? = nil,
    default defaultValue: @autoclosure () -> Value? = nil
  ) {
    let codec = AttributeCodec(Value.self)
    self.init(
      name, keyPath,
      kind: .attribute(
        codec, attribute, defaultValue: defaultValue().flatMap { codec.kept($0) }))
  }

  /// An object.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Model, Other>, _ relationship: Schema.Relationship? = nil,
    default defaultValue: @autoclosure () -> Other? = nil
  ) {
    let destination = Destination(type: Other.self, isToMany: false) { objects in
      objects.first as? Other
    } objects: { value in
      (value as? Other).map { [$0] } ?? []
    }
    self.init(name, keyPath, kind: .relationship(destination, relationship))
  }

  /// An object or none.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Model, Other?>, _ relationship: Schema.Relationship? = nil,
    default defaultValue: @autoclosure () -> Other? = nil
  ) {
    let destination = Destination(type: Other.self, isToMany: false) { objects in
      (objects.first as? Other) as Any
    } objects: { value in
      (value as? Other).map { [$0] } ?? []
    }
    self.init(name, keyPath, kind: .relationship(destination, relationship))
  }

  /// Several objects.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Model, [Other]>,
    _ relationship: Schema.Relationship? = nil,
    default defaultValue: @autoclosure () -> [Other]? = nil
  ) {
    let destination = Destination(type: Other.self, isToMany: true) { objects in
      objects.compactMap { $0 as? Other }
    } objects: { value in
      value as? [Other] ?? []
    }
    self.init(name, keyPath, kind: .relationship(destination, relationship))
  }

  /// Several objects, or none.
  public init<Model: PersistentModel, Other: PersistentModel>(
    _ name: String, _ keyPath: KeyPath<Model, [Other]?>,
    _ relationship: Schema.Relationship? = nil,
    default defaultValue: @autoclosure () -> [Other]? = nil
  ) {
    let destination = Destination(type: Other.self, isToMany: true) { objects in
      objects.compactMap { $0 as? Other } as [Other]?
    } objects: { value in
      value as? [Other] ?? []
    }
    self.init(name, keyPath, kind: .relationship(destination, relationship))
  }
}
