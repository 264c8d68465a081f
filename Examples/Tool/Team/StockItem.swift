import Foundation
import SwiftData

/// Something in the stock room.
@Model
final class StockItem {
  @Attribute(.unique) var name: String
  var count: Int
  var place: String
  /// When the last inventory was done with it.
  var checkedAt: Date?

  init(name: String, count: Int, place: String) {
    self.name = name
    self.count = count
    self.place = place
  }
}

/// Items as a file of comma-separated values, with a line of titles.
struct StockFile {
  struct Line: Equatable {
    var name: String
    var count: Int
    var place: String
  }

  var lines: [Line]

  init(_ items: [StockItem]) {
    lines = items.map { Line(name: $0.name, count: $0.count, place: $0.place) }
  }

  /// - Throws: An error that names the line.
  init(text: String) throws {
    lines = []
    for (index, fields) in CommaSeparatedValues.parse(text).enumerated().dropFirst() {
      guard fields.count == 3, !fields[0].isEmpty, let count = Int(fields[1]) else {
        throw Mistake(errorDescription: "Row \(index + 1) is not a name, a number and a place.")
      }
      lines.append(Line(name: fields[0], count: count, place: fields[2]))
    }
  }

  var text: String {
    CommaSeparatedValues.format(
      [["Name", "Count", "Place"]] + lines.map { [$0.name, "\($0.count)", $0.place] })
  }

  struct Mistake: LocalizedError {
    let errorDescription: String?
  }
}

extension ModelContext {
  /// Changes the items with the names in a file, and adds those that are new.
  func add(_ file: StockFile) throws {
    var items = try Dictionary(
      uniqueKeysWithValues: fetch(FetchDescriptor<StockItem>()).map { ($0.name, $0) })
    for line in file.lines {
      if let item = items[line.name] {
        item.count = line.count
        item.place = line.place
      } else {
        let item = StockItem(name: line.name, count: line.count, place: line.place)
        insert(item)
        items[line.name] = item
      }
    }
    try save()
  }
}
