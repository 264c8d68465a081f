import BanyanTesting
import SwiftUI
import Testing

/// The paths of views, in a form that means the same in another process.
@MainActor
@Suite struct ViewPaths {
  struct Counter: View {
    @State var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  /// Checks that no two nodes of a window have the same path.
  private func expectUniquePaths(in window: TestWindow) {
    let paths = window.nodePaths
    #expect(Set(paths).count == paths.count)
    #expect(Set(paths.map(\.description)).count == paths.count)
  }

  @Test func `a view is found by those around it, and by its number among those of its type`() {
    struct Screen: View {
      var body: some View {
        VStack {
          Counter().padding()
          HStack { Counter() }
        }
      }
    }
    let window = TestApp(Screen()).window
    #expect(window.viewPaths == ["Screen", "Screen > Counter", "Screen > Counter#2"])
    #expect(
      window.propertyPaths == ["Screen > Counter.count", "Screen > Counter#2.count"])
    expectUniquePaths(in: window)
  }

  @Test func `each branch of an if and of a switch is a step`() {
    struct Screen: View {
      @State var choice = 0
      var body: some View {
        if choice == 0 { Counter() } else { Counter() }
        if choice == 0 { Counter() }
        switch choice {
        case 0: Counter()
        case 1: Text("one")
        default: Counter()
        }
        Button("Next") { choice += 1 }
      }
    }
    let window = TestApp(Screen()).window
    #expect(
      window.viewPaths == [
        "Screen", "Screen > if[1] > Counter", "Screen > if#2[1] > Counter",
        "Screen > if#3[1] > if[1] > Counter",
      ])
    expectUniquePaths(in: window)
    window.button("Next").tap()
    #expect(window.viewPaths == ["Screen", "Screen > if[2] > Counter"])
    window.button("Next").tap()
    #expect(
      window.viewPaths == ["Screen", "Screen > if[2] > Counter", "Screen > if#3[2] > Counter"])
    expectUniquePaths(in: window)
  }

  struct Rows: View {
    @State var names = ["b", "a"]
    var body: some View {
      ForEach(names, id: \.self) { _ in
        Counter()
        Counter()
      }
      Button("Sort") { names.sort() }
      Button("Insert") { names.insert("c", at: 0) }
    }
  }

  @Test func `the path of a row follows its identity when rows move`() {
    let window = TestApp(Rows()).window
    window.button("0").tap()
    #expect(
      window.viewPaths == [
        "Rows", "Rows > ForEach[b] > Counter", "Rows > ForEach[b] > Counter#2",
        "Rows > ForEach[a] > Counter", "Rows > ForEach[a] > Counter#2",
      ])
    window.button("Sort").tap()
    #expect(
      window.viewPaths == [
        "Rows", "Rows > ForEach[a] > Counter", "Rows > ForEach[a] > Counter#2",
        "Rows > ForEach[b] > Counter", "Rows > ForEach[b] > Counter#2",
      ])
    #expect(window.all.filter { $0.kind == .button }.prefix(4).map(\.name) == ["0", "0", "1", "0"])
    window.button("Insert").tap()
    #expect(window.viewPaths[1] == "Rows > ForEach[c] > Counter")
    expectUniquePaths(in: window)
  }

  enum Kind: Hashable {
    case plain
    case named(String)
  }
  struct Key: Hashable {
    var kind: Kind
    var number: Int?
  }
  final class Object: Identifiable {}

  @Test func `an identity of any type of values is written out, and an object is its place`() {
    struct Screen: View {
      let keys = [Key(kind: .plain), Key(kind: .named("a"), number: 2)]
      let objects = [Object(), Object()]
      var body: some View {
        ForEach(keys, id: \.self) { _ in Counter() }
        ForEach(objects) { _ in Counter() }
        ForEach(0..<2) { _ in Counter() }
        ForEach([AnyHashable(1), AnyHashable("[1]")], id: \.self) { _ in Counter() }
      }
    }
    let window = TestApp(Screen()).window
    #expect(
      window.viewPaths == [
        "Screen",
        "Screen > ForEach[Key(kind: plain, number: nil)] > Counter",
        "Screen > ForEach[Key(kind: named(\"a\"), number: 2)] > Counter",
        "Screen > ForEach#2[@0] > Counter", "Screen > ForEach#2[@1] > Counter",
        "Screen > ForEach#3[0] > Counter", "Screen > ForEach#3[1] > Counter",
        "Screen > ForEach#4[1] > Counter", "Screen > ForEach#4[\\[1\\]] > Counter",
      ])
    expectUniquePaths(in: window)
  }

  @Test func `rows with one identity have paths of their own`() {
    struct Screen: View {
      var body: some View { ForEach(["a", "b", "a"], id: \.self) { _ in Counter() } }
    }
    let window = TestApp(Screen()).window
    #expect(
      window.viewPaths == [
        "Screen", "Screen > ForEach[a] > Counter", "Screen > ForEach[b] > Counter",
        "Screen > ForEach[a#2] > Counter",
      ])
    expectUniquePaths(in: window)
  }

  @Test func `an identity and the type under AnyView are steps`() {
    struct Screen: View {
      @State var number = 1
      var body: some View {
        Counter().id(number)
        AnyView(number == 1 ? AnyView(Counter()) : AnyView(Counter().padding()))
        Button("Next") { number += 1 }
      }
    }
    let window = TestApp(Screen()).window
    #expect(
      window.viewPaths == [
        "Screen", "Screen > id[1] > Counter", "Screen > AnyView[Counter] > Counter",
      ])
    window.button("Next").tap()
    #expect(
      window.viewPaths == [
        "Screen", "Screen > id[2] > Counter",
        "Screen > AnyView[ModifiedContent<ViewPaths.Counter, _PaddingModifier>] > Counter",
      ])
  }

  struct Framed: ViewModifier {
    @State var isOn = false
    func body(content: Content) -> some View {
      Counter()
      content
    }
  }
  struct Boxed: ToggleStyle {
    @State var taps = 0
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  @Test func `modifiers and styles are steps, and what they are given is in a place of its own`() {
    struct Screen: View {
      @State var isOn = true
      var body: some View {
        Counter().modifier(Framed())
        Toggle(isOn: $isOn) { Counter() }.toggleStyle(Boxed())
      }
    }
    let window = TestApp(Screen()).window
    #expect(
      window.propertyPaths == [
        "Screen.isOn", "Screen > Framed.isOn", "Screen > Framed > Counter.count",
        "Screen > Framed > content > Counter.count", "Screen > Boxed.taps",
        "Screen > Boxed > content > Counter.count",
      ])
    expectUniquePaths(in: window)
  }

  @propertyWrapper struct Clamped: DynamicProperty {
    @State private var low = 0
    @State private var high = 0
    var wrappedValue: Int { low + high }
  }

  @Test func `a property of properties is named with each of them`() {
    struct Screen: View {
      @Clamped var size
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(size)") }
    }
    #expect(
      TestApp(Screen()).window.propertyPaths == [
        "Screen.size", "Screen.size.low", "Screen.size.high", "Screen.scheme",
      ])
  }

  @Test func `pages are found by what is on the path`() {
    struct Screen: View {
      @State var path = ["a", "b"]
      var body: some View {
        NavigationStack(path: $path) {
          Counter()
            .toolbar { Counter() }
            .navigationTitle("Root")
            .navigationDestination(for: String.self) { _ in Counter() }
        }
      }
    }
    let window = TestApp(Screen()).window
    #expect(
      window.viewPaths == [
        "Screen", "Screen > NavigationStack[0] > Counter",
        "Screen > NavigationStack[0] > Toolbar > Counter",
        "Screen > NavigationStack[1: String=a] > Counter",
        "Screen > NavigationStack[2: String=b] > Counter",
      ])
    expectUniquePaths(in: window)
  }

  @Test func `tabs, sheets and alerts are steps`() {
    struct Screen: View {
      @State var isPresented = true
      @State var item: Item? = Item(id: 7)
      var body: some View {
        TabView {
          Counter().tabItem { Text("One") }
          Counter().tabItem { Text("Two") }
        }
        .popover(item: $item) { _ in Counter().sheet(isPresented: $isPresented) { Counter() } }
      }
      struct Item: Identifiable { let id: Int }
    }
    let window = TestApp(Screen()).window
    #expect(
      window.viewPaths == [
        "Screen", "Screen > tab > Counter", "Screen > tab#2 > Counter",
        "Screen > popover[7] > Counter", "Screen > popover[7] > sheet > Counter",
      ])
    expectUniquePaths(in: window)
  }

  @Test func `rows that are asleep keep their path`() {
    struct Screen: View {
      var body: some View {
        ScrollView { LazyVStack { ForEach(0..<500) { _ in Counter() } } }
      }
    }
    let window = TestApp(Screen()).window
    let before = window.viewPaths
    #expect(before.prefix(2) == ["Screen", "Screen > ForEach[0] > Counter"])
    let stack = window.all.first { $0.kind == .lazyVerticalStack }
    stack?.scroll(toRows: 300..<310)
    let after = window.viewPaths
    #expect(Set(after).isSuperset(of: before))
    #expect(after.contains("Screen > ForEach[300] > Counter"))
    expectUniquePaths(in: window)
  }

  @Test func `another window has the same paths, whatever it went through`() {
    let one = TestApp(Rows()).window
    one.button("Insert").tap()
    one.button("Sort").tap()
    let other = TestApp(Rows(names: ["a", "b", "c"])).window
    #expect(one.viewPaths == other.viewPaths)
    #expect(one.propertyPaths == other.propertyPaths)
    #expect(one.nodePaths == other.nodePaths)
  }
}
