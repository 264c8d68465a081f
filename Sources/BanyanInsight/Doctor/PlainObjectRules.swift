import BanyanGraph
import Combine
import Observation
import SwiftUICore

/// An object that announces no changes and is reachable from a view.
struct PlainObject {
  weak var node: _Node?
  weak var object: AnyObject?
  var text: ObjectText
}

/// D5: objects that announce no changes, and views that show their content.
extension Doctor {
  /// Records the plain objects of a view whose body has just run.
  func notePlainObjects(of view: DynamicNode) {
    guard oracles != nil, view.fields.isOfApp else { return }
    var found: [PlainObject] = []
    func look(_ value: Any, depth: Int) {
      guard depth < 5, found.count < 20 else { return }
      let mirror = Mirror(reflecting: value)
      if type(of: value) is AnyClass {
        let object = value as AnyObject
        guard Self.isPlain(type(of: object), besides: view),
          !found.contains(where: { $0.object === object })
        else { return }
        found.append(PlainObject(node: view, object: object, text: ObjectText(of: object)))
      } else if value is any DynamicProperty {
        return
      } else if mirror.displayStyle == nil {
        return
      }
      for (_, child) in mirror.children.prefix(20) { look(child, depth: depth + 1) }
    }
    view.withValue { value in
      for property in view.fields.terms.stored
      where property.isStrong && !property.isFunction
        && !(property.type is any DynamicProperty.Type)
      {
        look(property.value(at: value), depth: 0)
      }
    }
    for slot in view.slots {
      if let value = slot?.keptValue { look(value, depth: 0) }
    }
    plainObjects[view.number] = found.isEmpty ? nil : found
  }

  /// Returns true if objects of a class do not announce their changes.
  private static func isPlain(_ type: AnyClass, besides view: DynamicNode) -> Bool {
    !(type is any Observable.Type) && !(type is any OpenCombine.ObservableObject.Type)
      && Metadata.isDeclared(type, inModuleOf: view.fields.type)
  }

  /// Judges the changes of plain objects.
  func judgePlainObjects() {
    guard let oracles else { return }
    for (vertex, objects) in plainObjects.sorted(by: { $0.key < $1.key }) {
      guard let node = objects[0].node, !node.isDetached else {
        plainObjects[vertex] = nil
        continue
      }
      if node.isQueued { continue }
      var changed: [(type: String, change: ObjectText.Change)] = []
      for (index, plain) in objects.enumerated() {
        guard let object = plain.object else { continue }
        let new = ObjectText(of: object)
        let name = Metadata.shortName(of: type(of: object))
        changed += new.differences(since: plain.text).map { (name, $0) }
        plainObjects[vertex]?[index].text = new
      }
      if changed.isEmpty {
        oracles.refresh(node)
      } else if oracles.wouldDiffer(node) {
        let place = ExaminedPlace(of: node)
        for (type, change) in changed {
          report(
            .announcesNothing, .finding, at: place, about: "\(type).\(change.name)",
            "\(type).\(change.name) went \(change.old) -> \(change.new); \(place.view) would show it but "
              + "was not notified.",
            advice: "Make \(type) @Observable.")
        }
        oracles.refresh(node)
      }
    }
  }
}
