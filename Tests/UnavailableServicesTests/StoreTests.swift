import BanyanStoreKit
import BanyanTesting
import SwiftUICore
import Testing

@MainActor
@Suite struct StoreTests {
  struct Shop: View {
    @Environment(\.requestReview) private var requestReview
    @State private var said = "nothing"

    var body: some View {
      Text(said)
      Button("Rate") {
        requestReview()
        said = "asked"
      }
      Button("Buy") {
        Task {
          do {
            let products = try await Product.products(for: ["pro"])
            said = "\(products.count) products, can pay: \(AppStore.canMakePayments)"
          } catch {
            said = "\(error)"
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
            said = "\(count) bought, \(error)"
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
