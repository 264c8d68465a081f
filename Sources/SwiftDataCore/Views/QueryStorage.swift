import BanyanGraph
import Combine
import CoreData
import Foundation
import Logging
import SwiftUICore

/// The terms of a view's query.
struct QueryDeclaration<Element: PersistentModel>: Equatable {
  let descriptor: FetchDescriptor<Element>
  let animation: Animation?
  let transaction: Transaction?
  /// Stands for the predicate, because predicates cannot be compared; nil if there is none.
  private let predicateIdentity: PredicateIdentity?

  private final class PredicateIdentity: Sendable {}

  init(
    _ descriptor: FetchDescriptor<Element>, _ animation: Animation?, _ transaction: Transaction?
  ) {
    self.descriptor = descriptor
    self.animation = animation
    self.transaction = transaction
    predicateIdentity = descriptor.predicate.map { _ in PredicateIdentity() }
  }

  static func == (first: QueryDeclaration, second: QueryDeclaration) -> Bool {
    first.predicateIdentity === second.predicateIdentity && first.animation == second.animation
      && first.descriptor.sortBy == second.descriptor.sortBy
      && first.descriptor.fetchLimit == second.descriptor.fetchLimit
      && first.descriptor.fetchOffset == second.descriptor.fetchOffset
      && first.descriptor.includePendingChanges == second.descriptor.includePendingChanges
  }

  /// Makes a change of the results, with the animation that was asked for.
  func animate(_ change: () -> Void) {
    if let transaction {
      withTransaction(transaction, change)
    } else if let animation {
      withAnimation(animation, change)
    } else {
      change()
    }
  }
}

/// The results of one query of one view, which follow the context.
///
/// Used on the main actor only, like the view.
final class QueryStorage<Element: PersistentModel>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  private(set) var models: [Element] = []
  private(set) var error: (any Error)?
  private(set) var context: ModelContext?
  private var declaration: QueryDeclaration<Element>?
  private var hasReported = false

  /// Takes over what the view declares and where it is, before the view's body runs.
  func connect(to context: ModelContext, _ declaration: QueryDeclaration<Element>) {
    if self.context === context, self.declaration == declaration { return }
    if self.context !== context {
      self.context?.managed.stopNotifying(self)
      self.context = context
      context.managed.notify(self)
    }
    self.declaration = declaration
    take(fetched())
  }

  private func fetched() -> Result<[Element], any Error> {
    guard let context, let declaration else { return .success([]) }
    return Result { try context.models(of: declaration.descriptor) }
  }

  private func take(_ result: Result<[Element], any Error>) {
    switch result {
    case .success(let found):
      models = found
      error = nil
    case .failure(let failure):
      models = []
      error = failure
      if !hasReported {
        hasReported = true
        Logger(label: "com.apple.SwiftData").warning(
          "A query for \(Element.self) found nothing: \(failure)")
      }
    }
  }
}

extension QueryStorage: ContextObserver {
  func contextDidChange(_ changes: ContextChanges) {
    guard MainThread.isCurrent else {
      let carried = Carried((self, changes))
      Task { @MainActor in carried.value.0.follow(carried.value.1) }
      return
    }
    follow(changes)
  }

  private func follow(_ changes: ContextChanges) {
    guard let declaration, changes.concerns([Element._$modelSchema.name]) else { return }
    let result = fetched()
    // A view that shows a property of an object depends on it by itself.
    if let found = try? result.get(), error == nil, found.elementsEqual(models, by: ===) { return }
    declaration.animate {
      objectWillChange.send()
      take(result)
    }
  }
}
