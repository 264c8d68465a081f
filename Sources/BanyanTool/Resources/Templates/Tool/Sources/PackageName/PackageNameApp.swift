import SwiftData
import SwiftUI

/// A tool that colleagues log in to. All of them see the same orders.
@main
struct PackageNameApp: App {
  private let container: ModelContainer
  private let accounts: Accounts

  init() {
    let environment = ProcessInfo.processInfo.environment
    accounts = Accounts(environment["ACCOUNTS"] ?? "")
    let file = URL(fileURLWithPath: environment["DATABASE"] ?? "PackageName.store")
    do {
      container = try ModelContainer(
        for: Order.self, configurations: ModelConfiguration(url: file))
    } catch {
      fatalError("\(file.path) cannot be opened: \(error)")
    }
  }

  var body: some Scene {
    WindowGroup("PackageName") {
      AccountView(accounts: accounts)
    }
    .modelContainer(container)
  }
}
