import BanyanNullHost

/// The same programs without any framework: what is written by hand for exactly this screen, which
/// tells a host exactly the same.
@MainActor
enum Limit {
  static func mount(rows: Int) -> Operation {
    let items = Item.make(rows)
    var screen: Screen?
    return Operation {
      screen = Screen(items)
    } restore: {
      withExtendedLifetime(screen) {}
      screen = nil
    }
  }

  static func oneRow(rows: Int) -> Operation {
    let screen = Screen(Item.make(rows))
    let button = screen.rows[rows / 2].button
    return Operation { screen.press(button) }
  }

  static func swap(rows: Int) -> Operation {
    let screen = Screen(Item.make(rows))
    return Operation { screen.swap() }
  }

  static func append(rows: Int) -> Operation {
    let screen = Screen(Item.make(rows))
    return Operation {
      screen.append(Item.make(rows..<rows + 1_000))
    } restore: {
      screen.truncate(to: rows)
    }
  }

  /// A row with its number.
  @MainActor
  private final class Row {
    let item: Item
    let element: ElementID
    let number: ElementID
    let button: ElementID
    private var count = 0

    init(_ item: Item, in screen: Screen) {
      self.item = item
      element = screen.create(.horizontalStack, [], in: .window)
      _ = screen.create(.text, [.text([TextRun(item.title)])], in: element)
      number = screen.create(.text, [.text([TextRun("0")])], in: element)
      button = screen.create(.button, [], in: element)
      _ = screen.create(.text, [.text([TextRun("Add")])], in: button)
    }

    func press(in screen: Screen) {
      count = (count + 1) % 1_000
      screen.batch.append(.set(number, .text([TextRun("\(count)")])))
    }
  }

  /// A screen with rows, for a host that counts.
  @MainActor
  private final class Screen {
    private(set) var rows: [Row] = []
    var batch: [Mutation] = []
    private var handlers: [ElementID: Row] = [:]
    private var last: UInt32 = 0
    private var mutations = 0

    init(_ items: [Item]) {
      append(items)
    }

    func create(_ kind: ElementKind, _ properties: [Property], in parent: ElementID) -> ElementID {
      last += 1
      let id = ElementID(rawValue: last)
      batch.append(.create(id, kind, properties))
      batch.append(.insert(id, into: parent, before: nil))
      return id
    }

    func press(_ button: ElementID) {
      handlers[button]?.press(in: self)
      commit()
    }

    func swap() {
      let (first, second) = (1, rows.count - 2)
      rows.swapAt(first, second)
      batch.append(
        .insert(rows[first].element, into: .window, before: rows[first + 1].element))
      batch.append(
        .insert(rows[second].element, into: .window, before: rows[second + 1].element))
      commit()
    }

    func append(_ items: [Item]) {
      rows.reserveCapacity(rows.count + items.count)
      for item in items {
        let row = Row(item, in: self)
        rows.append(row)
        handlers[row.button] = row
      }
      commit()
    }

    func truncate(to count: Int) {
      for row in rows[count...] {
        handlers[row.button] = nil
        batch.append(.remove(row.element))
      }
      rows.removeLast(rows.count - count)
      commit()
    }

    private func commit() {
      apply(batch)
      batch.removeAll(keepingCapacity: true)
    }

    // A host is somebody else, who cannot be seen through.
    @inline(never)
    private func apply(_ batch: [Mutation]) { mutations += batch.count }
  }
}
