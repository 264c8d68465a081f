import SwiftDataCore

/// Makes a class a model, whose objects SwiftData keeps.
///
///     @Model
///     class Recipe {
///       var name: String
///       @Relationship(deleteRule: .cascade) var steps: [Step] = []
///
///       init(name: String) { self.name = name }
///     }
///
/// Its variables are kept, and views that read them are evaluated when they change. Their types are `Codable`, or models: one, an optional one, or an array. A constant, a `lazy` variable
/// and one with observers cannot be kept; mark them with ``Transient()``.
@attached(
  member, names: named(_$modelSchema), named(_$modelState), named(init(_modelState:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftUIMacrosPlugin", type: "ModelMacro")

/// Says how a property of a model is kept.
///
///     @Attribute(.unique) var isbn: String
///
/// - Parameters:
///   - options: such as `.unique`.
///   - originalName: The name that the property had in an earlier version of the model.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil) =
  #externalMacro(module: "SwiftUIMacrosPlugin", type: "ModelMarkMacro")

/// Says how a model refers to others.
///
///     @Relationship(deleteRule: .cascade, inverse: \Step.recipe) var steps: [Step] = []
///
/// - Parameters:
///   - deleteRule: The effect on the others when an object is deleted.
///   - originalName: The name that the property had in an earlier version of the model.
///   - inverse: The property that leads back; without one, the only one that can.
@attached(peer)
public macro Relationship(
  deleteRule: Schema.Relationship.DeleteRule = .nullify, originalName: String? = nil,
  inverse: AnyKeyPath? = nil
) = #externalMacro(module: "SwiftUIMacrosPlugin", type: "ModelMarkMacro")

/// Keeps a property of a model in memory only. It has a default value, which it gets again when the object is fetched.
///
///     @Transient var isExpanded = false
@attached(peer)
public macro Transient() =
  #externalMacro(module: "SwiftUIMacrosPlugin", type: "ModelMarkMacro")

/// The accessors that ``Model()`` attaches to each property that is kept.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "SwiftUIMacrosPlugin", type: "PersistedPropertyMacro")
