import SwiftData
import SwiftUI

/// A stock list for a team.
///
///     banyan run Examples/Tool --data FOLDER
///
/// With the option all visitors have the same accounts and items, and they are there when the tool starts again. The first account
/// that is created is the administrator's, so create it before others can reach the tool.
@main
struct ToolApp: App {
  var body: some Scene {
    WindowGroup("Stock") {
      ToolScreen()
    }
    .modelContainer(for: [Account.self, StockItem.self, Inventory.self])
  }
}
