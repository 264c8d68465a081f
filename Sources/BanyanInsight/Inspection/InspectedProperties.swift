import BanyanGraph
import SwiftUICore

/// A property wrapper whose value can be inspected outside of a body.
@MainActor
protocol InspectedProperty {
  var inspectedValue: Any? { get }
  static var inspectedType: Any.Type { get }
}

extension Binding: InspectedProperty {
  var inspectedValue: Any? { Tracking.ignoringReads { location.get(cause: nil) } }
  static var inspectedType: Any.Type { Value.self }
}

extension ObservedObject: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
  static var inspectedType: Any.Type { ObjectType.self }
}

extension DynamicNode {
  /// Returns the slot of a property by its declared name.
  func slot(named name: String) -> Slot? {
    for (index, slot) in slots.enumerated()
    where index < fields.fields.count && fields.fields[index].name.withoutUnderscore == name {
      return slot
    }
    return nil
  }

  /// The properties of the view, in the order of their declarations.
  var inspectedProperties: [PropertyOutline] {
    var found: [PropertyOutline] = []
    withValue { address in
      for property in fields.terms.stored {
        let name = property.name.withoutUnderscore
        let slot = slot(named: name)
        if let kept = slot as? any SettableValue, let value = slot?.keptValue {
          found.append(
            PropertyOutline(
              name: name, kind: .state, type: Metadata.shortName(of: type(of: value)),
              value: kept.isSecret ? TraceRecorder.secret : ValueText.summary(of: value),
              isSettable: kept.isSettable,
              words: kept.words ?? (kept.isSecret ? TraceRecorder.secret : "")))
        } else if let reading = slot as? any EnvironmentReading {
          found.append(
            PropertyOutline(
              name: name, kind: .dynamic, type: Metadata.shortName(of: property.type),
              value: reading.readValue.map { ValueText.summary(of: $0) } ?? "", isSettable: false,
              origin: origin(of: reading)))
        } else if !property.isFunction, property.isStrong {
          found.append(outline(of: property, named: name, property.value(at: address)))
        }
      }
    }
    return found
  }

  private func outline(
    of property: DynamicTerms.StoredProperty, named name: String, _ value: Any
  ) -> PropertyOutline {
    if let inspected = value as? any InspectedProperty {
      let value = inspected.inspectedValue.map { ValueText.summary(of: $0) } ?? ""
      return PropertyOutline(
        name: name, kind: .dynamic, type: Metadata.shortName(of: property.type), value: value,
        isSettable: false)
    }
    let isDynamic = property.type is any DynamicProperty.Type
    return PropertyOutline(
      name: name, kind: isDynamic ? .dynamic : .plain,
      type: Metadata.shortName(of: property.type),
      value: isDynamic ? "" : ValueText.summary(of: value), isSettable: false)
  }
}
