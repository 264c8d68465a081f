/// What an object has in its published properties, by name.
@MainActor
struct PublishedValues {
  private var values: [(name: String, value: Any)] = []

  init(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children {
        if let label, let value = Self.content(ofProperty: label, value) {
          values.append((label.withoutUnderscore, value))
        }
      }
      mirror = current.superclassMirror
    }
  }

  /// What a stored property has, if it is a published one.
  static func content(ofProperty label: String, _ value: Any) -> Any? {
    guard label.hasPrefix("_"), "\(type(of: value))".hasPrefix("Published<") else { return nil }
    return content(of: value)
  }

  /// A published property has its value in a box, and in the subject of its publisher once it has one.
  private static func content(of value: Any, depth: Int = 0) -> Any? {
    guard depth < 8 else { return nil }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for (label, child) in current.children {
        switch label {
        case "value", "currentValue": return child
        case "_storage", "storage", "wrappedValue", "publisher", "subject":
          if let found = content(of: child, depth: depth + 1) { return found }
        default: break
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The properties that have other values than before, in words.
  func differences(
    from old: PublishedValues, _ describe: (Any) -> String
  ) -> [(name: String, old: String, new: String)] {
    zip(old.values, values).compactMap { old, new in
      let (before, after) = (describe(old.value), describe(new.value))
      return before == after ? nil : (new.name, before, after)
    }
  }
}
