/// Values that another view owns.
@MainActor
@Suite struct C_Binding {

  // MARK: Writing through

  struct Lamp: View {
    @State private var isLit = false

    var body: some View {
      Text(isLit ? "lit" : "dark")
      LampSwitch(isLit: $isLit)
      LampReset(isLit: $isLit)
      Shade()
    }
  }

  struct LampSwitch: View {
    @Binding var isLit: Bool

    var body: some View { Button(isLit ? "Turn off" : "Turn on") { isLit.toggle() } }
  }

  struct LampReset: View {
    @Binding var isLit: Bool

    var body: some View { Button("Reset") { isLit = false } }
  }

  struct Shade: View {
    var body: some View { Text("shade") }
  }

  @Test func `C01 a child's write changes the parent's state and runs exactly the readers`() {
    let app = TestApp(Lamp())
    app.reset()
    app.window.button("Turn on").tap()
    #expect(app.bodies == ["Lamp", "LampSwitch"])
    #expect(
      app.window.changes == [
        #"text "dark" becomes "lit""#, #"text "Turn on" becomes "Turn off""#,
      ])
    app.reset()
    app.window.button("Reset").tap()
    #expect(app.bodies == ["Lamp", "LampSwitch"])
    #expect(app.window.texts == ["dark", "Turn on", "Reset", "shade"])
  }

  struct Person: Equatable {
    var name = "Ada"
    var age = 36
  }

  struct PersonEditor: View {
    @State private var person = Person()

    var body: some View {
      Text("\(person.name), \(person.age)")
      NameEditor(name: $person.name)
      Button("Birthday") { person.age += 1 }
    }
  }

  struct NameEditor: View {
    @Binding var name: String

    var body: some View { TextField("Name", text: $name) }
  }

  @Test func `C02 a projected field writes that field and leaves the others`() {
    let app = TestApp(PersonEditor())
    app.window.button("Birthday").tap()
    app.window.textField("Name").type("!")
    #expect(app.window.texts == ["Ada!, 37", "Birthday"])
    #expect(app.window.textField("Name").value == "Ada!")
  }

  @Test func `C03 a constant ignores writes`() {
    let binding = Binding.constant(0)
    binding.wrappedValue = 5
    #expect(binding.wrappedValue == 0)
  }

  final class Storage {
    var value = 1
    var log = Log()
  }

  @Test func `C04 a binding of two functions calls the setter once per write`() {
    let storage = Storage()
    let binding = Binding(
      get: { storage.value },
      set: {
        storage.log("set \($0)")
        storage.value = $0
      })
    #expect(binding.wrappedValue == 1)
    binding.wrappedValue = 2
    #expect(storage.log.lines == ["set 2"])
    #expect(binding.wrappedValue == 2)
    storage.value = 3
    #expect(binding.wrappedValue == 3)
  }

  @Test func `C05 a setter may take the binding's transaction`() {
    let storage = Storage()
    let binding = Binding(
      get: { storage.value },
      set: { storage.log("set \($0), animated: \($1.animation != nil)") })
    binding.wrappedValue = 2
    #expect(storage.log.lines == ["set 2, animated: false"])
  }

  struct Animated: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      Button("Plain") { $value.wrappedValue += 1 }
      Button("Animated") { $value.animation(.default).wrappedValue += 1 }
      Text("\(value)")
        .transaction { log("\(value) animated: \($0.animation == .default)") }
    }
  }

  @Test func `C06 MA13 an animated binding delivers its animation to the setter and the update`() {
    let storage = Storage()
    let binding = Binding(
      get: { storage.value },
      set: { storage.log("set \($0), default: \($1.animation == .default)") })
    binding.animation(.default).wrappedValue = 1
    #expect(storage.log.lines == ["set 1, default: true"])

    let log = Log()
    let app = TestApp(Animated(log: log))
    app.window.button("Animated").tap()
    app.window.button("Plain").tap()
    #expect(log.lines == ["0 animated: false", "1 animated: true", "2 animated: false"])
  }

  struct Chosen: View {
    let log: Log
    @State private var isFast = false
    @State private var value = 0

    struct Step: View {
      @Binding var value: Int
      var body: some View { Button("Step") { value += 1 } }
    }

    var body: some View {
      Button("Fast") { isFast = true }
      Step(value: $value.animation(isFast ? .linear : .default))
      Text("\(value)").transaction { log("\(value) linear: \($0.animation == .linear)") }
    }
  }

  @Test
  func `C06 bindings with different animations differ, and bindings with equal ones do not`() {
    let log = Log()
    let app = TestApp(Chosen(log: log))
    for name in ["Step", "Fast", "Step"] { app.window.button(name).tap() }
    #expect(app.bodies == ["Chosen", "Step", "Chosen", "Chosen", "Step", "Chosen"])
    #expect(log.lines.last == "2 linear: true")
  }

  // MARK: Conversions

  /// Decided: a non-optional value has no room for nil, so writing nil is ignored; other values are
  /// passed on, which is what Apple's documentation uses such a binding for.
  @Test func `C07 a binding made optional ignores nil and passes values on`() {
    let storage = Storage()
    let binding = Binding(get: { storage.value }, set: { storage.value = $0 })
    let optional = Binding<Int?>(binding)
    #expect(optional.wrappedValue == .some(1))
    optional.wrappedValue = nil
    #expect(storage.value == 1)
    optional.wrappedValue = 20
    #expect(storage.value == 20)
  }

  final class OptionalStorage {
    var value: Int?
  }

  @Test func `C08 a binding to an optional unwraps if there is a value`() throws {
    let storage = OptionalStorage()
    let binding = Binding(get: { storage.value }, set: { storage.value = $0 })
    #expect(Binding<Int>(binding) == nil)
    storage.value = 1
    let unwrapped = try #require(Binding<Int>(binding))
    #expect(unwrapped.wrappedValue == 1)
    unwrapped.wrappedValue = 2
    #expect(storage.value == 2)
  }

  struct Projected: View {
    @State private var value = 0
    @State private var usesCopy = false

    var body: some View {
      let binding = $value
      ProjectedChild(value: usesCopy ? Binding(projectedValue: binding.projectedValue) : binding)
      Button("Swap") { usesCopy.toggle() }
    }
  }

  struct ProjectedChild: View {
    @Binding var value: Int

    var body: some View { Button("Value \(value)") { value += 1 } }
  }

  @Test func `C09 a binding's projected value is the same place`() {
    let app = TestApp(Projected())
    app.window.button("Value 0").tap()
    app.reset()
    app.window.button("Swap").tap()
    #expect(app.bodies == ["Projected"])
    app.window.button("Value 1").tap()
    #expect(app.window.texts == ["Value 2", "Swap"])
  }

  // MARK: Elements of a collection

  struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  /// Passes a row's binding out of the view.
  final class Outlet {
    var items: [Item] = []
    var binding: Binding<Item>?
  }

  struct Items: View {
    let outlet: Outlet
    @State private var items = [
      Item(id: 1, title: "one"), Item(id: 2, title: "two"), Item(id: 3, title: "three"),
    ]

    var body: some View {
      ForEach($items) { $item in
        ItemRow(item: $item)
          .onAppear { if item.id == 3 { outlet.binding = $item } }
      }
      Button("Reverse") { items.reverse() }
      Button("Remove last") { items.removeLast() }
      Button("Show") { outlet.items = items }
    }
  }

  struct ItemRow: View {
    @Binding var item: Item

    var body: some View { Button("Mark \(item.title)") { item.title += "!" } }
  }

  @Test func `C10 a row's binding edits its own element after a reorder`() {
    let outlet = Outlet()
    let app = TestApp(Items(outlet: outlet))
    app.window.button("Reverse").tap()
    app.window.button("Mark one").tap()
    app.window.button("Mark three").tap()
    app.window.button("Show").tap()
    #expect(
      outlet.items == [
        Item(id: 3, title: "three!"), Item(id: 2, title: "two"), Item(id: 1, title: "one!"),
      ])
    #expect(Array(app.window.texts.prefix(3)) == ["Mark three!", "Mark two", "Mark one!"])
  }

  struct ListedItems: View {
    @State private var items = [Item(id: 1, title: "one"), Item(id: 2, title: "two")]

    var body: some View {
      List($items) { $item in ItemRow(item: $item) }
      Button("Reverse") { items.reverse() }
    }
  }

  @Test func `C10 a row's binding in a list edits its own element after a reorder`() {
    let app = TestApp(ListedItems())
    app.window.button("Reverse").tap()
    app.window.button("Mark one").tap()
    #expect(app.window.texts == ["Mark two", "Mark one!", "Reverse"])
  }

  struct Lazily<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  struct Quoted: View {
    @Binding var text: String
    var body: some View { Lazily { Text(text) } }
  }

  struct Quoting: View {
    @State private var text = "a"

    var body: some View {
      Quoted(text: $text)
      Button("More") { text += "b" }
    }
  }

  @Test
  func `C12 a view that calls a closure of another reads through the other's binding for itself`() {
    let app = TestApp(Quoting())
    app.reset()
    app.window.button("More").tap()
    #expect(app.window.texts == ["ab", "More"])
    #expect(app.bodies == ["Lazily<Text>"])
  }

  /// Decided: a late writer cannot know that the row is gone, so the write must be harmless: no
  /// other element may change.
  @Test func `C11 a late write through a removed row's binding does nothing`() throws {
    let outlet = Outlet()
    let app = TestApp(Items(outlet: outlet))
    app.window.button("Remove last").tap()
    let binding = try #require(outlet.binding)
    binding.wrappedValue = Item(id: 3, title: "late")
    app.flush()
    #expect(binding.wrappedValue.title == "three")
    app.window.button("Show").tap()
    #expect(outlet.items == [Item(id: 1, title: "one"), Item(id: 2, title: "two")])
  }

  // MARK: Updated bodies

  @Test func `C12 a child that holds only a binding runs when the value it reads changes`() {
    let app = TestApp(PersonReader())
    app.reset()
    app.window.button("Birthday").tap()
    #expect(app.bodies == ["PersonReader"])
    app.reset()
    app.window.button("Rename").tap()
    #expect(app.bodies == ["PersonReader", "NameReader"])
    #expect(app.window.texts == ["36 then 37", "Grace", "Birthday", "Rename"])
  }

  struct PersonReader: View {
    @State private var person = Person()

    var body: some View {
      Text(person.age == 36 ? "36" : "36 then \(person.age)")
      NameReader(name: $person.name)
      Button("Birthday") { person.age += 1 }
      Button("Rename") { person.name = "Grace" }
    }
  }

  struct NameReader: View {
    @Binding var name: String

    var body: some View { Text(name) }
  }

  struct MakesClosures: View {
    @State private var name = "name"
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
      NameReader(name: Binding(get: { name }, set: { name = $0 }))
    }
  }

  @Test func `C13 a child that holds a binding of two functions runs with its parent`() {
    let app = TestApp(MakesClosures())
    app.reset()
    app.window.button("Count 0").tap()
    #expect(app.bodies == ["MakesClosures", "NameReader"])
  }

  struct Author {
    var name = "Ada"
    var age = 36
  }

  struct AuthorRow: View {
    @Binding var name: String
    @Binding var age: Int
    var body: some View { Text("\(name), \(age)") }
  }

  struct AuthorScreen: View {
    @State private var author = Author()

    var body: some View {
      AuthorRow(name: $author.name, age: $author.age)
      Button("Marry") { author.name = "Ada L." }
      Button("Birthday") { author.age += 1 }
    }
  }

  @Test func `C12 of two bindings to parts of one state, a change of either runs the view`() {
    let app = TestApp(AuthorScreen())
    app.reset()
    app.window.button("Birthday").tap()
    #expect(app.window.texts == ["Ada, 37", "Marry", "Birthday"])
    app.window.button("Marry").tap()
    app.window.button("Birthday").tap()
    #expect(app.window.texts == ["Ada L., 38", "Marry", "Birthday"])
    #expect(app.bodies == ["AuthorRow", "AuthorRow", "AuthorRow"])
  }

  /// Keeps what a row would do later.
  final class Later {
    var mark: () -> Void = {}
  }

  struct MarkedRow: View {
    @Binding var item: Item
    let later: Later
    var body: some View {
      Button(item.title) { later.mark = { item.title += "!" } }
    }
  }

  struct MarkedItems: View {
    let later: Later
    @State private var items = ["A", "B", "C"].enumerated().map {
      Item(id: $0.offset, title: $0.element)
    }

    var body: some View {
      ForEach($items) { $item in MarkedRow(item: $item, later: later) }
      Button("Remove first") { items.removeFirst() }
    }
  }

  @Test func `C10 a late write through a row's binding finds the element that has moved`() {
    let later = Later()
    let app = TestApp(MarkedItems(later: later))
    app.window.button("B").tap()
    app.window.button("Remove first").tap()
    later.mark()
    app.flush()
    #expect(app.window.texts == ["B!", "C", "Remove first"])
  }

  @Test func `C11 a late write for a removed row leaves the one in its place alone`() {
    let later = Later()
    let app = TestApp(MarkedItems(later: later))
    app.window.button("A").tap()
    app.window.button("Remove first").tap()
    later.mark()
    app.flush()
    #expect(app.window.texts == ["B", "C", "Remove first"])
  }

  struct Measure: View {
    @Binding var length: Int
    let later: Later
    var body: some View { Button("\(length)") { later.mark = { length += 1 } } }
  }

  struct Measures: View {
    let later: Later
    @State private var meters = 10
    @State private var feet = 30
    @State private var isMetric = true

    var body: some View {
      Measure(length: isMetric ? $meters : $feet, later: later)
      Button("Switch") { isMetric.toggle() }
    }
  }

  @Test func `a binding that is kept reads and writes one place`() {
    let later = Later()
    let app = TestApp(Measures(later: later))
    app.window.button("10").tap()
    app.window.button("Switch").tap()
    later.mark()
    app.window.button("Switch").tap()
    #expect(app.window.texts == ["11", "Switch"])
  }

  struct Comparison: View {
    @Binding var length: Int
    @State private var first: Binding<Int>?

    var body: some View {
      Text("\(length), at first \(first?.wrappedValue ?? 0)")
      Button("Keep") { first = $length }
      Button("Grow") { length += 1 }
      Button("Grow the first") { first?.wrappedValue += 1 }
    }
  }

  struct Comparisons: View {
    @State private var meters = 10
    @State private var feet = 30
    @State private var isMetric = true

    var body: some View {
      Comparison(length: isMetric ? $meters : $feet)
      Button("Switch") { isMetric.toggle() }
    }
  }

  @Test func `a body that reads its binding and one that it has kept follows both`() {
    let app = TestApp(Comparisons())
    app.window.button("Keep").tap()
    app.window.button("Switch").tap()
    #expect(app.window.texts.first == "30, at first 10")
    app.window.button("Grow").tap()
    #expect(app.window.texts.first == "31, at first 10")
    app.window.button("Grow the first").tap()
    #expect(app.window.texts.first == "31, at first 11")
  }

  @Observable final class Palette {
    var isBold = false
  }

  final class Shelf: ObservableObject {
    @Published var items = [Item(id: 1, title: "one"), Item(id: 2, title: "two")]
  }

  struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    let palette: Palette

    var body: some View {
      ForEach($shelf.items) { $item in Text(item.title).bold(palette.isBold) }
      Button("Clear last") {
        withAnimation { palette.isBold = true }
        shelf.items.removeLast()
      }
    }
  }

  @Test func `C11 a row that runs before its list has become shorter shows its last value`() {
    let app = TestApp(ShelfView(shelf: Shelf(), palette: Palette()))
    app.window.button("Clear last").tap()
    #expect(app.window.texts == ["one", "Clear last"])
  }

  struct ShortNames: View {
    @State private var names = ["Ada"]

    var body: some View {
      let short = Binding(get: { names }, set: { names = $0.map { String($0.prefix(4)) } })
      ForEach(short, id: \.self) { $name in
        Button(name) { name += "!" }
        Button("Cut") { name.removeLast() }
      }
    }
  }

  @Test func `a binding whose value the program has refused goes on with the one it has kept`() {
    let app = TestApp(ShortNames())
    app.window.button("Ada").tap()
    app.window.button("Ada!").tap()
    #expect(app.window.texts == ["Ada!", "Cut"])
    app.window.button("Cut").tap()
    #expect(app.window.texts == ["Ada", "Cut"])
  }
}
