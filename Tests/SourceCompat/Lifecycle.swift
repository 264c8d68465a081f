// Actions when a view appears and disappears, when values change and when publishers publish.
import Combine
import SwiftUI

struct Watcher: View {
  @State private var count = 0
  @State private var name = ""
  let ticks: PassthroughSubject<Int, Never>
  let start: () -> Void
  let load: @Sendable () async -> Void

  var body: some View {
    Text(name)
      .onAppear()
      .onAppear { count = 0 }
      .onAppear(perform: start)
      .onAppear(perform: nil)
      .onDisappear()
      .onDisappear { count = 0 }
      .onDisappear(perform: reset)
      .onChange(of: count) { name = "\(count)" }
      .onChange(of: count, initial: true) { reset() }
      .onChange(of: name) { old, new in print(old, new) }
      .onChange(of: name, initial: true) { _, new in name = new }
      .onChange(of: [count]) { print("changed") }
    Text(name)
      .onChange(of: count, perform: { name = "\($0)" })
      .onReceive(ticks) { count = $0 }
      .onReceive(ticks, perform: set)
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
      .onReceive(Just(1)) { count += $0 }
    Text(name)
      .task { count = await next() }
      .task(load)
      .task(priority: .background) { await load() }
      .task(id: count) { await pause() }
      .task(id: name, priority: .high) { await pause() }
  }

  private func reset() { count = 0 }
  private func set(_ number: Int) { count = number }
  private func next() async -> Int { count + 1 }
  private func pause() async {}
}
