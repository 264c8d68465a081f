import BanyanStoreKit
import BanyanTesting
import SwiftUICore
import Testing

@MainActor
@Suite struct StoreTests {
  struct Shop: View {
    @Environment(\.requestReview) private var requestReview
    @State private var outcome = "nothing"

    var body: some View {
      Text(outcome)
      Button("Rate") {
        requestReview()
        outcome = "asked"
      }
      Button("Buy") {
        Task {
          do {
            let products = try await Product.products(for: ["pro"])
            outcome = "\(products.count) products, can pay: \(AppStore.canMakePayments)"
          } catch {
            outcome = "\(error)"
          }
        }
      }
      Button("Restore") {
        Task {
          var count = 0
          for await _ in BanyanStoreKit.Transaction.currentEntitlements { count += 1 }
          do {
            try await AppStore.sync()
          } catch {
            outcome = "\(count) bought, \(error)"
          }
        }
      }
    }
  }

  @Test func anAppFindsAStoreWithoutProducts() async {
    let app = TestApp(Shop())
    app.window.button("Rate").tap()
    #expect(app.window.shows("asked"))
    app.window.button("Buy").tap()
    await app.wait { app.window.shows("0 products, can pay: false") }
    app.window.button("Restore").tap()
    await app.wait { app.window.shows("0 bought, notAvailableInStorefront") }
  }
}
