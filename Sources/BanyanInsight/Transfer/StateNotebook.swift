import BanyanGraph
import BanyanHost
import SwiftUICore

/// A record of an app's written state, so that only later changes are written again.
///
/// A state whose value refers to no object announces that it was written, so a call costs what has
/// changed, however many states there are. Objects need not announce their changes: they are written each time,
/// and sent if they differ. After views have come, gone or moved, everything is gone through.
@MainActor
final class StateNotebook {
  /// One property, as last written.
  @MainActor
  private final class Entry {
    let number: UInt32
    /// Retained, so that no other slot gets its address.
    let slot: Slot
    var bytes: [UInt8] = []
    /// The bytes that it uses of the limit for values.
    var size = 0
    /// True if the written bytes follow from the value alone.
    var isPlain = false
    /// The last turn in which it was written or found.
    var turn = 0
    /// Its position among all properties.
    var order = 0
    var name = ""
    /// The index of the view that declares it.
    var owner = 0
    /// The scope in which it was written.
    private var scope = 0
    private var path = ""
    private var counts: [Int] = []

    init(_ number: UInt32, _ slot: Slot) {
      self.number = number
      self.slot = slot
    }

    func stands(at owner: Owner) -> Bool {
      scope == owner.scope && path == owner.placed.path && counts == owner.placed.counts
    }

    func didMove(to owner: Owner) {
      scope = owner.scope
      path = owner.placed.path
      counts = owner.placed.counts
    }
  }

  /// A view that declares properties of its own.
  private struct Owner {
    /// The index of the window, after that of what is outside of all windows.
    let scope: Int
    let node: DynamicNode
    let placed: PlacedNode
  }

  /// The places in a window, or in the app outside of its windows.
  @MainActor
  private struct Scope {
    let root: _Node?
    var places: [String] = []
    var elements: [(node: ElementNode, place: String)] = []
  }

  private let limit: Int
  private var arrangement: UInt64 = 0
  private var scopes: [Scope] = []
  private var owners: [Owner] = []
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The properties that may change without a write, in order: they refer to objects.
  private var restless: [Entry] = []
  private var frame: [UInt8] = []
  private var places: [UInt8] = []
  /// The number of elements that take events.
  private var responderCount = 0
  private var objects: [[UInt8]] = []
  private var size = 0
  private var turn = 0
  private var lastNumber = StateSnapshot.Piece.firstProperty
  private var hasReported = false
  /// The number of times that all places were collected.
  private(set) var lookCount = 0
  /// The number of properties that were asked for changes.
  private(set) var askedCount = 0
  /// The number of properties that have been written.
  private(set) var writtenCount = 0

  init(limit: Int) { self.limit = limit }

  /// Releases the nodes of a window that has closed.
  func windowDidClose() {
    scopes = []
    owners = []
  }

  /// Writes the changes since the last call.
  ///
  /// - Parameter isWhole: True to return everything, changed or not.
  func changes(
    in app: RunningApp, _ windows: [any BanyanHost.Window], isWhole: Bool
  ) -> StateChanges {
    turn += 1
    let nodes = windows.map { window in
      (window as? RunningWindow).flatMap { $0.node.isDetached ? nil : $0.node }
    }
    let hasLooked = lookAround([app.rootNode] + nodes, app.runtime.arrangement)
    var changes = StateChanges(isWhole: isWhole || !hasReported)
    func note(_ number: UInt32, _ bytes: [UInt8], insteadOf old: inout [UInt8]) {
      guard bytes != old else { return }
      old = bytes
      if !changes.isWhole { changes.pieces.append(.init(number, bytes)) }
    }
    note(StateSnapshot.Piece.frame, .frame(app.frame(of: windows)), insteadOf: &frame)
    let responderCount = nodes.reduce(0) { $0 + ($1?.responderCount ?? 0) }
    if hasLooked || responderCount != self.responderCount {
      self.responderCount = responderCount
      note(StateSnapshot.Piece.places, .places(placesNow), insteadOf: &places)
    }
    let writer = PropertyWriter(limit: limit)
    writer.room -= size
    let written = app.runtime.takeRewritten()
    let asked = hasLooked ? allEntries() : changed(written)
    askedCount += asked.count
    for entry in asked {
      let owner = owners[entry.owner]
      if entry.isPlain && entry.slot.isAsWrittenDown && entry.stands(at: owner) { continue }
      let bytes = write(entry, of: owner, by: writer)
      note(entry.number, bytes, insteadOf: &entry.bytes)
    }
    restless = asked.filter { !$0.isPlain }
    if hasLooked, asked.count < entries.count {
      for (key, entry) in entries where entry.turn < turn {
        entries[key] = nil
        size -= entry.size
        if !changes.isWhole { changes.pieces.append(.init(entry.number, [])) }
      }
    }
    noteObjects(writer.objects.records, in: &changes)
    if changes.isWhole { changes.pieces = allPieces }
    changes.pieces.sort { $0.number < $1.number }
    hasReported = true
    return changes
  }

