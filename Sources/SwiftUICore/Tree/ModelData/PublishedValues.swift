import Combine

/// The values of an object's published properties, by name.
@MainActor
package struct PublishedValues {
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

  /// Returns the name of the property of an object whose new value is being announced; nil if the object announces a change
  /// by itself.
  static func announced(by object: AnyObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children {
        if let label, let property = value as? any PublishedProperty, property.announcesValue {
          return label.withoutUnderscore
        }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the value of a stored property, if it is published.
  package static func content(ofProperty label: String, _ value: Any) -> Any? {
    guard label.hasPrefix("_"), let property = value as? any PublishedProperty else { return nil }
    return property.anyValue
  }

  /// Returns descriptions of the properties whose values have changed.
  func differences(
    from old: PublishedValues, _ describe: (Any) -> String
  ) -> [(name: String, old: String, new: String)] {
    zip(old.values, values).compactMap { old, new in
      let (before, after) = (describe(old.value), describe(new.value))
      return before == after ? nil : (new.name, before, after)
    }
  }
}
