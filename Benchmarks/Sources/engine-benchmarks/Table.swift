/// A result.
enum Figure {
  case time(Duration)
  case bytes(Double)
  case count(Int)
  case unknown

  var text: String {
    switch self {
    case .time(let duration):
      let nanoseconds = duration / .nanoseconds(1)
      if nanoseconds < 1_000 { return "\(Int(nanoseconds)) ns" }
      if nanoseconds < 1_000_000 { return short(nanoseconds / 1_000) + " µs" }
      return short(nanoseconds / 1_000_000) + " ms"
    case .bytes(let bytes):
      return short(bytes / 1_000) + " kB"
    case .count(let count):
      return grouped(count)
    case .unknown:
      return "?"
    }
  }

  var value: Double {
    switch self {
    case .time(let duration): duration / .nanoseconds(1)
    case .bytes(let bytes): bytes
    case .count(let count): Double(count)
    case .unknown: 0
    }
  }

  var unit: String {
    switch self {
    case .time: "ns"
    case .bytes: "B"
    case .count: "allocations"
    case .unknown: ""
    }
  }

  /// How many times another result this one is.
  static func / (left: Figure, right: Figure) -> Double? {
    switch (left, right) {
    case (.time(let left), .time(let right)): left / right
    case (.bytes(let left), .bytes(let right)): left / right
    case (.count(let left), .count(let right)): right == 0 ? nil : Double(left) / Double(right)
    default: nil
    }
  }
}

/// A result, for a file.
struct Record: Codable {
  let workload: String
  /// How many rows.
  let size: Int
  /// Nanoseconds, bytes or allocations.
  let value: Double
  let unit: String
  /// The same for the limit.
  let floor: Double?
}

/// A table in Markdown, and in a file.
@MainActor
final class Table {
  /// The numbers of rows, smallest first.
  let rows: [Int]
  private(set) var records: [Record] = []

  init(rows: [Int]) {
    self.rows = rows
  }

  /// The titles and the line below them.
  var header: String {
    var titles = ["workload"] + rows.map { "N = \(grouped($0))" }
    if rows.count > 1 { titles.append("ratio") }
    titles += ["floor", "× floor", "target (10,000)"]
    let rule = titles.indices.map { $0 == 0 ? "---" : "---:" }
    return line(titles) + "\n" + line(rule)
  }

  /// Runs a workload.
  func line(for workload: Workload) -> String {
    var cells = ["\(workload.label) \(workload.name)"]
    var sizes = rows
    if workload.label == "memory" { cells = [workload.name] }
    var figures: [Figure]
    switch workload.size {
    case .rows:
      figures = rows.map { figure(of: workload.measure, size: $0) }
      cells += figures.map(\.text)
    case .fixed(let size):
      sizes = [size]
      figures = [figure(of: workload.measure, size: size)]
      cells += [figures[0].text] + rows.dropFirst().map { _ in "" }
    }
    let measured = figures
    let first = figures.removeFirst()
    if rows.count > 1 { cells.append(times(figures.last.flatMap { $0 / first })) }
    // The floor is measured right after, with the largest size.
    let floor = workload.floor.map { figure(of: $0, size: sizes.last!) }
    for (size, figure) in zip(sizes, measured) {
      records.append(
        Record(
          workload: cells[0], size: size, value: figure.value, unit: figure.unit,
          floor: size == sizes.last ? floor?.value : nil))
    }
    cells.append(floor?.text ?? "–")
    cells.append(times(floor.flatMap { (figures.last ?? first) / $0 }))
    cells.append(workload.target == "–" ? "–" : "≤ " + workload.target)
    return line(cells)
  }

  private func figure(of measure: Workload.Measure, size: Int) -> Figure {
    let figure = measure(size)
    guard AllocationCounter.isOn, case .time = figure else { return figure }
    return AllocationCounter.allocations.map(Figure.count) ?? .unknown
  }

  private func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private func times(_ ratio: Double?) -> String {
    ratio.map { short($0) + "×" } ?? "–"
  }
}

/// A number with three digits or so.
private func short(_ value: Double) -> String {
  if value >= 100 { return "\(Int(value.rounded()))" }
  let scale = value >= 10 ? 10.0 : 100
  return "\((value * scale).rounded() / scale)"
}

/// A number with its digits in groups of three.
private func grouped(_ number: Int) -> String {
  var digits = String(number)
  var end = digits.endIndex
  while digits.distance(from: digits.startIndex, to: end) > 3 {
    end = digits.index(end, offsetBy: -3)
    digits.insert(",", at: end)
  }
  return digits
}
