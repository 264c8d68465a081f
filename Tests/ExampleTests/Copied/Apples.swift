import SwiftUI

/// Views to use in the playground, so that a test can be copied there.
struct AppleOrder: View {
  @State private var count = 0
  @State private var isPaid = false
  @State private var name = ""

  var body: some View {
    VStack {
      Text("\(count) apples")
      Button("Add \"one\"") { count += 1 }
      Toggle("Paid", isOn: $isPaid)
      TextField("Name", text: $name)
      AppleReceipt(isPaid: isPaid)
    }
  }
}

struct AppleReceipt: View {
  let isPaid: Bool

  var body: some View { Text(isPaid ? "Paid" : "Open") }
}
