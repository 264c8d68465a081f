import Foundation
import Logging

/// A modifier's settings for the container that it makes.
struct ContainerSettings {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  /// The same for settings that need the same container.
  var identity: [AnyHashable] { types.map { AnyHashable(ObjectIdentifier($0)) } + [inMemory] }

  /// Makes the container; nil if it cannot be made, which is logged.
  @MainActor
  func open() -> ModelContainer? {
    let logger = Logger(label: "com.apple.SwiftData")
    if isUndoEnabled {
      logger.warning("There is no undo: isUndoEnabled has no effect.")
    }
    let result = Result {
      try ModelContainer(
        for: Schema(types),
        configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
    }
    switch result {
    case .success(let container):
      container.mainContext.autosaveEnabled = isAutosaveEnabled
    case .failure(let error):
      logger.error("The container could not be made: \(error.localizedDescription)")
    }
    onSetup(result)
    return try? result.get()
  }
}

/// A container that is made once, for a view that may be evaluated many times.
@MainActor
final class OpenedContainer {
  private var identity: [AnyHashable]?
  private var container: ModelContainer?

  nonisolated init() {}

  func container(_ settings: ContainerSettings) -> ModelContainer? {
    if identity != settings.identity {
      identity = settings.identity
      container = settings.open()
    }
    return container
  }
}
