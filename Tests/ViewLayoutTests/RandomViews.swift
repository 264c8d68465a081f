import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Views that change at random: step-by-step updates give the same result as a fresh layout.
@MainActor
@Suite struct RandomViews {
  /// A view as data, so that it can change.
  private indirect enum Item: Equatable {
    case text(String)
    case color, spacer, divider, picture, reader
    case row([Item]), column([Item]), pile([Item]), scroll([Item]), lazy([Item]), grid([[Item]])
    case padding(CGFloat, Item)
    case frame(CGFloat?, CGFloat?, Item)
    case bounds(CGFloat?, CGFloat?, Item)
    case ratio(Bool, Item)
    case fixed(Item)
    case priority(Double, Item)
    case overlay(Item, Item)
    case inset(Item, Item)
    case guide(CGFloat, Item)
    case identity(Int, Item)
    case rightToLeft(Item)
  }

  private struct Shown: View {
    let item: Item
    var body: some View {
      switch item {
      case .text(let string): Text(verbatim: string)
      case .color: Color.red
      case .spacer: Spacer()
      case .divider: Divider()
      case .picture: photo
      case .reader:
        GeometryReader { Text(verbatim: "\(Int($0.size.width)) by \(Int($0.size.height))") }
      default: AnyView(container)
      }
    }

    private var container: any View {
      switch item {
      case .row(let items): HStack(alignment: .firstTextBaseline) { all(items) }
      case .column(let items): VStack(alignment: .leading, spacing: 3) { all(items) }
      case .pile(let items): ZStack { all(items) }
      case .scroll(let items): ScrollView { all(items) }
      case .lazy(let items): LazyVStack { all(items) }
      case .grid(let rows):
        Grid {
          ForEach(rows.indices, id: \.self) { row in GridRow { all(rows[row]) } }
        }
      case .padding(let length, let item): Shown(item: item).padding(length)
      case .frame(let width, let height, let item):
        Shown(item: item).frame(width: width, height: height)
      case .bounds(let least, let most, let item):
        Shown(item: item).frame(minWidth: least, maxWidth: most)
      case .ratio(let fills, let item):
        Shown(item: item).aspectRatio(contentMode: fills ? .fill : .fit)
      case .fixed(let item): Shown(item: item).fixedSize()
      case .priority(let priority, let item): Shown(item: item).layoutPriority(priority)
      case .overlay(let item, let layer):
        Shown(item: item).overlay(alignment: .topTrailing) { Shown(item: layer) }
      case .inset(let item, let other):
        Shown(item: item).safeAreaInset(edge: .bottom) { Shown(item: other) }
      case .guide(let place, let item):
        Shown(item: item).alignmentGuide(.leading) { $0.width / 2 + place }
      case .identity(let number, let item): Shown(item: item).id(number)
      case .rightToLeft(let item):
        Shown(item: item).environment(\.layoutDirection, .rightToLeft)
      default: EmptyView()
      }
    }

    private func all(_ items: [Item]) -> some View {
      ForEach(items.indices, id: \.self) { Shown(item: items[$0]) }
    }
  }

  @MainActor
  private final class Model: ObservableObject {
    @Published var item: Item
    init(_ item: Item) { self.item = item }
  }

  private struct Screen: View {
    @ObservedObject var model: Model
    var body: some View { Shown(item: model.item) }
  }

  private struct Choices {
    var random: SeededNumbers

    mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func length() -> CGFloat { [0, 10, 37, 100, 250][number(5)] }

    mutating func items(_ depth: Int) -> [Item] {
      (0..<number(4)).map { _ in item(depth - 1) }
    }

