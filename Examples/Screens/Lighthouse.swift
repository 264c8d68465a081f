import SwiftUI

@MainActor
final class Lamp: ObservableObject {
  let motto = "Seen by those who look"
  @Published var isBurning = false
}

/// Creates the lamp and only provides it to its subviews.
struct Lighthouse: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    let _ = Self._printChanges()
    LighthouseTower()
      .environmentObject(lamp)
  }
}

/// A view between the two, which doesn't mention the lamp.
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
