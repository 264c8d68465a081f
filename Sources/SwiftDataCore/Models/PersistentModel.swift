import Foundation
import Observation

/// A class whose objects SwiftData keeps. See Apple's documentation of `PersistentModel`.
///
/// `@Model` makes a class one. Its objects are equal if they stand for the same object of a store.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// Creates the object that stands for an object of a store. Made by `@Model`.
  init(_modelState: _ModelState)

  /// The contents of the object. Made by `@Model`.
  var _$modelState: _ModelState { get }

  /// The properties that are kept. Made by `@Model`.
  static var _$modelSchema: _ModelSchema { get }
}

extension PersistentModel {
  /// The identity of the object. It changes once, when the object is inserted into a context.
  public var persistentModelID: PersistentIdentifier { _$modelState.persistentModelID }

  /// The identity of the object, unless the class has an `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context into which the object was inserted or that has fetched it; nil for an object that is not, or no longer, kept.
  public var modelContext: ModelContext? { _$modelState.modelContext }

  /// True if the object has been inserted or changed since it was last saved.
  public var hasChanges: Bool { _$modelState.object?.hasChanges ?? false }

  /// True if the object will be deleted when its context is saved.
  public var isDeleted: Bool { _$modelState.object?.isDeleted ?? false }

  public static func == (left: Self, right: Self) -> Bool {
    left === right || left.persistentModelID == right.persistentModelID
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(persistentModelID)
  }
}
