import Combine
import Foundation
import SwiftUI

/// A window with an example of everything that must end with it, and that counts each.
struct RoundsView: View {
  @StateObject private var life = Life()

  var body: some View {
    Text("Here")
      .task {
        Lives.tasks += 1
        // Ends only when it is cancelled. A `Task.sleep` would keep 720 bytes
        // until the time at which it would have ended.
        let never = AsyncStream(Never.self) { _ in }
        for await _ in never {}
        Lives.tasks -= 1
      }
      .onReceive(life.ticks) { life.count += 1 }
      .onAppear { Lives.appearances += 1 }
      .onDisappear { Lives.appearances -= 1 }
  }
}

/// Counts of living objects.
@MainActor
enum Lives {
  static var tasks = 0
  static var appearances = 0
  static var models = 0
  static var subscriptions = 0
  static var timers = 0

  static var all: [Int] { [tasks, appearances, models, subscriptions, timers] }
}

@MainActor
private final class Life: ObservableObject {
  @Published var count = 0

  // Foundation keeps 300 bytes of a `Timer` for good.
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private let subject = PassthroughSubject<Void, Never>()

  var ticks: some Publisher<Void, Never> {
    subject.handleEvents(
      receiveSubscription: { _ in MainActor.assumeIsolated { Lives.subscriptions += 1 } },
      receiveCancel: { MainActor.assumeIsolated { Lives.subscriptions -= 1 } })
  }

  init() {
    Lives.models += 1
    Lives.timers += 1
    timer.setEventHandler { [subject] in subject.send() }
    timer.setCancelHandler { MainActor.assumeIsolated { Lives.timers -= 1 } }
    timer.schedule(deadline: .now() + 1_000, repeating: 1_000)
    timer.activate()
  }

  isolated deinit {
    Lives.models -= 1
    timer.cancel()
  }
}
