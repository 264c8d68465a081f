import SwiftData
import SwiftUI

/// Shows the tool to people who have logged in, and a form to everybody else.
struct ToolScreen: View {
  @Environment(VisitorSession.self) private var session
  @Query private var accounts: [Account]

  var body: some View {
    if let account = accounts.first(where: { $0.name == session.user }) {
      // A window stays on the list as long as it shows this view.
      ToolTabs(account: account)
        .task { await Attendance.shared.stay(account.name, at: session.address) }
    } else {
      LoginScreen(isFirst: accounts.isEmpty)
    }
  }
}

private struct ToolTabs: View {
  let account: Account
  @Environment(VisitorSession.self) private var session

  var body: some View {
    TabView {
      Tab("Stock", systemImage: "shippingbox") {
        NavigationStack {
          StockScreen()
            .toolbar { Button("Log Out") { session.logOut() } }
        }
      }
      Tab("Inventory", systemImage: "checklist") { InventoryScreen() }
      if account.role == .administrator {
        Tab("People", systemImage: "person.2") { PeopleScreen(administrator: account) }
      }
    }
  }
}
