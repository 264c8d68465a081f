import BanyanHost

/// Random numbers from a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Array {
  /// The length of a longest increasing run of members, computed in the simplest way.
  fileprivate func longestIncreasing() -> Int where Element == Int {
    var lengths: [Int] = []
    for (index, value) in enumerated() {
      let before = (0..<index).filter { self[$0] < value }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}

/// Lists under random edits, compared with the simplest model.
@MainActor
@Suite struct Lists {
  @Observable
  final class Store {
    var items: [Item] = []
  }

  struct Rows: View {
    let store: Store
    var body: some View {
      VStack { ForEach(store.items) { item in TapCounter(item.name) } }
    }
  }

  /// Rows with no, one or two elements each.
  struct UnevenRows: View {
    let store: Store
    var body: some View {
      VStack {
        Text("before")
        ForEach(store.items) { item in
          if item.id % 3 > 0 { TapCounter(item.name) }
          if item.id % 3 > 1 { Text(item.name).padding() }
        }
        Text("after")
      }
    }
  }

  /// Makes one edit of a common kind.
  private func edit(
    _ items: inout [Item], nextID: inout Int, using random: inout SeededGenerator
  ) {
    func index() -> Int { Int.random(in: 0..<items.count, using: &random) }
    func newItem() -> Item {
      nextID += 1
      return Item(id: nextID, name: "row \(nextID)")
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      items.insert(newItem(), at: Int.random(in: 0...items.count, using: &random))
    case 2 where !items.isEmpty:
      items.remove(at: index())
    case 3 where !items.isEmpty:
      let item = items.remove(at: index())
      items.insert(item, at: Int.random(in: 0...items.count, using: &random))
    case 4 where !items.isEmpty:
      items.swapAt(index(), index())
    case 5:
      items.shuffle(using: &random)
    case 6:
      items.reverse()
    case 7 where !items.isEmpty:
      items[index()].name += "'"
    case 8:
      for _ in 0..<4 {
        items.insert(newItem(), at: Int.random(in: 0...items.count, using: &random))
      }
      items.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      items.shuffle(using: &random)
    default:
      items.append(newItem())
    }
  }

  /// The mutations of the stack's children that the host received.
  private struct Sent: Equatable {
    var created = 0
    var moved = 0
    var removed = 0

    init(created: Int, moved: Int, removed: Int) {
      (self.created, self.moved, self.removed) = (created, moved, removed)
    }

    /// Counts of the mutations that a window received.
    init(_ mutations: [Mutation], in parent: ElementID) {
      var new: Set<ElementID> = []
      for case .create(let id, _, _) in mutations { new.insert(id) }
      for mutation in mutations {
        switch mutation {
        case .insert(let id, into: parent, before: _):
          if new.contains(id) { created += 1 } else { moved += 1 }
        case .remove: removed += 1
        default: break
        }
      }
    }

    /// The fewest mutations that change one list of children into another.
    init(from old: [ElementID], to new: [ElementID]) {
      let kept = new.compactMap { old.firstIndex(of: $0) }
      created = new.count - kept.count
      moved = kept.count - kept.longestIncreasing()
      removed = old.count - kept.count
    }
  }

  @Test(arguments: 1...20)
  func `rows keep their order and state under random edits, with the fewest moves`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let store = Store()
    var nextID = 0
    for _ in 0..<Int(seed) { edit(&store.items, nextID: &nextID, using: &random) }
    let app = TestApp(Rows(store: store))
    var taps: [Int: Int] = [:]
    for step in 0..<40 {
      for _ in 0..<2 {
        guard let item = store.items.randomElement(using: &random) else { continue }
        app.window.button("\(item.name): \(taps[item.id, default: 0])").tap()
        taps[item.id, default: 0] += 1
      }
      let before = app.window.all[0].children.map(\.id)
      app.reset()
      var items = store.items
      edit(&items, nextID: &nextID, using: &random)
      store.items = items
      app.flush()
      taps = taps.filter { id, _ in items.contains { $0.id == id } }
      let expected = items.map { "\($0.name): \(taps[$0.id, default: 0])" }
      #expect(app.window.texts == expected, "seed \(seed), step \(step)")
      let stack = app.window.all[0]
      #expect(
        Sent(app.window.mutations, in: stack.id)
          == Sent(from: before, to: stack.children.map(\.id)), "seed \(seed), step \(step)")
      guard app.window.texts == expected else { return }
    }
  }

  @Test(arguments: 1...20)
  func `rows of several elements move together, with the fewest moves`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = Store()
    var nextID = 0
    for _ in 0..<10 { edit(&store.items, nextID: &nextID, using: &random) }
    let app = TestApp(UnevenRows(store: store))
    for step in 0..<40 {
      let before = app.window.all[0].children.map(\.id)
      app.reset()
      edit(&store.items, nextID: &nextID, using: &random)
      app.flush()
      let rows = store.items.flatMap { item in
        [[], ["\(item.name): 0"], ["\(item.name): 0", item.name]][item.id % 3]
      }
      #expect(app.window.texts == ["before"] + rows + ["after"], "seed \(seed), step \(step)")
      let stack = app.window.all[0]
      #expect(
        Sent(app.window.mutations, in: stack.id)
          == Sent(from: before, to: stack.children.map(\.id)), "seed \(seed), step \(step)")
    }
  }

  @Test func `one moved row of a thousand is one move, one changed row is one change`() {
    let store = Store()
    store.items = (0..<1_000).map { Item(id: $0, name: "row \($0)") }
    let app = TestApp(Rows(store: store))
    let stack = app.window.all[0]
    app.reset()
    store.items.append(store.items.remove(at: 3))
    app.flush()
    #expect(app.window.mutations.count == 1)
    #expect(app.window.changes == [#"button "row 3: 0" moves"#])
    #expect(app.bodies == ["Rows"])
    app.reset()
    store.items[500].name = "changed"
    app.flush()
    #expect(app.window.changes == [#"text "row 501: 0" becomes "changed: 0""#])
    #expect(app.bodies == ["Rows", "TapCounter"])
    app.reset()
    store.items.swapAt(0, 999)
    app.flush()
    #expect(
      Sent(app.window.mutations, in: stack.id) == Sent(created: 0, moved: 2, removed: 0))
  }

  // MARK: Trees

  /// A tree of views, as data.
  struct Outline: Identifiable, Equatable {
    enum Kind: CaseIterable {
      case text, group, paddedGroup, twicePaddedGroup, column, row, optional, choice, erased
      case decorated, identified
    }

    var id: Int
    var kind: Kind
    var isOn = true
    var children: [Outline] = []

    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// Changes the member at a position, counted from the root down.
    mutating func change(at position: Int, _ body: (inout Outline) -> Void) {
      if position == 0 { return body(&self) }
      var rest = position - 1
      for index in children.indices {
        let count = children[index].count
        if rest < count { return children[index].change(at: rest, body) }
        rest -= count
      }
    }
  }

  struct IDsKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  struct OutlineView: View {
    let outline: Outline

    var body: some View {
      switch outline.kind {
      case .text: Text("\(outline.id)").preference(key: IDsKey.self, value: [outline.id])
      case .group: Group { members }
      case .paddedGroup: Group { members }.padding(outline.isOn ? 1 : 2)
      case .twicePaddedGroup: Group { Group { members }.padding(3) }.padding(4)
      case .column: VStack { members }
      case .row: HStack(spacing: outline.isOn ? 1 : 2) { members }
      case .optional: if outline.isOn { members }
      case .choice: if outline.isOn { members } else { Text("no \(outline.id)").padding(5) }
      case .erased: AnyView(outline.isOn ? AnyView(members) : AnyView(Group { members }.padding(6)))
      case .decorated:
        HStack { members }
          .background(alignment: outline.isOn ? .leading : .top) {
            Text("behind")
            if outline.isOn { Text("on") }
          }
      case .identified: Group { members }.id(outline.isOn)
      }
    }

    private var members: some View {
      ForEach(outline.children) { OutlineView(outline: $0) }
    }
  }

  @Observable
  final class OutlineStore {
    var outline = Outline(id: 0, kind: .group)
  }

  struct OutlineScreen: View {
    let store: OutlineStore
    let ids: Trace<[Int]>
    var body: some View {
      OutlineView(outline: store.outline)
        .onPreferenceChange(IDsKey.self) { ids($0) }
    }
  }

  private func edit(
    _ outline: inout Outline, nextID: inout Int, using random: inout SeededGenerator
  ) {
    outline.change(at: Int.random(in: 0..<outline.count, using: &random)) { member in
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where !member.children.isEmpty:
        member.children.remove(at: Int.random(in: 0..<member.children.count, using: &random))
      case 1: member.children.shuffle(using: &random)
      case 2, 3: member.isOn.toggle()
      case 4 where member.id > 0: member.kind = Outline.Kind.allCases.randomElement(using: &random)!
      default:
        nextID += 1
        let kind = Outline.Kind.allCases.randomElement(using: &random)!
        member.children.insert(
          Outline(id: nextID, kind: kind, children: [Outline(id: nextID + 1_000_000, kind: .text)]),
          at: Int.random(in: 0...member.children.count, using: &random))
      }
    }
  }

  @Test(arguments: 1...20)
  func `a tree after random edits is the same as one that is made anew`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = OutlineStore()
    let ids = Trace<[Int]>()
    var nextID = 0
    let app = TestApp(OutlineScreen(store: store, ids: ids))
    for step in 0..<40 {
      var outline = store.outline
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        edit(&outline, nextID: &nextID, using: &random)
      }
      store.outline = outline
      app.flush()
      let newStore = OutlineStore()
      newStore.outline = outline
      let newIDs = Trace<[Int]>()
      let new = TestApp(OutlineScreen(store: newStore, ids: newIDs))
      #expect(app.window.description == new.window.description, "seed \(seed), step \(step)")
      #expect(ids.events.last ?? [] == newIDs.events.last ?? [], "seed \(seed), step \(step)")
      #expect(app.reports == [])
      guard app.window.description == new.window.description else { return }
    }
  }
}
