/// The bodies that run after a parent's body has run.
@MainActor
@Suite struct F_Skipping {
  /// A screen whose body runs at each tap of "Again", with content that depends on the count.
  struct Screen<Content: View>: View {
    @State private var count = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      content(count)
      Button("Again") { count += 1 }
    }
  }

  /// The bodies that ran after some taps of "Again", without the screen's.
  private func bodies<Content: View>(
    afterTaps taps: Int, @ViewBuilder _ content: @escaping (Int) -> Content
  ) -> [String] {
    let app = TestApp(Screen(content: content))
    app.reset()
    for _ in 0..<taps { app.window.button("Again").tap() }
    let screens = app.bodies.filter { $0.hasPrefix("Screen") }
    #expect(screens.count == taps)
    return app.bodies.filter { !$0.hasPrefix("Screen") }
  }

  struct Child: View {
    let title: String
    var number = 0
    var body: some View { Text(title) }
  }

  @Test func `F01 a child whose values are unchanged does not run`() {
    #expect(bodies(afterTaps: 2) { _ in Child(title: "a", number: 1) } == [])
    // An equal string in other memory is unchanged as well.
    #expect(
      bodies(afterTaps: 2) { count in
        Child(title: String(repeating: "long ", count: 20 + count - count))
      } == [])
  }

  @Test func `F02 a child with a changed value runs once, whether it reads it or not`() {
    #expect(bodies(afterTaps: 1) { count in Child(title: "a", number: count) } == ["Child"])
    #expect(bodies(afterTaps: 1) { count in Child(title: "\(count)") } == ["Child"])
    #expect(
      bodies(afterTaps: 1) { count in
        Child(title: "a", number: count)
        Child(title: "b")
      } == ["Child"])
  }

  final class Goods: Identifiable {
    var price = 1
  }

  /// A price list whose objects do not tell of changes. It gets another array of the same objects.
  struct PriceList<Rows: View>: View {
    @State private var goods = [Goods(), Goods()]
    let rows: ([Goods]) -> Rows

    var body: some View {
      rows(goods)
      Button("Raise") {
        goods[1].price += 1
        goods = goods.map { $0 }
      }
    }
  }

  @Test func `F01 a row of an object that does not report changes is made again with its list`() {
    let app = TestApp(PriceList { goods in ForEach(goods) { Text("\($0.price)") } })
    app.window.button("Raise").tap()
    #expect(app.window.texts == ["1", "2", "Raise"])
    let lazy = TestApp(
      PriceList { goods in List { ForEach(goods) { Text("\($0.price)") } } })
    lazy.window.button("Raise").tap()
    #expect(lazy.window.texts == ["1", "2", "Raise"])
  }

  struct Row: View {
    let action: @MainActor () -> Void
    var body: some View { Button("Row", action: action) }
  }

  @Test func `F03 a closure that captures something is a change, one without captures is not`() {
    #expect(bodies(afterTaps: 2) { count in Row { _ = count } } == ["Row", "Row"])
    #expect(bodies(afterTaps: 2) { _ in Row {} } == [])
  }

  @Test func `F04 a change of a field that the child does not read is a change`() {
    struct Person {
      var name: String
      var age: Int
    }
    struct NameView: View {
      let person: Person
      var body: some View { Text(person.name) }
    }
    #expect(
      bodies(afterTaps: 2) { count in NameView(person: Person(name: "Ada", age: count)) }
        == ["NameView", "NameView"])
    #expect(bodies(afterTaps: 2) { _ in NameView(person: Person(name: "Ada", age: 36)) } == [])
  }

  /// Equal if both numbers are even or both odd; of plain bits.
  struct PlainParity: View, @MainActor Equatable {
    let number: Int
    let trace: Unmanaged<Trace<String>>

    static func == (left: PlainParity, right: PlainParity) -> Bool {
      left.trace.takeUnretainedValue()("compare")
      return left.number % 2 == right.number % 2
    }

    var body: some View { Text("\(number)") }
  }

  @Test func `F05 a view of plain bits is compared by its bits, not by its own equality`() {
    let trace = Trace<String>()
    let unmanaged = Unmanaged.passUnretained(trace)
    let bodies = bodies(afterTaps: 3) { count in
      // 0, 0, 2, 2
      PlainParity(number: count / 2 * 2, trace: unmanaged)
    }
    #expect(bodies == ["PlainParity"])
    #expect(trace.events == [])
  }

  /// Equal if both numbers are even or both odd; not of plain bits.
  struct NamedParity: View, @MainActor Equatable {
    let number: Int
    let name: String

    static func == (left: NamedParity, right: NamedParity) -> Bool {
      left.number % 2 == right.number % 2
    }

    var body: some View { Text("\(number)") }
  }

  @Test func `F06 a view that is not of plain bits is compared by its own equality`() {
    #expect(bodies(afterTaps: 3) { NamedParity(number: $0 * 2, name: "a") } == [])
    #expect(
      bodies(afterTaps: 3) { NamedParity(number: $0, name: "a") }
        == ["NamedParity", "NamedParity", "NamedParity"])
  }

  @Test func `F07 equatable compares a view of plain bits by its own equality`() {
    let trace = Trace<String>()
    let unmanaged = Unmanaged.passUnretained(trace)
    #expect(
      bodies(afterTaps: 2) { PlainParity(number: $0 * 2, trace: unmanaged).equatable() } == [])
    #expect(trace.events == ["compare", "compare"])
    #expect(
      bodies(afterTaps: 2) { PlainParity(number: $0 * 2, trace: unmanaged) }
        == ["PlainParity", "PlainParity"])
    #expect(trace.events == ["compare", "compare"])
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  @Test func `F08 equatable does not hold back a view's own changes`() {
    struct Equal: View, @MainActor Equatable {
      @State private var count = 0
      @ObservedObject var model: Model
      @Environment(\.isEnabled) private var isEnabled
      static func == (left: Equal, right: Equal) -> Bool { true }
      var body: some View {
        Button("own \(count)") { count += 1 }
        Button("model \(model.count)") { model.count += 1 }
        Text("\(isEnabled)")
      }
    }
    struct Parent: View {
      @State private var isDisabled = false
      let model: Model
      var body: some View {
        Equal(model: model).equatable().environment(\.isEnabled, !isDisabled)
        Button("Disable") { isDisabled = true }
      }
    }
    let app = TestApp(Parent(model: Model()))
    app.reset()
    app.window.button("own 0").tap()
    app.window.button("model 0").tap()
    #expect(app.bodies == ["Equal", "Equal"])
    app.window.button("Disable").tap()
    #expect(app.bodies == ["Equal", "Equal", "Parent", "Equal"])
    #expect(app.window.texts == ["own 1", "model 1", "false", "Disable"])
  }

  @Test func `F09 a view may be initialized more often than its body runs`() {
    struct Child: View {
      init(_ trace: Trace<String>) { trace("init") }
      var body: some View { Text("child") }
    }
    let trace = Trace<String>()
    #expect(bodies(afterTaps: 3) { _ in Child(trace) } == [])
    #expect(trace.events == ["init", "init", "init", "init"])
  }

  @Test func `F10 a body runs on the main queue, wherever its state was written`() async {
    struct Screen: View {
      let trace: Trace<Bool>
      let key: DispatchSpecificKey<Bool>
      @State private var count = 0
      var body: some View {
        let _ = trace(DispatchQueue.getSpecific(key: key) == true)
        Text("\(count)")
          .task {
            let count = $count
            await Task.detached { count.wrappedValue = 1 }.value
          }
      }
    }
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    await Task.yield()
    let trace = Trace<Bool>()
    let app = TestApp(Screen(trace: trace, key: key))
    await app.wait { app.window.shows("1") }
    #expect(trace.events == [true, true])
  }

  struct Receiver: View {
    let events: PassthroughSubject<Int, Never>
    let trace: Trace<Int>
    var body: some View {
      Text("receiver").onReceive(events) { trace($0) }
    }
  }

  struct Follower: View {
    let model: Box
    let trace: Trace<Int>
    final class Box { var number = 0 }
    @State private var other = 0
    var body: some View {
      Button("\(other)") { other += 1 }
        .onChange(of: model.number) { trace($1) }
        .task(id: model.number) { trace(-model.number) }
    }
  }

  /// Differs: the source says that an event of `onReceive` makes the view's body run even if the
  /// action writes nothing. Here only the action runs, which is all that Apple documents. The
  /// values that `onChange` and `task` observe are compared when the body next runs for another
  /// reason.
  @Test func `F11 an event runs its action and no body`() async {
    let events = PassthroughSubject<Int, Never>()
    let trace = Trace<Int>()
    let app = TestApp(Receiver(events: events, trace: trace))
    app.reset()
    events.send(1)
    events.send(2)
    app.flush()
    #expect(app.bodies == [])
    #expect(trace.events == [1, 2])

    let model = Follower.Box()
    trace.reset()
    let follower = TestApp(Follower(model: model, trace: trace))
    await follower.settle()
    model.number = 5
    follower.flush()
    #expect(trace.events == [0])
    follower.window.button("0").tap()
    await follower.settle()
    #expect(trace.events == [0, 5, -5])
  }

  /// Decided: `Observable` and `ObservableObject` exist to report that an object has changed. A
  /// plain class reports nothing, so all that can be compared is its identity.
  @Test func `F12 a reference to the same object is unchanged, whatever is in the object`() {
    final class Box {
      var number = 0
    }
    struct BoxView: View {
      let box: Box
      var body: some View { Text("\(box.number)") }
    }
    let box = Box()
    #expect(
      bodies(afterTaps: 2) { count in
        let _ = box.number = count
        BoxView(box: box)
      } == [])
    #expect(bodies(afterTaps: 2) { _ in BoxView(box: Box()) } == ["BoxView", "BoxView"])

    // A weak reference is compared like any other.
    struct WeakView: View {
      weak var box: Box?
      var body: some View { Text("\(box?.number ?? 0)") }
    }
    let boxes = [box, Box()]
    #expect(bodies(afterTaps: 2) { _ in WeakView(box: box) } == [])
    #expect(bodies(afterTaps: 2) { WeakView(box: boxes[$0 % 2]) } == ["WeakView", "WeakView"])
  }

  enum Choice {
    case none
    case number(Int)
    case name(String)
  }

  @Test func `F13 enums and optionals are compared by case and content`() {
    struct ChoiceView: View {
      let choice: Choice
      var title: String?
      var body: some View { Text("choice") }
    }
    let long = "a string that is too long to be stored in place "
    #expect(bodies(afterTaps: 2) { _ in ChoiceView(choice: .none, title: nil) } == [])
    #expect(bodies(afterTaps: 2) { _ in ChoiceView(choice: .number(1), title: "a") } == [])
    #expect(
      bodies(afterTaps: 2) { count in
        ChoiceView(choice: .name(long + "\(count - count)"), title: long + "\(count * 0)")
      } == [])
    let once = ["ChoiceView"]
    #expect(
      bodies(afterTaps: 1) { ChoiceView(choice: $0 == 0 ? .none : .number(1)) } == once)
    #expect(bodies(afterTaps: 1) { ChoiceView(choice: .number($0)) } == once)
    #expect(bodies(afterTaps: 1) { ChoiceView(choice: .name(long + "\($0)")) } == once)
    #expect(
      bodies(afterTaps: 1) { ChoiceView(choice: .none, title: $0 == 0 ? nil : "a") } == once)
    #expect(bodies(afterTaps: 1) { ChoiceView(choice: .none, title: long + "\($0)") } == once)
  }
}
