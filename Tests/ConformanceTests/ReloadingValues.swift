import BanyanTesting
import Combine
import Foundation
import Observation
import SwiftUI
import SwiftUICore
import Testing

/// The values that move to another process, and those that do not.
@MainActor
@Suite struct ReloadingValues {
  /// Sets a state and shows its value.
  struct Keeper<Value>: View {
    @State private var value: Value
    let next: Value
    let seen: Trace<Value>

    init(_ first: Value, _ next: Value, _ seen: Trace<Value>) {
      _value = State(initialValue: first)
      self.next = next
      self.seen = seen
    }

    var body: some View {
      let _ = seen(value)
      Button("Write") { value = next }
    }
  }

  /// The outcome for a value.
  private func carry<Value>(_ first: Value, _ next: Value) throws -> (Value, TransferReport) {
    let app = TestApp(Keeper(first, next, Trace()))
    app.window.button("Write").tap()
    let seen = Trace<Value>()
    let other = try TestApp(Keeper(first, next, seen), goingOnFrom: app.keptState)
    return (try #require(seen.events.last), other.transferReport)
  }

  private func expectCarried<Value: Equatable>(
    _ first: Value, _ next: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (value, report) = try carry(first, next)
    #expect(value == next, sourceLocation: sourceLocation)
    #expect(report.keptCount == 1, sourceLocation: sourceLocation)
    #expect(report.resets == [], sourceLocation: sourceLocation)
  }

  struct Item: Equatable {
    var name = ""
    var tags: Set<String> = []
    var size: (Int, Double) = (0, 0)
    var parts: [Item] = []
    static func == (left: Item, right: Item) -> Bool {
      left.name == right.name && left.tags == right.tags && left.size == right.size
        && left.parts == right.parts
    }
  }

  enum Choice: Equatable {
    case none
    case name(String)
    case range(from: Int, to: Int?)
    case item(Item)
  }

  @Test func `insight H5 numbers, texts and what Foundation has`() throws {
    try expectCarried(0, -5)
    try expectCarried(UInt8(0), 255)
    try expectCarried(0.0, -.infinity)
    try expectCarried(Float(0), 1.5)
    try expectCarried(CGSize.zero, CGSize(width: 1, height: 2))
    try expectCarried(false, true)
    try expectCarried("", "naïve 🌳")
    try expectCarried(Character("a"), "🇫🇷")
    try expectCarried(Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1e9))
    try expectCarried(UUID(), UUID())
    try expectCarried(URL(string: "http://a")!, URL(string: "https://b/c?d#e")!)
    try expectCarried(Data(), Data([1, 2, 3]))
    try expectCarried(Decimal(0), Decimal(string: "1.10")!)
    try expectCarried(1...2, 3...9)
    try expectCarried(Duration.zero, .milliseconds(1_500))
  }

  @Test func `insight H4 optionals, collections, structs and enums of them`() throws {
    try expectCarried(Int?.none, 3)
    try expectCarried(Int??.none, .some(.none))
    try expectCarried([Int](), [1, 2, 3])
    try expectCarried([UInt8](), [1, 2, 3])
    try expectCarried(Set<String>(), ["a", "b"])
    try expectCarried([String: [Int]](), ["a": [1], "b": []])
    let item = Item(name: "a", tags: ["x"], size: (1, 2), parts: [Item(name: "b")])
    try expectCarried(Item(), item)
    for choice in [Choice.name("x"), .range(from: 1, to: nil), .range(from: 1, to: 2), .item(item)]
    {
      try expectCarried(Choice.none, choice)
      try expectCarried(choice, Choice.none)
      try expectCarried([Choice](), [.none, choice])
      try expectCarried(Choice?.none, choice)
    }
    try expectCarried(AnyHashable(0), AnyHashable("text"))
  }

  @Test func `insight H5 what cannot go on is named with its type`() throws {
    let (_, closure) = try carry({ 1 }, { 2 })
    #expect(closure.resets == ["Keeper.value (holds a closure)"])
    let (_, any) = try carry(0 as Any, 1 as Any)
    #expect(any.resets == ["Keeper.value (holds any Any)"])
    let (_, task) = try carry(Task {}, Task {})
    #expect(task.resets == ["Keeper.value (holds a Task<(), Never>)"])
    let (_, pointer) = try carry(
      UnsafeRawPointer(bitPattern: 8)!, UnsafeRawPointer(bitPattern: 16)!)
    #expect(pointer.resets == ["Keeper.value (holds an UnsafeRawPointer)"])
    let (none, empty) = try carry((() -> Int)?.some { 1 }, nil)
    #expect(none == nil)
    #expect(empty.keptCount == 1)
  }

  final class Node {
    var name = ""
    var next: Node?
    var all: [Node] = []
    init(_ name: String) { self.name = name }
  }

  @Test func `insight H6 objects refer to each other, and to themselves`() throws {
    let (a, b) = (Node("a"), Node("b"))
    a.next = b
    b.next = a
    a.all = [a, b, b]
    let (node, report) = try carry(Node("first"), a)
    #expect(report.resets == [])
    #expect(node !== a)
    #expect(node.name == "a")
    #expect(node.next?.name == "b")
    #expect(node.next?.next === node)
    #expect(node.all.map(\.name) == ["a", "b", "b"])
    #expect(node.all[1] === node.all[2])
    for each in [a, b, node, node.all[1]] {
      each.next = nil
      each.all = []
    }
  }

