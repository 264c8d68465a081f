import Combine

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
    guard label.hasPrefix("_"), let property = value as? any PublishedProperty else { return nil }
    return property.anyValue
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
