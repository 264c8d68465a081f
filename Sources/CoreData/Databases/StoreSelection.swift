import Foundation

/// The statement that finds the objects of one entity for a query, as far as a database can.
struct StoreSelection {
  let table: StoreTable
  /// True if all objects that it finds satisfy the query's condition.
  let isFiltered: Bool
  /// True if the database can order them as the query does.
  let isSorted: Bool
  private let condition: String
  private let values: [DatabaseValue]
  private let order: [OrderTerm]
  private let dialect: SQLDialect

  /// An expression by which a statement orders objects.
  struct OrderTerm {
    let text: String
    let isDescending: Bool
  }

  init(
    _ query: FetchQuery, _ table: StoreTable, _ tables: [String: StoreTable],
    _ dialect: SQLDialect
  ) {
    self.table = table
    self.dialect = dialect
    var writer = ConditionWriter(table: table, tables: tables, dialect: dialect)
    if query.filter == nil {
      condition = ""
      values = []
      isFiltered = true
    } else if let wanted = query.condition, let text = writer.text(of: wanted, isNegated: false) {
      condition = " WHERE \(text)"
      values = writer.values
      isFiltered = true
    } else {
      condition = ""
      values = []
      isFiltered = false
    }
    let terms = query.order?.map { writer.orderTerm($0) }
    let found = terms?.compactMap { $0 }
    isSorted = terms != nil && found?.count == terms?.count
    order = isSorted ? found ?? [] : []
  }

  private func ordering(_ isSorted: Bool) -> String {
    let terms =
      isSorted ? order.map { dialect.ordered($0.text, isDescending: $0.isDescending) } : []
    return " ORDER BY " + (terms + [SQL.key]).joined(separator: ", ")
  }

  private static func limit(_ count: Int?) -> String { count.map { " LIMIT \($0)" } ?? "" }

  func statement(limit: Int?, isSorted: Bool) -> (String, [DatabaseValue]) {
    (table.selection + condition + ordering(isSorted) + Self.limit(limit), values)
  }

  /// Returns the statement that finds keys only.
  func keyStatement(limit: Int?) -> (String, [DatabaseValue]) {
    let start = "SELECT \(SQL.key) FROM \(SQL.quoted(table.name))"
    return (start + condition + ordering(true) + Self.limit(limit), values)
  }

  var counting: (String, [DatabaseValue]) {
    ("SELECT count(*) FROM \(SQL.quoted(table.name))\(condition)", values)
  }

  /// Returns the statement that finds keys and the names of entities in several tables.
  static func union(
    _ selections: [StoreSelection], limit: Int?, isSorted: Bool
  ) -> (String, [DatabaseValue]) {
    let terms = isSorted ? selections.first?.order ?? [] : []
    let parts = selections.map { selection in
      let terms = isSorted ? selection.order : []
      let columns =
        [SQL.key, "'\((selection.table.entity.name ?? "").replacing("'", with: "''"))'"]
        + terms.enumerated().map { index, term in
          "\(term.text) AS banyan_order\(index)"
        }
      return
        "SELECT \(columns.joined(separator: ", ")) FROM \(SQL.quoted(selection.table.name))\(selection.condition)"
    }
    let order = terms.enumerated().map { index, term in
      selections[0].dialect.ordered("banyan_order\(index)", isDescending: term.isDescending)
    }
    let text =
      parts.joined(separator: " UNION ALL ")
      + " ORDER BY \((order + [SQL.key]).joined(separator: ", "))" + Self.limit(limit)
    return (text, selections.flatMap(\.values))
  }
}

/// Writes conditions in SQL, as far as they mean the same there as in Swift.
///
/// A comparison with a missing value is neither true nor false in SQL. That makes no difference where it is only asked what is true, and below a
/// negation it is made false.
private struct ConditionWriter {
  let table: StoreTable
  let tables: [String: StoreTable]
  let dialect: SQLDialect
  private(set) var values: [DatabaseValue] = []

  init(table: StoreTable, tables: [String: StoreTable], dialect: SQLDialect) {
    self.table = table
    self.tables = tables
    self.dialect = dialect
  }

  /// Returns nil for a condition that has to be evaluated by Swift.
  mutating func text(of condition: StoreCondition, isNegated: Bool) -> String? {
    switch condition {
    case .constant(let isTrue): return isTrue ? "TRUE" : "FALSE"
    case .not(let inner): return text(of: inner, isNegated: true).map { "NOT \($0)" }
    case .and(let first, let second):
      guard let first = text(of: first, isNegated: isNegated),
        let second = text(of: second, isNegated: isNegated)
      else { return nil }
      return "(\(first) AND \(second))"
    case .or(let first, let second):
      guard let first = text(of: first, isNegated: isNegated),
        let second = text(of: second, isNegated: isNegated)
      else { return nil }
      return "(\(first) OR \(second))"
    case .comparison(let left, let comparison, let right):
      return text(left, comparison, right).map { isNegated ? "coalesce(\($0), FALSE)" : "(\($0))" }
    case .isIn(let operand, let elements): return text(operand, isIn: elements)
    case .text(let operand, let test, let other, let options):
      guard dialect.hasTextTests, case .path(let path) = operand, let column = column(path),
        column.kind == .attribute(.stringAttributeType)
      else { return nil }
      values += [.integer(test.code(options))] + column.values + [.text(other)]
      return "\(TextTest.functionName)(?, \(column.text), ?)"
    }
  }