  /// Returns the properties of all views, in order.
  private func allEntries() -> [Entry] {
    var all: [Entry] = []
    for (index, owner) in owners.enumerated() {
      owner.node.forEachOwnProperty { name, slot in
        let entry = entry(of: slot)
        entry.turn = turn
        entry.order = all.count
        entry.name = name
        entry.owner = index
        all.append(entry)
      }
    }
    return all
  }

  /// Returns the properties that may have changed since the last call, in order.
  private func changed(_ written: ContiguousArray<Slot>) -> [Entry] {
    // A slot whose view has left has no entry.
    let changed = written.compactMap { entries[ObjectIdentifier($0)] }.filter(\.isPlain)
    return changed.isEmpty ? restless : (restless + changed).sorted { $0.order < $1.order }
  }

  /// Collects the places of all nodes, if they may have changed.
  ///
  /// - Returns: True if they may have changed.
  private func lookAround(_ roots: [_Node?], _ arrangement: UInt64) -> Bool {
    let isSame =
      arrangement == self.arrangement && scopes.count == roots.count
      && zip(scopes, roots).allSatisfy { $0.root === $1 }
    if isSame { return false }
    self.arrangement = arrangement
    lookCount += 1
    owners = []
    scopes = roots.enumerated().map { index, root in
      var scope = Scope(root: root)
      var places: Set<String> = []
      for placed in root?.placedNodes ?? [] {
        if places.insert(placed.place).inserted { scope.places.append(placed.place) }
        if let node = placed.node as? DynamicNode, node.fields.fields.contains(where: \.isOwning) {
          owners.append(Owner(scope: index, node: node, placed: placed))
        }
        if let element = placed.node as? ElementNode {
          scope.elements.append((element, placed.place))
        }
      }
      return scope
    }
    return true
  }

  private var placesNow: [PlacesRecord] {
    scopes.map { scope in
      PlacesRecord(
        places: scope.places,
        elements: scope.elements.compactMap { element, place in
          element.isMatchedByPages ? ElementRecord(element, in: place) : nil
        })
    }
  }

  private func entry(of slot: Slot) -> Entry {
    if let entry = entries[ObjectIdentifier(slot)] { return entry }
    lastNumber += 1
    let entry = Entry(lastNumber, slot)
    entries[ObjectIdentifier(slot)] = entry
    return entry
  }

  private func write(
    _ entry: Entry, of owner: Owner, by writer: PropertyWriter
  ) -> [UInt8] {
    writtenCount += 1
    writer.room += entry.size
    let room = writer.room
    let referenceCount = writer.objects.referenceCount
    let record = writer.record(of: entry.slot, named: entry.name, in: owner.node, at: owner.placed)
    // A type that encodes itself may follow references that are not known here.
    entry.isPlain =
      writer.objects.referenceCount == referenceCount
      && (record.refusal == nil || record.keyed == nil)
    size += room - writer.room - entry.size
    entry.size = room - writer.room
    entry.didMove(to: owner)
    entry.slot.didWriteDown()
    return .property(ScopedProperty(scope: owner.scope, record: record))
  }

  private func noteObjects(_ records: [ObjectRecord], in changes: inout StateChanges) {
    for (index, record) in records.enumerated() {
      let bytes: [UInt8] = .object(record)
      if index == objects.count {
        objects.append(bytes)
      } else if objects[index] == bytes {
        continue
      } else {
        objects[index] = bytes
      }
      changes.pieces.append(.init(StateSnapshot.Piece.firstObject + UInt32(index), bytes))
    }
    for index in records.count..<max(objects.count, records.count) {
      changes.pieces.append(.init(StateSnapshot.Piece.firstObject + UInt32(index), []))
    }
    objects.removeLast(objects.count - records.count)
  }

  private var allPieces: [StateChanges.Piece] {
    var pieces: [StateChanges.Piece] = [
      .init(StateSnapshot.Piece.frame, frame), .init(StateSnapshot.Piece.places, places),
    ]
    for entry in entries.values { pieces.append(.init(entry.number, entry.bytes)) }
    for (index, bytes) in objects.enumerated() {
      pieces.append(.init(StateSnapshot.Piece.firstObject + UInt32(index), bytes))
    }
    return pieces
  }
}

/// The record of an app's saved state, if changes have been requested.
private final class NotebookHolder: AppService {
  var notebook: StateNotebook?

  init(of app: RunningApp) {}

  func windowDidClose() { notebook?.windowDidClose() }
}

extension RunningApp {
  var notebook: StateNotebook? {
    get { service(NotebookHolder.self).notebook }
    set { service(NotebookHolder.self).notebook = newValue }
  }
}
