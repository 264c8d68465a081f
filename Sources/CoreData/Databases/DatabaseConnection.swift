import Foundation

/// A connection to a database. One thread at a time uses it; calls block.
///
/// Statements are written with a `?` for each value, and so that each engine understands them; ``dialect`` has the words that differ.
protocol DatabaseConnection: AnyObject {
  var dialect: SQLDialect { get }

  /// Runs a statement, and a block for each row until it returns false.
  func rows(
    _ text: String, _ values: [DatabaseValue], _ body: (any DatabaseRow) throws -> Bool
  ) throws
  /// Runs statements that take effect together, or not at all. Nobody else writes to the store meanwhile.
  func transact<Result>(_ body: () throws -> Result) throws -> Result

  /// Prepares a store for changes, before it is first changed.
  func prepareForChanges() throws
  /// The names of the tables and indices that there are.
  func tableNames() throws -> Set<String>
  func indexNames() throws -> Set<String>
  func columnNames(of table: String) throws -> Set<String>
  /// Wakes other processes when the transaction has ended.
  func announceChanges() throws
}

extension DatabaseConnection {
  func rows(_ text: String, _ body: (any DatabaseRow) throws -> Bool) throws {
    try rows(text, [], body)
  }

  /// Runs a statement whose rows nobody needs.
  func run(_ statement: String, _ values: [DatabaseValue] = []) throws {
    try rows(statement, values) { _ in true }
  }

  /// Returns the first row's first value.
  func value(_ text: String, _ values: [DatabaseValue] = []) throws -> DatabaseValue {
    var found = DatabaseValue.null
    try rows(text, values) {
      found = $0.value(0)
      return false
    }
    return found
  }

  /// Returns the texts in the first column.
  func texts(_ text: String, _ values: [DatabaseValue] = []) throws -> Set<String> {
    var found: Set<String> = []
    try rows(text, values) {
      found.insert($0.text(0))
      return true
    }
    return found
  }
}

/// A value in a row, or in the place of a parameter.
enum DatabaseValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes(Data)

  var integer: Int64? { if case .integer(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
}

/// The row at which a statement has arrived.
protocol DatabaseRow {
  func value(_ column: Int) -> DatabaseValue
}

extension DatabaseRow {
  func integer(_ column: Int) -> Int64 { value(column).integer ?? 0 }
  func text(_ column: Int) -> String { value(column).text ?? "" }
}

/// The reason why a database could not do something, in its own words.
protocol DatabaseFailure: Error, CustomStringConvertible {
  /// A remedy for the person who reads the error; nil if none is known.
  var advice: String? { get }
}

/// The words in which the engines differ.
enum SQLDialect {
  case sqlite, postgreSQL

  /// The type of the keys of objects.
  var keyType: String { self == .sqlite ? "INTEGER" : "bigint" }

  /// The end of the statement that makes a table whose rows are found by its primary key only.
  var tableEnding: String { self == .sqlite ? " WITHOUT ROWID" : "" }

  /// The type of a column that keeps an object of another, or of the settings.
  var referenceType: String { self == .sqlite ? "" : " \(textType)" }

  /// The type of texts, which are ordered by their bytes.
  var textType: String { self == .sqlite ? "TEXT" : #"text COLLATE "C""# }

  func type(of kind: PlaceKind) -> String {
    if self == .sqlite { return kind.columnType }
    return switch kind.columnType {
    case "INTEGER": "bigint"
    case "REAL": "double precision"
    case "TEXT": textType
    default: kind.isReference ? textType : "bytea"
    }
  }

  /// True if a column has one type, so that the key of an object comes with the name of its entity in any case.
  var namesEntities: Bool { self == .postgreSQL }

  /// The key of the object that a column refers to, if all of them are of one entity.
  func key(of column: String) -> String {
    self == .sqlite ? column : "CAST(split_part(\(column), '/', 2) AS bigint)"
  }

  /// An order in which missing values are the least.
  func ordered(_ term: String, isDescending: Bool) -> String {
    let direction = isDescending ? " DESC" : ""
    if self == .sqlite { return term + direction }
    return term + direction + (isDescending ? " NULLS LAST" : " NULLS FIRST")
  }

  func comparison(_ left: String, _ comparison: StoreComparison, _ right: String) -> String {
    if self == .sqlite { return "\(left) \(comparison.rawValue) \(right)" }
    return switch comparison {
    case .equal: "\(left) IS NOT DISTINCT FROM \(right)"
    case .notEqual: "\(left) IS DISTINCT FROM \(right)"
    default: "\(left) \(comparison.rawValue) \(right)"
    }
  }

  /// A comparison with a parameter.
  func comparison(
    _ left: String, _ comparison: StoreComparison, _ value: DatabaseValue
  ) -> String {
    // PostgreSQL uses an index for a plain comparison only, which is the same unless both values are missing.
    if self == .postgreSQL, comparison == .equal, value != .null { return "\(left) = ?" }
    return self.comparison(left, comparison, "?")
  }

  /// True if texts can be compared by Swift.
  var hasTextTests: Bool { self == .sqlite }

  /// The most bytes of a name of PostgreSQL, which cuts longer ones off.
  static let nameLimit = 63

  /// Returns a name of a length that is possible, and that no other long name has.
  /// - Parameter limit: the most bytes of the result, by default a few less than are possible, to which a number can be added.
  func limited(_ name: String, to limit: Int = SQLDialect.nameLimit - 3) -> String {
    if self == .sqlite || name.utf8.count <= limit { return name }
    var start = ""
    for character in name {
      if start.utf8.count + "\(character)".utf8.count > limit - 17 { break }
      start.append(character)
    }
    return "\(start)_\(String(StoreSchema.hash(name), radix: 16))"
  }
}
