import Foundation
import SwiftData

// The models of a kitchen, for tests.

enum Course: String, Codable {
  case starter, main, dessert
}

struct Price: Codable, Equatable {
  var amount: Int
  var currency = "EUR"
}

@Model
final class Cook {
  @Attribute(.unique) var name: String
  var stars = 0
  @Relationship(deleteRule: .cascade, inverse: \Dish.cook) var dishes: [Dish] = []

  init(_ name: String) {
    self.name = name
  }
}

@Model
final class Dish {
  var title: String
  var minutes: Int = 10
  var isHot = false
  var course = Course.main
  var price: Price?
  var date: Date?
  var tags: [String] = []
  var cook: Cook?
  @Transient var isOpen = false

  init(_ title: String, minutes: Int = 10, cook: Cook? = nil) {
    self.title = title
    self.minutes = minutes
    self.cook = cook
  }

  var heading: String { title.uppercased() }
}

/// A recipe whose steps go with it, and always have one.
@Model
final class Recipe {
  var title: String
  @Relationship(deleteRule: .cascade, inverse: \Step.recipe) var steps: [Step] = []

  init(_ title: String) {
    self.title = title
  }
}

@Model
final class Step {
  var text: String
  var recipe: Recipe

  init(_ text: String, of recipe: Recipe) {
    self.text = text
    self.recipe = recipe
  }
}

/// A shelf with jars on it stays; what made a jar may go.
@Model
final class Shelf {
  @Relationship(deleteRule: .deny, inverse: \Jar.shelf) var jars: [Jar] = []

  init() {}
}

@Model
final class Maker {
  // Without a word about it, the rule is to nullify, and the inverse is found.
  var jars: [Jar]?

  init() {}
}

@Model
final class Jar {
  var shelf: Shelf?
  var maker: Maker?

  init(shelf: Shelf? = nil, maker: Maker? = nil) {
    self.shelf = shelf
    self.maker = maker
  }
}

@MainActor
enum Kitchen {
  static func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kitchen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Copies a store that is open: the file, and the newest transactions beside it.
  static func copy(_ file: URL, to copy: URL) throws {
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: file.path + ending, toPath: copy.path + ending)
    }
  }

  /// Returns a container in memory that saves only when told.
  static func makeContainer() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Cook.self, Shelf.self, Maker.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.autosaveEnabled = false
    return container
  }

  static func titles(
    _ context: ModelContext, _ descriptor: FetchDescriptor<Dish> = FetchDescriptor()
  ) throws -> [String] {
    try context.fetch(descriptor).map(\.title)
  }
}
