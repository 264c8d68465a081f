import SwiftUI

@MainActor
final class Lamp: ObservableObject {
  let motto = "Seen by those who look"
  @Published var isBurning = false
}

/// Makes the object and knows nothing more of it, but that it is there for all below.
struct Lighthouse: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    let _ = Self._printChanges()
    LighthouseTower()
      .environmentObject(lamp)
  }
}

/// Between the two, without a word about the lamp.
struct LighthouseTower: View {
  var body: some View {
    let _ = Self._printChanges()
    LampRoom()
      .padding()
  }
}

struct LampRoom: View {
  @EnvironmentObject private var lamp: Lamp

  var body: some View {
    let _ = Self._printChanges()
    VStack(spacing: 16) {
      Image(systemName: lamp.isBurning ? "lightbulb.fill" : "lightbulb")
        .font(.largeTitle)
        .foregroundStyle(lamp.isBurning ? Color.orange : .secondary)
      Text(lamp.motto).font(.headline)
      Toggle("Burning", isOn: $lamp.isBurning)
        .fixedSize()
    }
  }
}
