import BanyanHost
import Combine
import Testing

@testable import SwiftUICore

/// The work of a lazy container when it gets new data.
@MainActor
@Suite struct LazyRowTests {
  private final class SilentHost: BanyanHost.Host {
    func apply(_ batch: [Mutation]) {}
  }

  /// An identity that counts how often it is compared.
  nonisolated struct Compared: Hashable {
    let number: Int
    nonisolated(unsafe) static var count = 0

    static func == (left: Compared, right: Compared) -> Bool {
      count += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  struct Row: Identifiable {
    let id: Compared
    var title: String
  }

  final class Model: ObservableObject {
    @Published var rows: [Row]
    init(count: Int) {
      rows = (0..<count).map { Row(id: Compared(number: $0), title: "row \($0)") }
    }
  }

  struct Screen: View {
    @ObservedObject var model: Model
    var body: some View {
      LazyVStack { ForEach(model.rows) { Text($0.title) } }
    }
  }

  /// Returns how often identities are compared when an element changes.
  private func comparisons(of count: Int) -> Int {
    let model = Model(count: count)
    let app = RunningApp(view: { Screen(model: model) })
    // The checks look at the identities too.
    app.runtime.checksInvariants = false
    let window = app.open(on: SilentHost(), name: "window")
    Compared.count = 0
    model.rows[0].title += "!"
    app.runtime.flush()
    defer { window.close() }
    return Compared.count
  }

  @Test func `new elements with the same identities are compared with the old ones once`() {
    // As many rows are shown, and their elements compared.
    #expect(comparisons(of: 400) - comparisons(of: 100) == 300)
  }
}
