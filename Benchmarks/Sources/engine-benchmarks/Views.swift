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
    static let count = 3
  }

  @State private var items: [Item]
  private let rows: Int

  init(items: [Item]) {
    self.items = items
    rows = items.count
  }

  var body: some View {
    VStack {
      Button("Swap") { items.swapAt(1, items.count - 2) }
      Button("Append") { items += Item.make(rows..<rows + 1_000) }
      Button("Truncate") { items.removeLast(items.count - rows) }
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
