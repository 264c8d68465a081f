/// A method that Core Data makes for a relationship to many objects, recognized by its name and parameters.
struct ManagedAccessor {
  struct Parameter: Equatable {
    let label: String
    /// The name in the method.
    let name: String
    let type: String
  }

  let name: String
  let parameters: [Parameter]

  /// The statements of the method; nil if Core Data makes no method of that name.
  var body: String? {
    guard let first = parameters.first else { return nil }
    switch parameters.map(\.label) {
    case ["_", "at"]:
      guard let key = key(after: "insertInto") else { return nil }
      let place = place(parameters[1])
      return changingOrder(of: key, "insert(\(first.name), at: \(place.text))")
    case ["at"]:
      guard let key = key(after: "removeFrom") else { return nil }
      let place = place(first)
      return changingOrder(
        of: key, "\(place.isOfMany ? "removeObjects" : "removeObject")(at: \(place.text))")
    case ["at", "with"]:
      guard let key = key(after: "replace") else { return nil }
      let place = place(first)
      return changingOrder(
        of: key,
        "\(place.isOfMany ? "replaceObjects" : "replaceObject")(at: \(place.text), with: \(parameters[1].name))"
      )
    default:
      guard parameters.count == 1 else { return nil }
      for (word, change) in [("add", "addManagedObjects"), ("remove", "removeManagedObjects")] {
        guard let key = keyOfChange(word) else { continue }
        return "\(change)(\(objects(in: first)), forKey: \"\(key)\")"
      }
      return nil
    }
  }

  /// Returns the key of the property in the method's name, which begins with a capital letter there.
  private func key(after prefix: String, before suffix: String = "") -> String? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      name.count > prefix.count + suffix.count
    else { return nil }
    let word = name.dropFirst(prefix.count).dropLast(suffix.count)
    guard let first = word.first, !first.isLowercase else { return nil }
    return first.lowercased() + word.dropFirst()
  }

  /// Returns the key in a name such as `addToItems`, or in the names that Objective-C has for the same:
  /// `addItemsObject` and `addItems`.
  private func keyOfChange(_ word: String) -> String? {
    key(after: word == "add" ? "addTo" : "removeFrom") ?? key(after: word, before: "Object")
      ?? key(after: word)
  }

  private func objects(in parameter: Parameter) -> String {
    let name = parameter.name
    switch parameter.type {
    case "NSSet": return "\(name).allObjects as? [NSManagedObject] ?? []"
    case "NSOrderedSet": return "\(name).array as? [NSManagedObject] ?? []"
    case let type where type.hasPrefix("Set<"): return "Array(\(name))"
    case let type where type.hasPrefix("["): return name
    default: return "[\(name)]"
    }
  }

  private func place(_ parameter: Parameter) -> (text: String, isOfMany: Bool) {
    parameter.type.hasSuffix("IndexSet")
      ? ("IndexSet(\(parameter.name))", true) : (parameter.name, false)
  }

  private func changingOrder(of key: String, _ change: String) -> String {
    "let all = NSMutableOrderedSet(orderedSet: managedValue(forKey: \"\(key)\") as NSOrderedSet? ?? NSOrderedSet()); "
      + "all.\(change); setManagedValue(all as NSOrderedSet?, forKey: \"\(key)\")"
  }
}
