import BanyanGraph
import Combine
import Foundation
import Logging
import SwiftUICore

/// The results of one fetch request of one view, which follow the context.
///
/// Used on the main actor only, like the view.
final class FetchStorage<Result: NSFetchRequestResult>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private(set) var objects: [Result] = []
  /// Counts the changes of the results. The same objects with other values are other results, so that rows are made again.
  private(set) var version = 0
  private(set) var settings = FetchSettings<Result>(nil, [])
  private var declaration: FetchDeclaration<Result>?
  private var context: NSManagedObjectContext?
  private var ids: [NSManagedObjectID] = []
  private var entityNames: Set<String> = []
  private var hasReported = false

  private var logger: Logger { Logger(label: "com.apple.SwiftUI") }

  /// Takes over what the view declares and where it is, before the view's body runs.
  func connect(to context: NSManagedObjectContext, _ declaration: FetchDeclaration<Result>) {
    var isCurrent = true
    if self.declaration != declaration {
      self.declaration = declaration
      settings = declaration.settings
      isCurrent = false
    }
    if self.context !== context {
      self.context?.state.remove(self)
      self.context = context
      context.state.add(self)
      isCurrent = false
    }
    if !isCurrent { take(fetched()) }
  }

  /// Changes how the results are found, for the view itself.
  func change(_ change: (inout FetchSettings<Result>) -> Void) {
    guard let declaration else { return }
    declaration.animate {
      objectWillChange.send()
      change(&settings)
      take(fetched())
    }
  }

  // MARK: Fetching

  private func fetched() -> [NSManagedObject] {
    guard let context, let declaration else { return [] }
    guard let model = context.model else {
      report("The environment has no managedObjectContext for a fetch of \(Result.self).")
      return []
    }
    guard let entity = entity(in: model) else {
      report("The model of the managedObjectContext has no entity for a fetch of \(Result.self).")
      return []
    }
    entityNames = entity.names
    var query = declaration.query
    query.entityName = entity.name
    query.predicate = settings.predicate
    query.sortDescriptors = settings.sortDescriptors
    do {
      return try context.objects(of: query)
    } catch {
      report(error.localizedDescription)
      return []
    }
  }

  private func entity(in model: NSManagedObjectModel) -> NSEntityDescription? {
    if let name = declaration?.query.entityName { return model.entitiesByName[name] }
    guard let type = Result.self as? NSManagedObject.Type else { return nil }
    let name = String(describing: type)
    return model.entities.first { $0.className == name }
      ?? LoadedModels.entity(of: type).flatMap { model.entitiesByName[$0.name ?? ""] }
  }

  private func take(_ found: [NSManagedObject]) {
    objects = found.compactMap { $0 as? Result }
    version += 1
    ids = found.map(\.objectID)
    if objects.count < found.count {
      report("Some fetched objects are not of type \(Result.self).")
    }
  }

  private func report(_ text: String) {
    if hasReported { return }
    hasReported = true
    logger.warning("\(text)")
  }
}

extension FetchStorage: ContextObserver {
  func contextDidChange(_ changes: ContextChanges) {
    guard MainThread.isCurrent else {
      // A context that is not the main queue's should not be in the environment; its changes must not be lost for that.
      let carried = Carried((self, changes))
      Task { @MainActor in carried.value.0.follow(carried.value.1) }
      return
    }
    follow(changes)
  }

  private func follow(_ changes: ContextChanges) {
    guard let declaration, changes.concerns(entityNames) else { return }
    let found = fetched()
    // As on Apple's systems, a change of an object that is shown counts as a change of the results.
    guard found.map(\.objectID) != ids || changes.updates(Set(ids)) || changes.isReset else {
      return
    }
    declaration.animate {
      objectWillChange.send()
      take(found)
    }
  }
}