  private mutating func text(
    _ left: StoreOperand, _ comparison: StoreComparison, _ right: StoreOperand
  ) -> String? {
    switch (left, right) {
    case (.constant, .constant): return nil
    case (.constant, _): return text(right, comparison.reversed, left)
    case (.count(let path), .constant(let value)):
      guard let number = value.flatMap({ ManagedValue.number($0) }), let count = count(path) else {
        return nil
      }
      values.append(.real(number.doubleValue))
      return dialect.comparison(count, comparison, values[values.count - 1])
    case (.path(let path), .constant(let value)):
      guard let column = column(path), allows(comparison, column.kind),
        let stored = stored(value, column.kind)
      else { return nil }
      values += column.values + [stored]
      return dialect.comparison(column.text, comparison, stored)
    case (.path(let first), .path(let second)):
      guard let first = column(first), let second = column(second),
        allows(comparison, first.kind), isSimilar(first.kind, second.kind)
      else { return nil }
      return dialect.comparison(first.text, comparison, second.text)
    default: return nil
    }
  }

  private mutating func text(_ operand: StoreOperand, isIn elements: [Any?]) -> String? {
    guard case .path(let path) = operand, let column = column(path), allows(.equal, column.kind),
      elements.count <= 1_000
    else { return nil }
    var stored: [DatabaseValue] = []
    for element in elements {
      guard let value = self.stored(element, column.kind) else { return nil }
      stored.append(value)
    }
    let others = stored.filter { $0 != .null }
    values += others
    let marks = Array(repeating: "?", count: others.count).joined(separator: ", ")
    let text = others.isEmpty ? "FALSE" : "coalesce(\(column.text) IN (\(marks)), FALSE)"
    if others.count == stored.count { return text }
    return "(\(text) OR \(column.text) IS NULL)"
  }

  private func allows(_ comparison: StoreComparison, _ kind: PlaceKind) -> Bool {
    switch comparison {
    case .equal, .notEqual:
      switch kind {
      case .attribute(let type):
        return ![
          .decimalAttributeType, .undefinedAttributeType, .transformableAttributeType,
        ].contains(type)
      case .one: return true
      case .many: return false
      }
    default:
      // Objects that have not been saved are compared by Swift, in the order of the person's language for all but plain letters.
      return kind.isOrdered
        && ![
          .attribute(.stringAttributeType), .attribute(.UUIDAttributeType),
          .attribute(.URIAttributeType), .attribute(.booleanAttributeType),
        ].contains(kind)
    }
  }

  private func isSimilar(_ first: PlaceKind, _ second: PlaceKind) -> Bool {
    first == second
      || [first, second].allSatisfy { $0.columnType == "INTEGER" || $0.columnType == "REAL" }
        && ![first, second].contains(.attribute(.dateAttributeType))
  }

  /// Returns a constant as a column has it; nil if a comparison with the column means something else in Swift.
  private func stored(_ value: Any?, _ kind: PlaceKind) -> DatabaseValue? {
    guard let value = ManagedValue.unwrapped(value) else { return .null }
    switch kind {
    case .one(let destination):
      let id = (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
      return id.map {
        StoreCodec(
          model: NSManagedObjectModel(), storeIdentifier: "", namesEntities: dialect.namesEntities
        )
        .reference(to: $0, destination)
      }
    case .many: return nil
    case .attribute(let type):
      switch type {
      case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
        .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
        guard !(value is String), let number = ManagedValue.number(value) else { return nil }
        let double = number.doubleValue
        if number is NSDecimalNumber { return nil }
        return double == Double(number.int64Value) && abs(double) < 9e15
          ? .integer(number.int64Value)
          : double.magnitude < 9e15 ? .real(double) : nil
      case .stringAttributeType: return (value as? String).map { .text(StoreCodec.composed($0)) }
      case .dateAttributeType, .UUIDAttributeType, .URIAttributeType, .binaryDataAttributeType:
        return StoreCodec.plain(value, type)
      case .decimalAttributeType, .undefinedAttributeType, .transformableAttributeType: return nil
      }
    }
  }

  // MARK: Paths

  private struct Column {
    let text: String
    let kind: PlaceKind
    var values: [DatabaseValue] = []
  }

  /// Returns the expression for a property, or for one of the object to which relationships lead.
  private func column(_ path: [String]) -> Column? {
    guard let first = path.first, let place = table.column(of: first) else { return nil }
    var column = Column(
      text: "\(SQL.quoted(table.name)).\(SQL.quoted(place.name))", kind: place.kind)
    for (level, name) in path.dropFirst().enumerated() {
      guard case .one(let destination) = column.kind, let next = tables[destination],
        next.entity.subentities.isEmpty, let place = next.column(of: name)
      else { return nil }
      let alias = "banyan_\(level)"
      column = Column(
        text:
          "(SELECT \(alias).\(SQL.quoted(place.name)) FROM \(SQL.quoted(next.name)) AS \(alias) WHERE \(alias).\(SQL.key) = \(dialect.key(of: column.text)))",
        kind: place.kind)
    }
    return column
  }

  private func count(_ path: [String]) -> String? {
    guard path.count == 1, let list = table.lists.first(where: { $0.property == path[0] }) else {
      return nil
    }
    return
      "(SELECT count(*) FROM \(SQL.quoted(list.name)) WHERE owner = \(SQL.quoted(table.name)).\(SQL.key))"
  }

  func orderTerm(_ order: StoreOrder) -> StoreSelection.OrderTerm? {
    guard let column = column(order.path), column.kind.isOrdered else { return nil }
    return StoreSelection.OrderTerm(text: column.text, isDescending: !order.isAscending)
  }
}
