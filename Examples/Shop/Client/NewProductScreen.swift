import SwiftUI

/// The form for something new to sell.
struct NewProductScreen: View {
  @Environment(ProductStore.self) private var products
  @Environment(\.showMessage) private var showMessage
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var details = ""
  @State private var price: Decimal?
  @State private var isSending = false

  private var isComplete: Bool { !title.isEmpty && !details.isEmpty && price ?? 0 > 0 }

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextField("Description", text: $details, axis: .vertical)
        .lineLimit(3...)
      TextField("Price", value: $price, format: .number)
        .keyboardType(.decimalPad)
    }
    .navigationTitle("Sell Something")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Sell", action: sell)
          .disabled(!isComplete || isSending)
      }
    }
  }

  private func sell() {
    let cents = NSDecimalNumber(decimal: (price ?? 0) * 100).intValue
    let product = NewProduct(title: title, details: details, price: cents)
    isSending = true
    Task {
      if await showMessage.ifFailing({ try await products.sell(product) }) { dismiss() }
      isSending = false
    }
  }
}
