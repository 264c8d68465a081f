import Foundation
import SwiftData

/// A job that goes through all items. Its progress is kept with the items, so every page shows it, and one that is opened later too.
@Model
final class Inventory {
  var startedBy: String
  var startedAt = Date()
  var doneCount = 0
  var totalCount: Int
  /// True when it has ended, or was stopped.
  var isOver = false

  init(startedBy: String, totalCount: Int) {
    self.startedBy = startedBy
    self.totalCount = totalCount
  }
}

/// Does an inventory in the background, with a context of its own.
@ModelActor
actor InventoryWorker {
  /// Checks each item, and saves after each, so that a page shows how far it is. Whoever sets `isOver` stops it.
  /// - Parameter check: what takes long.
  func run(_ id: PersistentIdentifier, check: @Sendable (String) async -> Void) async throws {
    let names = try modelContext.fetch(
      FetchDescriptor<StockItem>(sortBy: [SortDescriptor(\.name)])
    ).map(\.name)
    for name in names {
      await check(name)
      // Others have worked with the same objects meanwhile.
      guard let inventory = self[id, as: Inventory.self], !inventory.isOver else { return }
      let item = FetchDescriptor<StockItem>(predicate: #Predicate { $0.name == name })
      try modelContext.fetch(item).first?.checkedAt = Date()
      inventory.doneCount += 1
      // Setting it to false could undo what another page has set meanwhile.
      if inventory.doneCount == names.count { inventory.isOver = true }
      try modelContext.save()
    }
  }
}
