import BanyanGraph
import Foundation
import SwiftUICore

extension View {
  /// Provides a container to this view and its content.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ProvidedContainer(container: container))
  }

  /// Makes a container for a class of models and those to which its relationships lead, and provides it to this view and its content.
  ///
  /// ```swift
  /// RecipeList()
  ///   .modelContainer(for: Recipe.self)
  /// ```
  /// - Parameters:
  ///   - modelType: the class.
  ///   - inMemory: whether nothing is written to a file.
  ///   - isAutosaveEnabled: whether changes are saved by themselves.
  ///   - isUndoEnabled: there is no undo; true has no effect, which is logged.
  ///   - onSetup: receives the container, or the error for which there is none.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for some classes of models, and provides it to this view and its content.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      MadeContainer(
        settings: ContainerSettings(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: onSetup)))
  }

  /// Provides a context to this view and its content.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Provides a container to the views of this scene.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene {
    providing(ModelContextKey.self, identity: ObjectIdentifier(container)) {
      .main(of: container)
    }
  }

  /// Makes a container for a class of models and those to which its relationships lead, and provides it to the views of this scene.
  ///
  /// ```swift
  /// WindowGroup { RecipeList() }
  ///   .modelContainer(for: Recipe.self)
  /// ```
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for some classes of models, and provides it to the views of this scene.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let settings = ContainerSettings(
      types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    let carried = Carried(settings)
    return providing(ModelContextKey.self, identity: settings.identity) {
      carried.value.open().map { .main(of: $0) } ?? ModelContextKey.defaultValue
    }
  }

  /// Provides a context to the views of this scene.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene {
    let carried = Carried(modelContext)
    return providing(ModelContextKey.self, identity: ObjectIdentifier(modelContext)) {
      ProvidedContext(context: carried.value)
    }
  }
}

private struct ProvidedContainer: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View {
    content.environment(\.providedContext, .main(of: container))
  }
}

private struct MadeContainer: ViewModifier {
  nonisolated(unsafe) private let settings: ContainerSettings
  @State private var opened: OpenedContainer

  nonisolated init(settings: ContainerSettings) {
    self.settings = settings
    _opened = State(wrappedValue: OpenedContainer())
  }

  func body(content: Content) -> some View {
    content.environment(
      \.providedContext,
      opened.container(settings).map { .main(of: $0) } ?? ModelContextKey.defaultValue)
  }
}
