import BanyanTesting
import Combine
import Foundation
import Observation
import SwiftUICore
import Testing

/// Writes from eight threads at once. Under ThreadSanitizer, a data race is a failure as well.
@MainActor
@Suite struct EightThreads {
  nonisolated static let threadCount = 8
  nonisolated static let writeCount = 200

  /// Runs a piece of code on eight threads at once.
  nonisolated static func concurrently(_ body: @escaping @Sendable (Int) -> Void) async {
    await withCheckedContinuation { done in
      let group = DispatchGroup()
      for index in 0..<threadCount {
        group.enter()
        Thread.detachNewThread {
          body(index)
          group.leave()
        }
      }
      group.notify(queue: .global()) { done.resume() }
    }
  }

  final class Outlet {
    var bindings: [Binding<Int>] = []
  }

  struct Counter: View {
    let outlet: Outlet
    @State private var count = 0

    var body: some View {
      Text("\(count)").onAppear { outlet.bindings.append($count) }
    }
  }

  @Test func `A13 states that threads write show the last value of each`() async {
    let outlet = Outlet()
    let app = TestApp {
      ForEach(0..<Self.threadCount, id: \.self) { _ in Counter(outlet: outlet) }
    }
    let bindings = outlet.bindings
    await Self.concurrently { index in
      for count in 1...Self.writeCount { bindings[index].wrappedValue = count }
    }
    await app.settle()
    #expect(app.window.texts == Array(repeating: "\(Self.writeCount)", count: Self.threadCount))
  }

  struct Sum: View {
    let outlet: Outlet
    let trace: Trace
    @State private var count = 0

    final class Trace {
      var seen: [Int] = []
    }

    var body: some View {
      let _ = trace.seen.append(count)
      Text("\(count)").onAppear { outlet.bindings.append($count) }
    }
  }

  /// Thread 3 writes 3000, 3001 and so on: the values of one thread are seen in order.
  @Test func `A13 one state that all threads write shows the writes of each in order`() async {
    let outlet = Outlet()
    let trace = Sum.Trace()
    let app = TestApp(Sum(outlet: outlet, trace: trace))
    let binding = outlet.bindings[0]
    await Self.concurrently { index in
      for write in 0..<Self.writeCount { binding.wrappedValue = 1000 * (index + 1) + write }
    }
    await app.settle()
    #expect(trace.seen.last! % 1000 == Self.writeCount - 1)
    for index in 1...Self.threadCount {
      let own = trace.seen.filter { $0 / 1000 == index }
      #expect(own == own.sorted())
    }
  }

  @Test func `A13 a thread that has written a state reads what it wrote`() async {
    let outlet = Outlet()
    let app = TestApp {
      ForEach(0..<Self.threadCount, id: \.self) { _ in Counter(outlet: outlet) }
    }
    let bindings = outlet.bindings
    await Self.concurrently { index in
      for _ in 0..<Self.writeCount { bindings[index].wrappedValue += 1 }
    }
    await app.settle()
    #expect(app.window.texts == Array(repeating: "\(Self.writeCount)", count: Self.threadCount))
  }

  /// A value behind a lock that ThreadSanitizer recognizes; it doesn't recognize `Mutex`.
  final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.withLock { body(&value) }
    }
  }

  @Observable
  final class Board: Sendable {
    @ObservationIgnored private let storage = Guarded(Array(repeating: 0, count: threadCount))

    subscript(index: Int) -> Int {
      get {
        access(keyPath: \.[index])
        return storage.withLock { $0[index] }
      }
      set {
        withMutation(keyPath: \.[index]) { storage.withLock { $0[index] = newValue } }
      }
    }
  }

  struct BoardRow: View {
    let board: Board
    let index: Int
    var body: some View { Text("\(board[index])") }
  }

  struct BoardView: View {
    let board: Board
    var body: some View {
      ForEach(0..<threadCount, id: \.self) { BoardRow(board: board, index: $0) }
    }
  }

  @Test func `M13 an observable object that threads write shows their last values`() async {
    let board = Board()
    let app = TestApp(BoardView(board: board))
    await Self.concurrently { index in
      for count in 1...Self.writeCount { board[index] = count }
    }
    await app.settle()
    #expect(app.window.texts == Array(repeating: "\(Self.writeCount)", count: Self.threadCount))
  }

  final class Model: ObservableObject, Sendable {
    let count = Guarded(0)
  }

  struct ModelView: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count.withLock { $0 })") }
  }

  /// Each is reported as a mistake (B14), and no write is lost.
  @Test func `B14 values that threads publish are shown`() async {
    let model = Model()
    let app = TestApp(ModelView(model: model))
    await Self.concurrently { _ in
      for _ in 0..<20 {
        model.objectWillChange.send()
        model.count.withLock { $0 += 1 }
      }
    }
    model.objectWillChange.send()
    await app.settle()
    #expect(app.window.texts == ["160"])
  }

  @Test func `L03 animations that threads ask for are none, and disturb none of the main thread`()
    async
  {
    let outlet = Outlet()
    let app = TestApp {
      ForEach(0..<Self.threadCount, id: \.self) { _ in Counter(outlet: outlet) }
    }
    let bindings = outlet.bindings
    async let others: Void = Self.concurrently { index in
      for count in 1...Self.writeCount { withAnimation { bindings[index].wrappedValue = count } }
    }
    for count in 1...Self.writeCount {
      withAnimation(.linear) { bindings[0].wrappedValue = -count }
      await Task.yield()
    }
    await others
    await app.settle()
    #expect(
      app.window.texts.dropFirst()
        == Array(repeating: "\(Self.writeCount)", count: Self.threadCount - 1)[...])
  }
}