    mutating func item(_ depth: Int) -> Item {
      if depth <= 0 || number(4) == 0 {
        switch number(7) {
        case 0: return .color
        case 1: return .spacer
        case 2: return .divider
        case 3: return .picture
        case 4: return .reader
        default: return .text(String(repeating: "word ", count: 1 + number(6)))
        }
      }
      let inner = depth - 1
      switch number(18) {
      case 0, 1: return .row(items(depth))
      case 2, 3: return .column(items(depth))
      case 4: return .pile(items(depth))
      case 5: return .scroll(items(depth))
      case 6: return .lazy(items(depth))
      case 7: return .grid((0..<number(3)).map { _ in items(inner) })
      case 8: return .padding(length(), item(inner))
      case 9: return .frame(number(2) == 0 ? nil : length(), length(), item(inner))
      case 10: return .bounds(number(2) == 0 ? nil : length(), 300, item(inner))
      case 11: return .ratio(number(2) == 0, item(inner))
      case 12: return .fixed(item(inner))
      case 13: return .priority(Double(number(3)), item(inner))
      case 14: return .overlay(item(inner), item(inner))
      case 15: return .inset(item(inner), item(inner))
      case 16: return number(2) == 0 ? .guide(length(), item(inner)) : .rightToLeft(item(inner))
      default: return .identity(number(3), item(inner))
      }
    }

    /// Returns the same view with one random difference.
    mutating func changed(_ old: Item, _ depth: Int) -> Item {
      if number(4) == 0 { return item(depth) }
      func change(_ items: [Item]) -> [Item] {
        var items = items
        switch number(4) {
        case 0: items.insert(item(depth - 1), at: number(items.count + 1))
        case 1 where !items.isEmpty: items.remove(at: number(items.count))
        case _ where !items.isEmpty:
          let place = number(items.count)
          items[place] = changed(items[place], depth - 1)
        default: break
        }
        return items
      }
      switch old {
      case .row(let items): return number(5) == 0 ? .column(items) : .row(change(items))
      case .column(let items): return number(5) == 0 ? .row(items) : .column(change(items))
      case .pile(let items): return .pile(change(items))
      case .scroll(let items): return .scroll(change(items))
      case .lazy(let items): return .lazy(change(items))
      case .grid(let rows): return .grid(rows.map { change($0) })
      case .padding(_, let item): return .padding(length(), item)
      case .frame(_, let height, let item):
        return .frame(length(), height, changed(item, depth - 1))
      case .bounds(let least, let most, let item):
        return .bounds(least, most, changed(item, depth - 1))
      case .ratio(let fills, let item): return .ratio(!fills, changed(item, depth - 1))
      case .fixed(let item): return .fixed(changed(item, depth - 1))
      case .priority(let value, let item): return .priority(value + 1, item)
      case .overlay(let item, let layer): return .overlay(changed(item, depth - 1), layer)
      case .inset(let item, let other): return .inset(item, changed(other, depth - 1))
      case .guide(_, let item): return .guide(length(), item)
      case .identity(let number, let item):
        return .identity(number, changed(item, depth - 1))
      case .rightToLeft(let item): return .rightToLeft(changed(item, depth - 1))
      default: return item(depth)
      }
    }
  }

  @Test func `what has changed step by step is laid out as if it were new`() {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["BANYAN_RANDOM_SEED"].flatMap { UInt64($0) } ?? 0
    let count = environment["BANYAN_RANDOM_PROGRAMS"].flatMap { UInt64($0) } ?? 75
    for number in first..<first + count {
      var choices = Choices(random: SeededNumbers(state: number))
      let model = Model(choices.item(5))
      let layout = TestLayout.size(390, 500, pictures: pictures)
      let app = TestApp(Screen(model: model), layout: layout)
      for step in 0..<6 {
        model.item = choices.changed(model.item, 4)
        if choices.number(4) == 0 {
          app.window.resize(width: CGFloat(200 + choices.number(5) * 100), height: 500)
        }
        app.flush()
        let fresh = TestApp(Screen(model: Model(model.item)), layout: layout)
        fresh.window.resize(width: app.window.size.width, height: app.window.size.height)
        let (shown, wanted) = (app.window.frames, fresh.window.frames)
        guard shown != wanted else { continue }
        let differences = shown.split(separator: "\n").difference(
          from: wanted.split(separator: "\n"))
        Issue.record(
          "BANYAN_RANDOM_SEED=\(number), step \(step):\n\(model.item)\n\(differences.map { "\($0)" }.joined(separator: "\n"))"
        )
        break
      }
    }
  }
}

private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
