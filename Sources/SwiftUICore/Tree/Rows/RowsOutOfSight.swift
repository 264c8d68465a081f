/// A row of a lazy list.
@MainActor
struct LazyRow<Row: ListRowNode> {
  let row: Row
  /// The row's place, which is hidden while the row is out of sight.
  let scope: AppearanceScope
  /// The version of the list's data that the row is made of.
  var version: Int

  /// Takes the row out of the tree.
  func end() {
    row.detach()
    scope.end()
  }
}

/// The rows of a lazy list that are out of sight and stay in the tree, because they have something to keep.
///
/// | a row's views                          | the row                           |
/// | -------------------------------------- | --------------------------------- |
/// | show a page, or present something      | goes on, and gets new elements    |
/// | only keep state                        | sleeps                            |
/// | keep nothing                           | leaves                            |
///
/// It is a class because what rows do when they leave may look at the others.
@MainActor
final class RowsOutOfSight<ID: Hashable, Row: ListRowNode> {
  private var rows: [ID: LazyRow<Row>] = [:]
  /// The identity of each row, which each path asks for.
  private var ids: [ObjectIdentifier: ID] = [:]
  /// The identities of the rows that go on.
  private(set) var awake: [ID] = []

  var isEmpty: Bool { rows.isEmpty }

  subscript(id: ID) -> LazyRow<Row>? {
    get { rows[id] }
    set { rows[id] = newValue }
  }

  /// Takes a row that is no longer wanted, and that leaves the host.
  func add(_ row: LazyRow<Row>, as id: ID) {
    let goesOn = row.scope.showsElsewhere
    guard goesOn || row.row.keepsState, rows[id] == nil else { return row.end() }
    row.scope.show(false)
    for element in row.row.collectElements() { element.leaveHost() }
    if goesOn { awake.append(id) } else { row.scope.sleep() }
    rows[id] = row
    ids[ObjectIdentifier(row.row)] = id
  }

  /// Gives up a row that is wanted again; nil if there is none.
  func remove(_ id: ID) -> LazyRow<Row>? {
    guard let row = rows.removeValue(forKey: id) else { return nil }
    ids[ObjectIdentifier(row.row)] = nil
    if !awake.isEmpty { awake.removeAll { $0 == id } }
    return row
  }

  /// Takes the rows out of the tree whose elements are no longer among the data.
  func end(except ids: Set<ID>) {
    for (id, row) in rows where !ids.contains(id) {
      _ = remove(id)
      row.end()
    }
  }

  /// Lets a row go on that shows something elsewhere, once it is up to date.
  func goOn(_ id: ID) {
    if awake.contains(id) { return }
    awake.append(id)
    rows[id]?.scope.wake()
  }

  /// Lets a row sleep, or leave, that shows nothing elsewhere any more.
  func rest(_ id: ID) {
    guard let row = rows[id], let index = awake.firstIndex(of: id) else { return }
    awake.remove(at: index)
    if row.row.keepsState { return row.scope.sleep() }
    _ = remove(id)
    row.end()
  }

  /// Returns the identity of the row in a place.
  func id(in scope: AppearanceScope) -> ID? { rows.first { $0.value.scope === scope }?.key }

  /// Returns the identity of a row.
  func id(of row: _Node) -> ID? { ids[ObjectIdentifier(row)] }

  func forEachRow(_ body: (_Node) -> Void) {
    for row in rows.values { body(row.row) }
  }

  /// Ends the places of the rows, which leave the tree with their list.
  func endScopes() {
    for row in rows.values { row.scope.end() }
  }
}
