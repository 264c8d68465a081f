import BanyanGraph
import BanyanHost

/// A property wrapper that owns what it stands for, so that it may go on in another process.
protocol OwningProperty: DynamicProperty {}

extension State: OwningProperty {}
extension StateObject: OwningProperty {}

extension DynamicNode {
  /// Calls a function with each property that owns what it stands for, those of the properties that a
  /// person made of others included.
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
  /// How much of an app's state goes on in another process, in bytes.
  private static let stateLimit = 16 << 20

  package func state(of windows: [any BanyanHost.Window]) -> [UInt8] {
    runtime.flush()
    let capture = StateCapture(limit: Self.stateLimit)
    var snapshot = StateSnapshot()
    snapshot.app = capture.scope(rootNode, pending: restoration?.pending(in: nil))
    snapshot.storage = ownStorage?.values ?? [:]
    for window in windows {
      guard let window = window as? RunningWindow, !window.node.isDetached else {
        snapshot.windows.append(ScopeRecord())
        continue
      }
      let node = window.node
      var scope = capture.scope(node, pending: restoration?.pending(in: node))
      scope.storage = node.storage.values
      scope.steps = window.place.steps.map { StepRecord(title: $0.name, key: $0.key) }
      scope.focus = node.focus.element?.id.rawValue
      snapshot.windows.append(scope)
    }
    snapshot.objects = capture.objects.records
    return (try? snapshot.bytes(limit: 2 * Self.stateLimit)) ?? []
  }
}

/// Writes down what nodes keep.
@MainActor
private final class StateCapture {
  let objects: ObjectWriter
  private var room: Int

  init(limit: Int) {
    room = limit
    objects = ObjectWriter(limit: limit)
  }

  /// - Parameter pending: What has been taken up for views that have not come yet.
  func scope(_ root: _Node, pending: [PropertyRecord]?) -> ScopeRecord {
    var scope = ScopeRecord()
    var places: Set<String> = []
    for placed in root.placedNodes {
      if places.insert(placed.place).inserted { scope.places.append(placed.place) }
      if let node = placed.node as? DynamicNode {
        node.forEachOwnProperty { name, slot in
          scope.properties.append(record(of: slot, named: name, in: node, at: placed))
        }
      }
      if let element = placed.node as? ElementNode, element.isMatchedByPages {
        scope.elements.append(
          ElementRecord(
            place: placed.place, kind: element.kind.rawValue, id: element.id.rawValue))
      }
    }
    scope.properties += pending ?? []
    return scope
  }

  private func record(
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

  /// A value as its type writes itself, if it does.
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

extension ElementNode {
  /// Whether a page may have something for the element that its server does not know.
  var isMatchedByPages: Bool {
    if isRegistered { return true }
    switch kind {
    case .scrollView, .list, .form: return true
    default: return false
    }
  }
}
