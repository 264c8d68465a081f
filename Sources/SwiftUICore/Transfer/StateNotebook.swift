import BanyanGraph
import BanyanHost

/// A record of an app's written state, so that only later changes are written again.
///
/// A state whose value refers to no object reports whether it was written. Objects need not announce their
/// changes, so they are written each time, and sent if they differ.
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
    var scope = 0
    var path = ""
    var counts: [Int] = []
    /// True if the written bytes follow from the value alone.
    var isPlain = false
    /// The last collection of places that found the property in the same place.
    var look = 0
    /// The last turn in which it existed.
    var turn = 0

    init(_ number: UInt32, _ slot: Slot) {
      self.number = number
      self.slot = slot
    }

    func stands(at placed: PlacedNode, in scope: Int, look: Int) -> Bool {
      if self.look == look { return true }
      guard self.scope == scope, path == placed.path, counts == placed.counts else { return false }
      self.look = look
      return true
    }
  }

  /// The places in a window, or in the app outside of its windows.
  @MainActor
  private struct Scope {
    let root: _Node?
    var places: [String] = []
    var owners: [(node: DynamicNode, placed: PlacedNode)] = []
    var elements: [(node: ElementNode, place: String)] = []
  }

  private let limit: Int
  private var arrangement: UInt64 = 0
  private var scopes: [Scope] = []
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var frame: [UInt8] = []
  private var places: [UInt8] = []
  private var matchedElements: [UInt32] = []
  private var objects: [[UInt8]] = []
  private var size = 0
  private var turn = 0
  private var lastNumber = StateSnapshot.Piece.firstProperty
  private var hasTold = false
  /// The number of times that all places were collected.
  private(set) var lookCount = 0
  /// The number of properties that have been written.
  private(set) var writtenCount = 0

  init(limit: Int) { self.limit = limit }

  /// Releases the nodes of a window that has closed.
  func windowDidClose() { scopes = [] }

  /// Writes the changes since the last call.
  ///
  /// - Parameter isWhole: True to return everything, changed or not.
  func changes(
    in app: RunningApp, _ windows: [any BanyanHost.Window], isWhole: Bool
  ) -> StateChanges {
    turn += 1
    let nodes: [_Node?] = windows.map { window in
      (window as? RunningWindow).flatMap { $0.node.isDetached ? nil : $0.node }
    }
    let hasLooked = lookAround([app.rootNode] + nodes, app.runtime.arrangement)
    var changes = StateChanges(isWhole: isWhole || !hasTold)
    func note(_ number: UInt32, _ bytes: [UInt8], insteadOf old: inout [UInt8]) {
      guard bytes != old else { return }
      old = bytes
      if !changes.isWhole { changes.pieces.append(.init(number, bytes)) }
    }
    note(StateSnapshot.Piece.frame, .frame(app.frame(of: windows)), insteadOf: &frame)
    let matched: [UInt32] = scopes.flatMap { scope in
      scope.elements.filter { $0.node.isMatchedByPages }.map { $0.node.id.rawValue }
    }
    if hasLooked || matched != matchedElements || !hasTold {
      matchedElements = matched
      note(StateSnapshot.Piece.places, .places(placesNow), insteadOf: &places)
    }
    let writer = PropertyWriter(limit: limit)
    writer.room -= size
    var count = 0
    for (index, scope) in scopes.enumerated() {
      for owner in scope.owners {
        owner.node.forEachOwnProperty { name, slot in
          count += 1
          let entry = self.entry(of: slot)
          entry.turn = turn
          let isSame =
            entry.isPlain && slot.isAsWrittenDown
            && entry.stands(at: owner.placed, in: index, look: lookCount)
          if isSame { return }
          let bytes = write(entry, named: name, of: owner, in: index, by: writer)
          note(entry.number, bytes, insteadOf: &entry.bytes)
        }
      }
    }
    if count < entries.count {
      for (key, entry) in entries where entry.turn < turn {
        entries[key] = nil
        size -= entry.size
        if !changes.isWhole { changes.pieces.append(.init(entry.number, [])) }
      }
    }
    noteObjects(writer.objects.records, in: &changes)
    if changes.isWhole { changes.pieces = allPieces }
    changes.pieces.sort { $0.number < $1.number }
    hasTold = true
    return changes
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
    scopes = roots.map { root in
      var scope = Scope(root: root)
      var places: Set<String> = []
      for placed in root?.placedNodes ?? [] {
        if places.insert(placed.place).inserted { scope.places.append(placed.place) }
        if let node = placed.node as? DynamicNode, node.fields.fields.contains(where: \.isOwning) {
          scope.owners.append((node, placed))
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
    _ entry: Entry, named name: String, of owner: (node: DynamicNode, placed: PlacedNode),
    in scope: Int, by writer: PropertyWriter
  ) -> [UInt8] {
    writtenCount += 1
    writer.room += entry.size
    let room = writer.room
    let referenceCount = writer.objects.referenceCount
    let record = writer.record(of: entry.slot, named: name, in: owner.node, at: owner.placed)
    // A type that encodes itself may follow references that are not known here.
    entry.isPlain =
      writer.objects.referenceCount == referenceCount
      && (record.refusal == nil || record.keyed == nil)
    size += room - writer.room - entry.size
    entry.size = room - writer.room
    entry.scope = scope
    entry.path = owner.placed.path
    entry.counts = owner.placed.counts
    entry.look = lookCount
    entry.slot.didWriteDown()
    return .property(ScopedProperty(scope: scope, record: record))
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
