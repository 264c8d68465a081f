// Random descriptions of views, and random edits of common kinds.

extension Description {
  static func random(depth: Int, using random: inout SeededGenerator) -> Description {
    if depth == 0 { return .counter(name(using: &random)) }
    return wrapping(.random(depth: depth - 1, using: &random), depth: depth, using: &random)
  }

  private static func name(using random: inout SeededGenerator) -> String {
    String("abcdefgh".randomElement(using: &random)!)
  }

  /// A description that contains another.
  private static func wrapping(
    _ content: Description, depth: Int, using random: inout SeededGenerator
  ) -> Description {
    func other() -> Description { .random(depth: max(depth - 1, 0), using: &random) }
    func number() -> Int { Int.random(in: 0..<3, using: &random) }
    func flag() -> Bool { Bool.random(using: &random) }
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .pair(content, other())
    case 1: return .pair(other(), content)
    case 2: return .group(content, other())
    case 3: return .stack(other(), content)
    case 4: return .optional(flag(), content)
    case 5: return .either(true, content, other())
    case 6: return .either(false, other(), content)
    case 7: return .choice(number(), content, other(), content)
    case 8: return .erased(Erased.allCases.randomElement(using: &random)!, content)
    case 9: return .identified(number(), content)
    case 10: return .modified(flag(), content)
    case 11: return .padded(number(), content)
    case 12: return .counted(name(using: &random), content)
    default:
      var rows = [Row(id: number(), content: content)]
      for _ in 0..<number() { insertRow(into: &rows, other(), using: &random) }
      return .list(rows)
    }
  }

  /// Inserts a row with an id that no other row has, though a removed row may have had it.
  private static func insertRow(
    into rows: inout [Row], _ content: Description, using random: inout SeededGenerator
  ) {
    let free = (0..<6).filter { id in !rows.contains { $0.id == id } }
    guard let id = free.randomElement(using: &random) else { return }
    let place = Int.random(in: 0...rows.count, using: &random)
    rows.insert(Row(id: id, content: content), at: place)
  }

  // MARK: The parts

  /// The direct children of a description.
  var parts: [Description] {
    switch self {
    case .counter: []
    case .pair(let first, let second), .group(let first, let second),
      .stack(let first, let second), .either(_, let first, let second):
      [first, second]
    case .choice(_, let first, let second, let third): [first, second, third]
    case .optional(_, let part), .erased(_, let part), .identified(_, let part),
      .modified(_, let part), .padded(_, let part), .counted(_, let part):
      [part]
    case .list(let rows): rows.map(\.content)
    }
  }

  private func with(parts: [Description]) -> Description {
    switch self {
    case .counter: self
    case .pair: .pair(parts[0], parts[1])
    case .group: .group(parts[0], parts[1])
    case .stack: .stack(parts[0], parts[1])
    case .optional(let isShown, _): .optional(isShown, parts[0])
    case .either(let isFirst, _, _): .either(isFirst, parts[0], parts[1])
    case .choice(let number, _, _, _): .choice(number, parts[0], parts[1], parts[2])
    case .list(let rows): .list(zip(rows, parts).map { Row(id: $0.id, content: $1) })
    case .erased(let type, _): .erased(type, parts[0])
    case .identified(let id, _): .identified(id, parts[0])
    case .modified(let isModified, _): .modified(isModified, parts[0])
    case .padded(let amount, _): .padded(amount, parts[0])
    case .counted(let name, _): .counted(name, parts[0])
    }
  }

  /// The number of descriptions, including this one.
  var size: Int { parts.reduce(1) { $0 + $1.size } }

  /// Returns one of the descriptions, by its place in reading order.
  func at(_ place: Int) -> Description { all[place] }

  private var all: [Description] { [self] + parts.flatMap(\.all) }

  /// Replaces one of the descriptions, by its place in reading order.
  func replacing(_ place: Int, by change: (Description) -> Description) -> Description {
    if place == 0 { return change(self) }
    var parts = parts
    var place = place - 1
    for index in parts.indices {
      let size = parts[index].size
      if place < size {
        parts[index] = parts[index].replacing(place, by: change)
        break
      }
      place -= size
    }
    return with(parts: parts)
  }

  // MARK: Edits

  /// Returns the description after one random edit.
  func edited(using random: inout SeededGenerator) -> Description {
    let size = size
    return replacing(Int.random(in: 0..<size, using: &random)) {
      $0.editedHere(mayGrow: size < 16, using: &random)
    }
  }

  private func editedHere(
    mayGrow: Bool, using random: inout SeededGenerator
  ) -> Description {
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where mayGrow: Self.wrapping(self, depth: 1, using: &random)
    case 1: parts.randomElement(using: &random) ?? self
    case 2: .random(depth: mayGrow ? 2 : 0, using: &random)
    case 3 where parts.count == 2: with(parts: parts.reversed())
    default: changed(mayGrow: mayGrow, using: &random)
    }
  }

  /// Another value of the same kind.
  private func changed(mayGrow: Bool, using random: inout SeededGenerator) -> Description {
    func number() -> Int { Int.random(in: 0..<3, using: &random) }
    return switch self {
    case .counter: .counter(Self.name(using: &random))
    case .pair(let first, let second): .group(first, second)
    case .group(let first, let second): .pair(first, second)
    case .stack(let first, let second): .stack(second, first)
    case .optional(let isShown, let part): .optional(!isShown, part)
    case .either(let isFirst, let first, let second): .either(!isFirst, first, second)
    case .choice(_, let first, let second, let third): .choice(number(), first, second, third)
    case .list(let rows): .list(Self.edited(rows, mayGrow: mayGrow, using: &random))
    case .erased(_, let part): .erased(Erased.allCases.randomElement(using: &random)!, part)
    case .identified(_, let part): .identified(number(), part)
    case .modified(let isModified, let part): .modified(!isModified, part)
    case .padded(_, let part): .padded(number(), part)
    case .counted(_, let part): .counted(Self.name(using: &random), part)
    }
  }

  private static func edited(
    _ rows: [Row], mayGrow: Bool, using random: inout SeededGenerator
  ) -> [Row] {
    var rows = rows
    func place() -> Int { Int.random(in: 0..<rows.count, using: &random) }
    let edit = Int.random(in: 0..<7, using: &random)
    if rows.isEmpty || edit < 2 {
      if mayGrow { insertRow(into: &rows, .random(depth: 1, using: &random), using: &random) }
      return rows
    }
    switch edit {
    case 2: rows.remove(at: place())
    case 3: rows.swapAt(place(), place())
    case 4: rows.reverse()
    case 5:
      // The same content under another id.
      let row = rows.remove(at: place())
      insertRow(into: &rows, row.content, using: &random)
    default:
      let row = rows.remove(at: place())
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
    }
    return rows
  }
}
