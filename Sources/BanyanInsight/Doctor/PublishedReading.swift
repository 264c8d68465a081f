import BanyanGraph
import Combine
import SwiftUICore

/// The published properties of objects that views have read.
@MainActor
struct PublishedReading {
  /// A property of an object, as last read by a body or a row.
  struct Read {
    weak var object: AnyObject?
    let type: String
    let property: String
    /// The value that was read.
    var text: String
  }

  /// A property of a class, with the type of the views that read it.
  struct Reader: Hashable {
    let view: String
    let type: String
    let property: String
  }

  /// The reads of bodies and rows that do not follow the object, by their vertices.
  private(set) var unfollowed: [UInt64: [(node: WeakNode, read: Read)]] = [:]
  /// All reads so far.
  private(set) var known: Set<Reader> = []
  private var names: [ObjectIdentifier: PropertyNames] = [:]
  private static let limit = 10_000

  struct WeakNode {
    weak var node: _Node?
  }

  /// The names of an object's published properties.
  private struct PropertyNames {
    weak var object: AnyObject?
    let names: [ObjectIdentifier: String]
  }

  /// Starts observing all reads of the process.
  static func listen() {
    guard PublishedReads.didRead == nil else { return }
    PublishedReads.didRead = { object, property in
      guard MainThread.isCurrent else { return }
      let carried = Carried((object, property))
      assumingMainActor {
        guard let reader = Tracking.reader as? _Node, let doctor = reader.runtime.doctor else {
          return
        }
        doctor.published.note(carried.value.0, carried.value.1, by: reader)
      }
    }
  }

  /// Forgets the reads of a body or row that is about to run again.
  mutating func begin(_ node: _Node) {
    if !unfollowed.isEmpty { unfollowed[node.number] = nil }
  }

  mutating func forget(_ node: _Node) { unfollowed[node.number] = nil }

  private mutating func note(_ object: AnyObject, _ property: AnyObject, by node: _Node) {
    guard let name = name(of: property, in: object) else { return }
    let type = Metadata.shortName(of: Swift.type(of: object))
    let view = node.nearestView as? DynamicNode
    noteReader(of: object, Reader(view: "", type: type, property: name), from: node)
    guard node is ListRowNode || (node as? DynamicNode)?.fields.isOfApp == true,
      view?.follows(object) != true, unfollowed.count < Self.limit
    else { return }
    let reads = unfollowed[node.number] ?? []
    guard !reads.contains(where: { $0.read.object === object && $0.read.property == name }) else {
      return
    }
    let read = Read(
      object: object, type: type, property: name, text: Self.text(of: name, in: object))
    unfollowed[node.number] = reads + [(WeakNode(node: node), read)]
  }

  /// Records that a body makes a binding to a property of an object, which counts as use.
  mutating func noteBinding(to object: AnyObject, by node: _Node) {
    let type = Metadata.shortName(of: Swift.type(of: object))
    noteReader(of: object, Reader(view: "", type: type, property: "$"), from: node)
  }

  /// Records a read by the view that follows the object itself. Where there is none, the closure may have come
  /// from any view around.
  private mutating func noteReader(of object: AnyObject, _ reader: Reader, from node: _Node) {
    var next = node.nearestView as? DynamicNode
    while let view = next {
      known.insert(
        Reader(view: view.fields.shortName, type: reader.type, property: reader.property))
      if view.follows(object) { return }
      next = view.parent?.nearestView as? DynamicNode
    }
  }

  /// Updates the value of a recorded read.
  mutating func setRead(_ text: String, _ index: Int, by vertex: UInt64) {
    unfollowed[vertex]?[index].read.text = text
  }

  private mutating func name(of property: AnyObject, in object: AnyObject) -> String? {
    let identity = ObjectIdentifier(object)
    if let known = names[identity], known.object === object,
      let name = known.names[ObjectIdentifier(property)]
    {
      return name
    }
    if names.count > Self.limit { names = [:] }
    let found = Self.names(of: object)
    names[identity] = PropertyNames(object: object, names: found)
    return found[ObjectIdentifier(property)]
  }

  private static func names(of object: AnyObject) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    forEachProperty(of: object) { label, value in
      if let property = value as? any PublishedProperty {
        names[ObjectIdentifier(property.identity)] = label.withoutUnderscore
      }
    }
    return names
  }

  /// Returns a description of a published property's value.
  static func text(of name: String, in object: AnyObject) -> String {
    var text = ""
    forEachProperty(of: object) { label, value in
      guard label.withoutUnderscore == name, let property = value as? any PublishedProperty else {
        return
      }
      text = ValueText.summary(of: property.anyValue, limit: 200)
    }
    return text
  }

  private static func forEachProperty(of object: AnyObject, _ body: (String, Any) -> Void) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children { if let label { body(label, value) } }
      mirror = current.superclassMirror
    }
  }

  /// Returns true if all variable properties of a class are published.
  static func publishesAll(of type: AnyClass) -> Bool {
    let fields = Metadata.fields(ofClass: type)
    return fields.allSatisfy {
      !$0.isVariable || $0.type is any PublishedProperty.Type
        || $0.type == Set<AnyCancellable>.self || $0.type == AnyCancellable?.self
    }
      && fields.contains { $0.type is any PublishedProperty.Type }
  }
}
