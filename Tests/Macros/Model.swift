import SwiftData

/// A model's members: what it keeps, its state, and the initializer for objects of a store.
@Model
final class Note {
  /// A mark becomes a part of the schema, and so does a default value.
  @Attribute(.unique) var name: String
  var count = 3
  /// What is in memory only stays as it is.
  @Transient var isOpen = false

  init(name: String) {
    self.name = name
  }
}
