import SwiftData

/// An actor's members: its container, its executor, and the initializer that makes both.
@ModelActor
public actor Importer {}

/// An actor with an initializer gets no other.
@ModelActor
actor Counter {
  init(_ container: ModelContainer) {
    modelContainer = container
    modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
  }
}
