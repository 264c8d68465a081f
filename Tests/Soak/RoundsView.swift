import Combine
import Foundation
import SwiftUI

/// A window that has something of everything which must end with it, and counts it.
struct RoundsView: View {
  @StateObject private var life = Life()

  var body: some View {
    Text("Here")
      .task {
        Lives.tasks += 1
        // It ends when it is cancelled, and not before.
        try? await Task.sleep(for: .seconds(100_000))
        Lives.tasks -= 1
      }
      .onReceive(life.ticks) { _ in life.count += 1 }
      .onAppear { Lives.appearances += 1 }
      .onDisappear { Lives.appearances -= 1 }
  }
}

/// How many there are.
@MainActor
enum Lives {
  static var tasks = 0
  static var appearances = 0
  static var models = 0
  static var timers = 0

  static var all: [Int] { [tasks, appearances, models, timers] }
}

@MainActor
private final class Life: ObservableObject {
  @Published var count = 0
  let ticks = Timer.publish(every: 1_000, on: .main, in: .common).autoconnect()
    .handleEvents(
      receiveSubscription: { _ in MainActor.assumeIsolated { Lives.timers += 1 } },
      receiveCancel: { MainActor.assumeIsolated { Lives.timers -= 1 } })

  init() { Lives.models += 1 }

  isolated deinit { Lives.models -= 1 }
}
