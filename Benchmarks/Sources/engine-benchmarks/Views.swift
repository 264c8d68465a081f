import BanyanNullHost
import Observation

struct Item: Identifiable {
  let id: Int
  let title: String

  static func make(_ count: Int) -> [Item] { make(0..<count) }

  static func make(_ range: Range<Int>) -> [Item] {
    range.map { Item(id: $0, title: "Row \($0)") }
  }
}

/// A row with state of its own.
struct Row: View {
  let item: Item
  @State private var count = 0

  var body: some View {
    HStack {
      Text(item.title)
      Text("\(count)")
      Button("Add") { count = (count + 1) % 1_000 }
    }
  }
}

/// Rows that can be rearranged.
struct RowList: View {
  enum Buttons {
    static let swap = 0
    static let append = 1
    static let truncate = 2
    static let reverse = 3
    static let shuffle = 4
    static let insert = 5
    static let remove = 6
    static let count = 7
  }

  @State private var items: [Item]
  private let rows: Int

  /// The same numbers each time.
  private struct Generator: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  init(items: [Item]) {
    self.items = items
    rows = items.count
  }

  var body: some View {
    VStack {
      Button("Swap") { items.swapAt(1, items.count - 2) }
      Button("Append") { items += Item.make(rows..<rows + 1_000) }
      Button("Truncate") { items.removeLast(items.count - rows) }
      Button("Reverse") { items.reverse() }
      Button("Shuffle") {
        var generator = Generator()
        items.shuffle(using: &generator)
      }
      Button("Insert") { items.insert(Item.make(rows..<rows + 1)[0], at: rows / 2) }
      Button("Remove") { items.remove(at: rows / 2) }
      ForEach(items) { Row(item: $0) }
    }
  }
}

/// A counter that one text shows, above rows that have nothing to do with it.
struct CounterAboveRows: View {
  let items: [Item]
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Add") { count = (count + 1) % 1_000 }
      ForEach(items) { Row(item: $0) }
    }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// An environment value provided to all rows.
struct ThemeAboveRows: View {
  let items: [Item]
  @State private var theme = 0

  var body: some View {
    VStack {
      Button("Change") { theme = (theme + 1) % 1_000 }
      ForEach(items) { item in
        if item.id == 7 { ThemeReader() } else { Row(item: item) }
      }
    }
    .environment(\.theme, theme)
  }
}

struct ThemeReader: View {
  @Environment(\.theme) private var theme

  var body: some View {
    Text("\(theme)")
  }
}

final class PublishedModel: ObservableObject {
  @Published var value = 0
}

/// Views that declare an object and read nothing of it.
struct ModelDeclarers: View {
  let model: PublishedModel
  let items: [Item]

  var body: some View {
    VStack {
      ForEach(items) { _ in ModelDeclarer(model: model) }
    }
  }
}

struct ModelDeclarer: View {
  @ObservedObject var model: PublishedModel

  var body: some View {
    Text("unmoved")
  }
}

@Observable final class ObservedModel {
  var value = 0
  var other = 0
}

/// Views that read one property of an object, and views that read another.
struct ModelReaders: View {
  let model: ObservedModel
  let items: [Item]
  let readsAll: Bool

  var body: some View {
    VStack {
      ForEach(items) { item in
        if readsAll || item.id == 7 {
          ModelReader(model: model)
        } else {
          OtherModelReader(model: model)
        }
      }
    }
  }
}

struct ModelReader: View {
  let model: ObservedModel

  var body: some View {
    Text(verbatim: "\(model.value)")
  }
}

struct OtherModelReader: View {
  let model: ObservedModel

  var body: some View {
    Text(verbatim: "\(model.other)")
  }
}

/// Rows of which one is selected, as each of them asks.
struct SelectionList: View {
  let model: ObservedModel
  let items: [Item]

  var body: some View {
    VStack {
      ForEach(items) { item in
        SelectableRow(isSelected: model.value == item.id)
      }
    }
  }
}

/// Rows of which one is selected, which the body above asks once.
struct SharedSelectionList: View {
  let model: ObservedModel
  let items: [Item]

  var body: some View {
    let selection = model.value
    VStack {
      ForEach(items) { item in
        SelectableRow(isSelected: selection == item.id)
      }
    }
  }
}

struct SelectableRow: View {
  let isSelected: Bool

  var body: some View {
    Text(verbatim: isSelected ? "selected" : "not selected")
  }
}

/// Views in views in views, with a counter at the end.
struct Wrapper: View {
  let depth: Int

  var body: AnyView {
    depth > 1 ? AnyView(Wrapper(depth: depth - 1)) : AnyView(Counter())
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") { count = (count + 1) % 1_000 }
  }
}

private struct LargestKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Rows that each say a number, of which the largest is shown above them.
struct LargestAboveRows: View {
  let items: [Item]
  @State private var largest = 0

  var body: some View {
    VStack {
      Text("\(largest)")
      ForEach(items) { _ in NumberRow() }
    }
    .onPreferenceChange(LargestKey.self) { largest = $0 }
  }
}

struct NumberRow: View {
  @State private var number = 0

  var body: some View {
    Button("Next") { number = (number + 1) % 1_000 }
      .preference(key: LargestKey.self, value: number)
  }
}

// The pitfalls that articles about the environment warn of, and what they advise.

final class Store: ObservableObject {
  @Published var count = 0
  @Published var isOn = false
}

/// Not published itself, so that nobody hears of what changes in its stores.
final class StoreContainer: ObservableObject {
  let store = Store()
}

/// Views that declare a store of the environment, most of which read nothing of it.
struct StoreScreen: View {
  enum Children {
    /// Each declares the store.
    case declaring
    /// Each is given the value that it needs.
    case given
    /// Each declares the container that the store is in.
    case container
  }

  let items: [Item]
  let children: Children
  @EnvironmentObject private var store: Store

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Add") { store.count = (store.count + 1) % 1_000 }
      ForEach(items) { _ in
        switch children {
        case .declaring: StoreDeclarer()
        case .given: LightView(isOn: store.isOn)
        case .container: ContainerDeclarer()
        }
      }
    }
  }
}

struct StoreDeclarer: View {
  @EnvironmentObject private var store: Store

  var body: some View { Text("unmoved") }
}

struct LightView: View {
  let isOn: Bool

  var body: some View { Text(isOn ? "on" : "off") }
}

struct ContainerDeclarer: View {
  @EnvironmentObject private var container: StoreContainer

  var body: some View { Text("unmoved") }
}
