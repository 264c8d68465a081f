import Foundation

/// A person's arrangement of the columns of a table: their order, and those that are hidden.
///
/// ```swift
/// @SceneStorage("columns") private var columns: TableColumnCustomization<Loaf>
///
/// Table(loaves, columnCustomization: $columns) {
///   TableColumn("Name", value: \.name).customizationID("name")
///   TableColumn("Weight") { Text("\($0.weight) g") }.customizationID("weight").defaultVisibility(.hidden)
/// }
/// ```
///
/// Only columns with a `customizationID` can be arranged. The value can be encoded, and so kept for the next visit. See Apple's
/// documentation of `TableColumnCustomization`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var shown: [String: Bool] = [:]
  private var order: [String] = []

  /// Creates an arrangement in which nothing has been changed.
  public nonisolated init() {}

  /// The visibility of a column; automatic if the person has not changed it.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Puts the columns back in the order in which the app lists them.
  public mutating func resetOrder() { order = [] }
}

extension TableColumnCustomization {
  func isShown(_ column: _TableColumn<RowValue>) -> Bool {
    (column.customizationID.flatMap { shown[$0] }) ?? (column.defaultVisibility != .hidden)
  }

  /// Returns the columns that are shown, in the person's order.
  func arranged(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    ordered(columns).filter { isShown($0) }
  }

  /// Returns the columns in the person's order. Those that cannot be moved keep their places.
  private func ordered(_ columns: [_TableColumn<RowValue>]) -> [_TableColumn<RowValue>] {
    if order.isEmpty { return columns }
    let places = columns.indices.filter { columns[$0].isMovable }
    func rank(_ index: Int) -> Int {
      order.firstIndex(of: columns[index].customizationID!) ?? order.count + index
    }
    var result = columns
    for (place, source) in zip(places, places.sorted { rank($0) < rank($1) }) {
      result[place] = columns[source]
    }
    return result
  }

  /// Returns the column with which another changes places when it moves by one; nil if it is the last one there.
  private func neighbor(
    of id: String, among columns: [_TableColumn<RowValue>], by step: Int
  ) -> String? {
    let ids = arranged(columns).filter(\.isMovable).map { $0.customizationID! }
    guard let place = ids.firstIndex(of: id), ids.indices.contains(place + step) else { return nil }
    return ids[place + step]
  }

  func canMove(_ id: String, among columns: [_TableColumn<RowValue>], by step: Int) -> Bool {
    neighbor(of: id, among: columns, by: step) != nil
  }

  mutating func move(_ id: String, among columns: [_TableColumn<RowValue>], by step: Int) {
    guard let other = neighbor(of: id, among: columns, by: step) else { return }
    order = ordered(columns).filter(\.isMovable).map { $0.customizationID! }
    order.removeAll { $0 == id }
    let place = order.firstIndex(of: other)!
    order.insert(id, at: step > 0 ? place + 1 : place)
  }
}

extension _TableColumn {
  fileprivate var isMovable: Bool {
    customizationID != nil && !disabledCustomization.contains(.reorder)
  }
}

/// The changes that a person can make to a column. See Apple's documentation of `TableColumnCustomizationBehavior`.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public nonisolated init(rawValue: Int) { self.rawValue = rawValue }

  /// The place of the column among the others.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The width of the column, which a person cannot change here in any case.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// The visibility of the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of them.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}

extension TableColumnContent {
  /// Sets the name under which a person's arrangement of the column is stored. It must be the same in each version of the app.
  public func customizationID(
    _ id: String
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.customizationID = id }
  }

  /// Sets whether the column is shown as long as the person has not decided about it.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.defaultVisibility = visibility }
  }

  /// Prevents a person from changing something about the column.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changing { $0.disabledCustomization = behavior }
  }

  private func changing(
    _ change: (inout _TableColumn<TableRowValue>) -> Void
  ) -> TupleTableColumnContent<TableRowValue, TableColumnSortComparator> {
    var columns = _columns
    for index in columns.indices { change(&columns[index]) }
    return TupleTableColumnContent(_columns: columns)
  }
}

/// The menu of a column's header, with which a person arranges the columns.
struct ColumnMenu<Value: Identifiable>: ViewModifier {
  let column: _TableColumn<Value>
  let columns: [_TableColumn<Value>]
  let customization: Binding<TableColumnCustomization<Value>>?

  func body(content: Content) -> some View {
    if let customization {
      content.contextMenu { items(customization) }
    } else {
      content
    }
  }

  @ViewBuilder private func items(
    _ customization: Binding<TableColumnCustomization<Value>>
  ) -> some View {
    let hideable = columns.filter {
      $0.customizationID != nil && !$0.disabledCustomization.contains(.visibility)
    }
    ForEach(hideable.indices, id: \.self) { index in
      let other = hideable[index]
      Toggle(
        isOn: Binding {
          customization.wrappedValue.isShown(other)
        } set: { isShown in
          customization.wrappedValue[visibility: other.customizationID!] =
            isShown ? .visible : .hidden
        }
      ) { other.label }
    }
    if let id = column.customizationID, !column.disabledCustomization.contains(.reorder) {
      Divider()
      Button("Move to the Left") { customization.wrappedValue.move(id, among: columns, by: -1) }
        .disabled(!customization.wrappedValue.canMove(id, among: columns, by: -1))
      Button("Move to the Right") { customization.wrappedValue.move(id, among: columns, by: 1) }
        .disabled(!customization.wrappedValue.canMove(id, among: columns, by: 1))
    }
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var tableColumnHeaderVisibility: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets whether tables in this view have a header with the names of their columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaderVisibility, visibility)
  }
}
