import Foundation
import SwiftUICore

/// The condition and order of results, which a view may change.
struct FetchSettings<Result: NSFetchRequestResult> {
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  /// The same order as values, if it was given so.
  var typed: [SortDescriptor<Result>] = []

  init(_ predicate: NSPredicate?, _ sortDescriptors: [NSSortDescriptor]) {
    self.predicate = predicate
    self.sortDescriptors = sortDescriptors
  }

  init(_ predicate: NSPredicate?, typed: [SortDescriptor<Result>]) {
    self.predicate = predicate
    self.typed = typed
    sortDescriptors = typed.map { Self.descriptor($0) }
  }

  mutating func sort(by typed: [SortDescriptor<Result>]) {
    self = FetchSettings(predicate, typed: typed)
  }

  mutating func sort(by descriptors: [NSSortDescriptor]) {
    self = FetchSettings(predicate, descriptors)
  }

  private static func descriptor(_ order: SortDescriptor<Result>) -> NSSortDescriptor {
    NSSortDescriptor(keyPath: \Result.self, ascending: true) { first, second in
      guard let first = first as? Result, let second = second as? Result else {
        return .orderedSame
      }
      return order.compare(first, second)
    }
  }

  /// Returns true if settings find the same. Predicates have no `==`, and are the same only if they are one object.
  func isSame(as other: FetchSettings) -> Bool {
    guard predicate === other.predicate, typed == other.typed else { return false }
    if !typed.isEmpty { return true }
    return sortDescriptors.elementsEqual(other.sortDescriptors) { first, second in
      // All orders with keys have one key path. Two orders with another key path may differ in their comparison, but are written at one place.
      first === second
        || first.keyPath != \NSManagedObject.self && first.keyPath == second.keyPath
          && first.ascending == second.ascending
    }
  }
}

/// The fetch that a property of a view declares.
struct FetchDeclaration<Result: NSFetchRequestResult>: Equatable {
  var query: FetchQuery
  var settings: FetchSettings<Result>
  var transaction: Transaction?
  var animation: Animation?

  init(
    _ entity: NSEntityDescription?, _ settings: FetchSettings<Result>, _ animation: Animation?
  ) {
    ManagedClasses.note(anyType: Result.self)
    query = FetchQuery(entityName: entity?.name)
    self.settings = settings
    self.animation = animation
  }

  init(
    _ request: NSFetchRequest<Result>, _ animation: Animation?, _ transaction: Transaction? = nil
  ) {
    query = request.query
    settings = FetchSettings(query.predicate, query.sortDescriptors)
    self.animation = animation
    self.transaction = transaction
  }

  static func == (first: FetchDeclaration, second: FetchDeclaration) -> Bool {
    first.settings.isSame(as: second.settings) && first.animation == second.animation
      && first.query.entityName == second.query.entityName
      && first.query.limit == second.query.limit && first.query.offset == second.query.offset
      && first.query.includesSubentities == second.query.includesSubentities
      && first.query.includesPendingChanges == second.query.includesPendingChanges
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
