import Foundation

/// Which objects of a model are fetched, and in which order. See Apple's documentation of `FetchDescriptor`.
///
/// ```swift
/// var recent = FetchDescriptor<Recipe>(sortBy: [SortDescriptor(\.date, order: .reverse)])
/// recent.fetchLimit = 3
/// ```
///
/// A store in a file finds and orders objects in its database where that means the same. Otherwise the predicate is evaluated for each object of
/// the model.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that objects must satisfy; nil for all.
  public var predicate: Predicate<T>?
  /// The order of the results. Without one, they come in the order in which they were made.
  public var sortBy: [SortDescriptor<T>]
  /// The most objects that are fetched; nil for all.
  public var fetchLimit: Int?
  /// The number of objects that are left out at the beginning.
  public var fetchOffset: Int?
  /// True if the results include objects that have not been saved. Default: true.
  public var includePendingChanges = true

  /// Creates a description of a fetch.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
