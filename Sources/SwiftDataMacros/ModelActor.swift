import SwiftDataCore

/// Gives an actor a context of its own, and makes it a ``ModelActor``.
///
///     @ModelActor
///     actor Importer {
///       func add(_ names: [String]) throws {
///         for name in names { modelContext.insert(Recipe(name: name)) }
///         try modelContext.save()
///       }
///     }
///
/// The actor has an initializer that takes a container. An actor that declares an initializer itself gets none, and sets `modelContainer` and
/// `modelExecutor` in its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() =
  #externalMacro(module: "SwiftUIMacrosPlugin", type: "ModelActorMacro")
