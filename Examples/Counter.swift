import SwiftUI

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    VStack(spacing: 16) {
      Text("\(count)")
        .font(.largeTitle)
      Button("Count") { count += 1 }
      List(1...20, id: \.self) { number in
        Text("Row \(number)")
      }
    }
    .padding()
  }
}
