import SwiftData
import SwiftUI

/// Starts an inventory, shows how far it is, and stops it.
struct InventoryScreen: View {
  @Environment(VisitorSession.self) private var session
  @Environment(\.modelContext) private var context
  @Query(sort: \Inventory.startedAt, order: .reverse) private var inventories: [Inventory]
  @State private var message: String?
  /// Checks the item with a name. A tool of yours asks a scale, or another server.
  var check: @Sendable (String) async -> Void = { _ in try? await Task.sleep(for: .seconds(1)) }

  var body: some View {
    List {
      if let message { Text(message).foregroundStyle(.red) }
      if let running = inventories.first(where: { !$0.isOver }) {
        ProgressView(
          "Started by \(running.startedBy)", value: Double(running.doneCount),
          total: Double(running.totalCount))
        Button("Stop") { running.isOver = true }
      } else {
        Button("Start Inventory", action: start)
      }
      Section("Before") {
        ForEach(inventories.filter(\.isOver)) { inventory in
          LabeledContent(
            inventory.startedBy, value: "\(inventory.doneCount) of \(inventory.totalCount)")
        }
      }
    }
  }

  private func start() {
    do {
      let count = try context.fetchCount(FetchDescriptor<StockItem>())
      guard count > 0, let user = session.user else { return }
      let inventory = Inventory(startedBy: user, totalCount: count)
      context.insert(inventory)
      try context.save()
      let worker = InventoryWorker(modelContainer: context.container)
      // The task belongs to nobody, so it goes on when the page is closed.
      Task.detached { [id = inventory.persistentModelID, check] in
        try await worker.run(id, check: check)
      }
    } catch {
      message = error.localizedDescription
    }
  }
}
