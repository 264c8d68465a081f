// Actors with a context of their own.
import Foundation
import SwiftData

@Model
final class Parcel {
  var name: String
  init(name: String) { self.name = name }
}

@ModelActor
actor Sorter {
  func rename(_ id: PersistentIdentifier) throws {
    self[id, as: Parcel.self]?.name = "sorted"
    try modelContext.save()
    print(modelContainer, modelExecutor.modelContext, unownedExecutor)
  }
}

final class OtherExecutor: SerialModelExecutor {
  let inner: DefaultSerialModelExecutor
  var modelContext: ModelContext { inner.modelContext }

  init(_ context: ModelContext) { inner = DefaultSerialModelExecutor(modelContext: context) }

  func enqueue(_ job: consuming ExecutorJob) { inner.enqueue(job) }
  func asUnownedSerialExecutor() -> UnownedSerialExecutor { inner.asUnownedSerialExecutor() }
}
