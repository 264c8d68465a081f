import SwiftUI

/// Things to press.
struct ButtonsPage: View {
  @State private var count = 0

  var body: some View {
    List {
      Section("Pressed \(count) times") {
        Button("Press") { count += 1 }
        Button("Back to zero", role: .destructive) { count = 0 }
          .disabled(count == 0)
      }
    }
  }
}