  @Test func `insight H6 a long list of objects goes on`() throws {
    var list: Node?
    for number in 0..<20_000 {
      let node = Node("\(number)")
      node.next = list
      list = node
    }
    let (node, report) = try carry(Node("first"), list!)
    #expect(report.keptCount == 1)
    var count = 0
    var rest: Node? = node
    while let each = rest {
      rest = each.next
      each.next = nil
      count += 1
    }
    #expect(count == 20_000)
    while let each = list {
      list = each.next
      each.next = nil
    }
  }

  @Observable final class Model {
    var items: [Entry] = []
    var title = "first"
    @ObservationIgnored var isNew = true
  }

  @Observable final class Entry: Identifiable {
    let id = UUID()
    var isDone = false
  }

  @Test func `insight H6 observable models go on, and are observed`() throws {
    struct Row: View {
      let entry: Entry
      var body: some View { Toggle("Done", isOn: Bindable(entry).isDone) }
    }
    struct Screen: View {
      @State private var model = Model()
      @State private var chosen: Entry?
      var body: some View {
        Text("\(model.title): \(model.items.count { $0.isDone }) of \(model.items.count)")
        Text(chosen.map { $0.isDone ? "chosen, done" : "chosen" } ?? "none")
        ForEach(model.items) { Row(entry: $0) }
        Button("Add") {
          model.items.append(Entry())
          model.title = "second"
          chosen = model.items[0]
        }
      }
    }
    let app = TestApp(Screen())
    app.window.button("Add").tap()
    let next = try TestApp(Screen(), goingOnFrom: app.keptState)
    #expect(next.transferReport.resets == [])
    #expect(next.window.shows("second: 0 of 1"))
    next.window.toggle("Done").toggle(true)
    #expect(next.window.shows("second: 1 of 1"))
    #expect(next.window.shows("chosen, done"))
    next.window.button("Add").tap()
    #expect(next.window.shows("second: 1 of 2"))
  }

  final class Store: ObservableObject {
    @Published var count = 0
    @Published var name = "first"
    var others: Set<AnyCancellable> = []
    var didCount: (() -> Void)?
  }

  struct StoreScreen: View {
    @StateObject private var store = Store()
    let begin: (Store) -> Void
    var body: some View {
      Text("\(store.name) \(store.count)")
      TextField("Name", text: $store.name)
      Button("Count") { store.count += 1 }
      Button("Begin") { begin(store) }
    }
  }

  @Test func `insight H6 state objects go on, and are followed`() throws {
    let app = TestApp(StoreScreen { _ in })
    app.window.button("Count").tap()
    app.window.textField("Name").enter("Ann")
    let next = try TestApp(StoreScreen { _ in }, goingOnFrom: app.keptState)
    #expect(next.transferReport.resets == [])
    #expect(next.window.shows("Ann 1"))
    next.window.button("Count").tap()
    #expect(next.window.shows("Ann 2"))
    next.window.textField("Name").enter("Bob")
    #expect(next.window.shows("Bob 2"))
  }

  @Test func `insight H6 an object that holds what cannot go on starts anew, all of it`() throws {
    let app = TestApp(StoreScreen { $0.didCount = {} })
    app.window.button("Count").tap()
    app.window.button("Begin").tap()
    let next = try TestApp(StoreScreen { _ in }, goingOnFrom: app.keptState)
    #expect(next.window.shows("first 0"))
    #expect(next.transferReport.resets == ["StoreScreen.store (holds a closure)"])

    let other = TestApp(StoreScreen { $0.others.insert($0.$count.sink { _ in }) })
    other.window.button("Begin").tap()
    let after = try TestApp(StoreScreen { _ in }, goingOnFrom: other.keptState)
    #expect(after.transferReport.resets == ["StoreScreen.store (holds an AnyCancellable)"])
  }

  @Test func `insight H6 an object that two states share is one object still`() throws {
    struct Child: View {
      @State private var mine: Entry
      init(_ entry: Entry) { _mine = State(initialValue: entry) }
      var body: some View { Toggle("Mine", isOn: Bindable(mine).isDone) }
    }
    struct Screen: View {
      @State private var entry = Entry()
      var body: some View {
        Text(entry.isDone ? "done" : "open")
        Child(entry)
      }
    }
    let app = TestApp(Screen())
    let next = try TestApp(Screen(), goingOnFrom: app.keptState)
    next.window.toggle("Mine").toggle(true)
    #expect(next.window.shows("done"))
  }

  @Test func `properties of one's own are looked into`() throws {
    @propertyWrapper struct Clamped: DynamicProperty {
      @State private var value = 0
      var wrappedValue: Int {
        get { value }
        nonmutating set { value = min(newValue, 2) }
      }
    }
    struct Screen: View {
      @Clamped private var count
      var body: some View { Button("Count") { count += 5 }; Text("\(count)") }
    }
    let app = TestApp(Screen())
    app.window.button("Count").tap()
    let next = try TestApp(Screen(), goingOnFrom: app.keptState)
    #expect(next.window.shows("2"))
    #expect(next.transferReport.keptCount == 1)
  }
}
