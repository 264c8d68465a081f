import Foundation

/// Objects that a fetch has found, in sections.
struct ObjectSections {
  struct Section {
    let name: String
    var objects: [NSManagedObject]
  }

  /// The objects in the order of the fetch.
  let all: [NSManagedObject]
  private(set) var sections: [Section] = []
  private var places: [NSManagedObjectID: IndexPath] = [:]

  /// - Parameter keyPath: the path to the name of an object's section; nil if all objects are in one section, even if there are none.
  init(_ objects: [NSManagedObject], by keyPath: String?) {
    all = objects
    if let keyPath {
      var numbers: [String: Int] = [:]
      for object in objects {
        let name = Self.name(object.value(forKeyPath: keyPath))
        if let number = numbers[name] {
          sections[number].objects.append(object)
        } else {
          numbers[name] = sections.count
          sections.append(Section(name: name, objects: [object]))
        }
      }
    } else {
      sections = [Section(name: "", objects: objects)]
    }
    for (number, section) in sections.enumerated() {
      for (index, object) in section.objects.enumerated() {
        places[object.objectID] = IndexPath(indexes: [number, index])
      }
    }
  }

  private static func name(_ value: Any?) -> String {
    switch value {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    case .some(let value): "\(value)"
    case .none: ""
    }
  }

  /// The identifiers of the objects, section by section.
  var ids: [NSManagedObjectID] { sections.flatMap { $0.objects.map(\.objectID) } }

  func place(of id: NSManagedObjectID) -> IndexPath? { places[id] }

  func object(at place: IndexPath) -> NSManagedObject? {
    guard place.count == 2, sections.indices.contains(place[0]),
      sections[place[0]].objects.indices.contains(place[1])
    else { return nil }
    return sections[place[0]].objects[place[1]]
  }

  /// The name of the section with an object.
  func sectionName(of id: NSManagedObjectID) -> String? { places[id].map { sections[$0[0]].name } }
}
