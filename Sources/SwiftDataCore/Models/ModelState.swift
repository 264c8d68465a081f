import CoreData
import Foundation
import Observation
import Synchronization

/// The contents of a model's object: values until it is inserted into a context, and a managed object from then on. Made by
/// `@Model`.
public final class _ModelState {
  let schema: _ModelSchema
  private(set) var object: SwiftDataObject?
  /// Made for the first read that an observer may follow: most objects of a long list are never read.
  private var registrar: ObservationRegistrar?
  /// The values of properties, and later those that have been decoded. Objects at the other end of relationships are here only until
  /// the object is inserted.
  private var values: [String: Any] = [:]
  /// The property that the object itself sets, of which its observers are already notified.
  private var settingName: String?
  private lazy var temporaryNumber = TemporaryNumbers.next()

  /// Creates the state of a new object.
  public init(_ schema: _ModelSchema) {
    self.schema = schema
  }

  /// Creates the state of an object of a store.
  init(_ schema: _ModelSchema, of object: SwiftDataObject) {
    self.schema = schema
    self.object = object
  }

  var persistentModelID: PersistentIdentifier {
    object.map { PersistentIdentifier($0.objectID) }
      ?? PersistentIdentifier(entityName: schema.name, temporary: temporaryNumber)
  }

  var modelContext: ModelContext? {
    (object?.managedObjectContext as? SwiftDataContext)?.owner
  }

  /// Sets a property in the object's initializer.
  public func initialize<Value>(_ name: String, _ value: Value) {
    values[name] = value
  }

  // MARK: Reading

  /// Returns the value of a property to an observer.
  public func get<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String
  ) -> Value {
    if !QuietReads.isOn { usedRegistrar().access(model, keyPath: keyPath) }
    // Unwrapped first: no value at all would pass for the nil of an optional type.
    if let known = values[name], let value = known as? Value { return value }
    guard let value = read(name) as? Value else {
      fatalError("\(schema.name).\(name) has no value, but its type \(Value.self) needs one.")
    }
    return value
  }

  private func usedRegistrar() -> ObservationRegistrar {
    if let registrar { return registrar }
    let new = ObservationRegistrar()
    registrar = new
    return new
  }

  private func read(_ name: String) -> Any? {
    guard let object, let property = schema.properties[name] else { return nil }
    switch property.kind {
    case .attribute(let codec, _, _):
      let value = codec.value(object.value(forKey: name))
      if let value { values[name] = value }
      return value
    case .relationship(let destination, _):
      let context = modelContext
      let ids = object.relatedIDs(forKey: name)
      if let value = destination.value(ids.compactMap { context?.model(with: $0) }) {
        return value
      }
      // A property that needs an object gets one that is deleted but not removed yet.
      return destination.value(ids.compactMap { context?.deletedModel(with: $0) })
    }
  }

  // MARK: Setting

  /// Sets a property, and notifies its observers.
  public func set<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, _ name: String, _ value: Value
  ) {
    func change() {
      settingName = name
      defer { settingName = nil }
      store(value, name, of: model)
    }
    guard let registrar else { return change() }
    registrar.withMutation(of: model, keyPath: keyPath, change)
  }

  private func store(_ value: Any, _ name: String, of model: any PersistentModel) {
    guard let property = schema.properties[name] else { return }
    switch property.kind {
    case .attribute(let codec, _, _):
      object?.setValue(codec.kept(value), forKey: name)
      values[name] = value
    case .relationship(let destination, _):
      let others = destination.objects(value)
      if let object {
        relate(object, name, to: others, keepsOthers: false)
      } else {
        values[name] = value
        // An object that is connected with an object of a context belongs there, too.
        others.lazy.compactMap(\.modelContext).first?.add(model)
      }
    }
  }

  private func relate(
    _ object: SwiftDataObject, _ name: String, to others: [any PersistentModel], keepsOthers: Bool
  ) {
    guard let context = modelContext else { return }
    for other in others { context.add(other) }
    var objects = others.compactMap { context.object(of: $0) as NSManagedObject? }
    if keepsOthers {
      let known = Set(objects.map(\.objectID))
      let ids = object.relatedIDs(forKey: name).filter { !known.contains($0) }
      objects += ids.compactMap { object.managedObjectContext?.knownObject(with: $0) }
    }
    object.setValue(objects, forKey: name)
  }

  /// Gives a new object its managed object, which takes over what it has.
  func insert(_ model: any PersistentModel, as object: SwiftDataObject) {
    self.object = object
    object.model = model
    var relationships: [(String, [any PersistentModel])] = []
    for name in schema.sortedNames {
      guard let property = schema.properties[name], let value = values[name] else { continue }
      switch property.kind {
      case .attribute(let codec, _, _):
        object.setPrimitiveValue(codec.kept(value), forKey: name)
      case .relationship(let destination, _):
        values[name] = nil
        relationships.append((name, destination.objects(value)))
      }
    }
    // After all values: the objects at the other ends are inserted, too, and may lead back to this one.
    for (name, others) in relationships where !others.isEmpty {
      let isToMany = schema.properties[name]?.isToMany ?? false
      relate(object, name, to: others, keepsOthers: isToMany)
    }
  }

  // MARK: Changes

  /// Tells observers that the context changes a property; all of them if the name is empty.
  func willChange(_ name: String, of model: any PersistentModel) {
    if name == settingName { return }
    if name.isEmpty { values = [:] } else { values[name] = nil }
    guard let registrar else { return }
    for (each, property) in schema.properties where name.isEmpty || each == name {
      property.announce(model, registrar)
    }
  }
}

extension _ModelProperty {
  var isToMany: Bool {
    if case .relationship(let destination, _) = kind { destination.isToMany } else { false }
  }
}

/// A mark for reads of properties that a fetch makes. A view does not depend on all that its query has looked at.
enum QuietReads {
  @TaskLocal static var isOn = false
}

private enum TemporaryNumbers {
  private static let last = Atomic<Int64>(0)

  static func next() -> Int64 { last.wrappingSubtract(1, ordering: .relaxed).newValue }
}

/// Stands for the storage of a property, so that the compiler sees whether an initializer has set it. Made by `@Model`.
public struct _ModelStorage: Sendable {
  public init() {}
}
