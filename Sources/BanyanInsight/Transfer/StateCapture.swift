import BanyanGraph
import BanyanHost
import SwiftUICore

extension DynamicNode {
  /// Calls a function with each property that owns its value, including the parts of custom properties.
  final func forEachOwnProperty(_ body: (_ name: String, _ slot: Slot) -> Void) {
    func visit(_ name: String, _ slot: Slot) {
      if slot.keptType != nil { body(name, slot) }
      slot.forEachPart { visit("\(name).\($0)", $1) }
    }
    for (index, slot) in slots.enumerated() {
      guard let slot, index < fields.fields.count, fields.fields[index].isOwning else { continue }
      visit(fields.fields[index].name.withoutUnderscore, slot)
    }
  }
}

extension RunningApp: TransferringApplication {
  /// The maximum size of the app state that continues in another process, in bytes.
  static let stateLimit = 16 << 20

  package func state(of windows: [any BanyanHost.Window]) -> [UInt8] {
    runtime.flush()
    return settledState(of: windows)
  }

  /// Returns the state as of the last update.
  func settledState(of windows: [any BanyanHost.Window]) -> [UInt8] {
    let writer = PropertyWriter(limit: Self.stateLimit)
    var snapshot = frame(of: windows)
    writer.add(rootNode, to: &snapshot.app)
    for (index, window) in windows.enumerated() {
      guard let node = (window as? RunningWindow)?.node, !node.isDetached else { continue }
      writer.add(node, to: &snapshot.windows[index])
    }
    snapshot.objects = writer.objects.records
    return (try? snapshot.bytes(limit: 2 * Self.stateLimit)) ?? []
  }

  package func stateChanges(
    of windows: [any BanyanHost.Window], isWhole: Bool
  ) -> StateChanges {
    runtime.flush()
    return settledChanges(of: windows, isWhole: isWhole)
  }

  /// Returns the changes as of the last update.
  func settledChanges(of windows: [any BanyanHost.Window], isWhole: Bool) -> StateChanges {
    let notebook = notebook ?? StateNotebook(limit: Self.stateLimit)
    self.notebook = notebook
    return notebook.changes(in: self, windows, isWhole: isWhole)
  }

  /// Returns the state outside of the tree, with the restored properties of views that have not appeared
  /// yet.
  func frame(of windows: [any BanyanHost.Window]) -> StateSnapshot {
    var snapshot = StateSnapshot()
    snapshot.app.properties = restoration?.pending(in: nil) ?? []
    snapshot.storage = ownStorage?.values ?? [:]
    snapshot.secrets = ownStorage?.secrets.withLock { $0 } ?? []
    for window in windows {
      var scope = ScopeRecord()
      if let window = window as? RunningWindow, !window.node.isDetached {
        let node = window.node
        scope.properties = restoration?.pending(in: node) ?? []
        scope.storage = node.storage.values
        scope.steps = window.place.steps.map { StepRecord(title: $0.name, key: $0.key) }
        scope.focus = node.focus.element?.id.rawValue
      }
      snapshot.windows.append(scope)
    }
    return snapshot
  }
}

/// Writes properties, and the objects that they refer to.
@MainActor
final class PropertyWriter {
  let objects: ObjectWriter
  /// The number of bytes left.
  var room: Int

  init(limit: Int) {
    room = limit
    objects = ObjectWriter(limit: limit)
  }

  /// Adds the properties, places and elements of a tree.
  fileprivate func add(_ root: _Node, to scope: inout ScopeRecord) {
    let pending = scope.properties
    scope.properties = []
    var places: Set<String> = []
    for placed in root.placedNodes {
      if places.insert(placed.place).inserted { scope.places.append(placed.place) }
      if let node = placed.node as? DynamicNode {
        node.forEachOwnProperty { name, slot in
          scope.properties.append(record(of: slot, named: name, in: node, at: placed))
        }
      }
      if let element = placed.node as? ElementNode, element.isMatchedByPages {
        scope.elements.append(ElementRecord(element, in: placed.place))
      }
    }
    scope.properties += pending
  }

  func record(
    of slot: Slot, named name: String, in node: DynamicNode, at placed: PlacedNode
  ) -> PropertyRecord {
    let type = slot.keptType ?? Void.self
    let codec = Codec.of(type)
    var bytes: [UInt8] = []
    var keyed: [UInt8]?
    var refusal: String?
    slot.withKept { value in
      if codec.shape.contains(where: { $0 == "(" || $0 == " " }) {
        keyed = Self.keyed(value, type)
      }
      do throws(Uncarried) {
        bytes = try objects.write(value, as: codec, limit: room)
      } catch {
        refusal = error.reason
      }
    }
    if let count = keyed?.count, count > room { keyed = nil }
    room -= bytes.count + (keyed?.count ?? 0)
    return PropertyRecord(
      path: placed.path, counts: placed.counts, view: node.transferName, name: name,
      type: Metadata.shortName(of: type), shape: codec.shape, bytes: bytes, keyed: keyed,
      refusal: refusal)
  }

  /// Returns a value as its type encodes itself, if it does.
  private static func keyed(_ value: UnsafeMutableRawPointer, _ type: Any.Type) -> [UInt8]? {
    func open<Value>(_ type: Value.Type) -> [UInt8]? {
      guard type is any Codable.Type else { return nil }
      return (value.assumingMemoryBound(to: Value.self).pointee as? any Encodable).flatMap {
        KeyedValue.bytes(of: $0)
      }
    }
    return _openExistential(type, do: open)
  }
}

extension ElementRecord {
  @MainActor
  init(_ element: ElementNode, in place: String) {
    self.init(place: place, kind: element.kind.rawValue, id: element.id.rawValue)
  }
}

extension ElementNode {
  /// True if a page may hold state of the element that its server does not know.
  var isMatchedByPages: Bool {
    if isRegistered { return true }
    switch kind {
    case .scrollView, .list, .form: return true
    default: return false
    }
  }
}
