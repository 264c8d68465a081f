import Foundation

/// The objects that a ``FetchRequest`` has found. See Apple's documentation of `FetchedResults`.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  let storage: FetchStorage<Result>
  private let version: Int

  init(_ storage: FetchStorage<Result>) {
    objects = storage.objects
    version = storage.version
    self.storage = storage
  }

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition that the objects must satisfy; nil for all. Setting it fetches at once.
  public var nsPredicate: NSPredicate? {
    get { storage.settings.predicate }
    nonmutating set { storage.change { $0.predicate = newValue } }
  }

  /// The order of the objects. Setting it fetches at once.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { storage.settings.sortDescriptors }
    nonmutating set { storage.change { $0.sort(by: newValue) } }
  }

  /// The order of the objects, as values; empty if the order was given as `NSSortDescriptor`s. Setting it fetches at once.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { storage.settings.typed }
    nonmutating set { storage.change { $0.sort(by: newValue) } }
  }
}
