import BanyanGraph
import SwiftUICore

/// A description of an object's stored properties.
@MainActor
struct ObjectText: Equatable {
  private struct Field: Equatable {
    let name: String
    let text: String
  }

  private var fields: [Field] = []

  init(of object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for (label, value) in current.children {
        // Properties of Observation rather than of the object.
        guard let label, !label.hasPrefix("_$") else { continue }
        let content = PublishedValues.content(ofProperty: label, value) ?? value
        fields.append(
          Field(name: label.withoutUnderscore, text: ValueText.summary(of: content, limit: 200)))
      }
      mirror = current.superclassMirror
    }
  }

  /// A property whose value has changed.
  struct Change {
    let name: String
    let old: String
    let new: String
  }

  func differences(since old: ObjectText) -> [Change] {
    guard fields.count == old.fields.count else { return [] }
    return zip(old.fields, fields).filter { $0.text != $1.text }
      .map { Change(name: $1.name, old: $0.text, new: $1.text) }
  }

  /// Returns the properties whose values have changed, such as `a = 2`.
  func changes(since old: ObjectText) -> String {
    zip(old.fields, fields).filter { $0.text != $1.text }
      .map { "\($1.name) = \($1.text)" }.joined(separator: ", ")
  }
}

extension ValueText {
  /// Returns true if two values are equal, as far as their whole content can be described.
  static func isSame(_ old: Any, _ new: Any) -> Bool {
    guard let old = wholeText(of: old), let new = wholeText(of: new) else { return false }
    return old == new
  }
}
