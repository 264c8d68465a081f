/// A key for a value that views pass up to the views around them.
///
/// Where several views below set one, their values are combined in the order of the views:
///
/// ```swift
/// struct WidthKey: PreferenceKey {
///   static let defaultValue = 0.0
///   static func reduce(value: inout Double, nextValue: () -> Double) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
///
/// See Apple's documentation of `PreferenceKey`, and statements K01 to K14.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value so far with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// The values of one preference, combined so far, starting with the first view's value.
struct PreferenceAccumulator<Key: PreferenceKey> {
  private(set) var value: Key.Value?

  mutating func add(_ next: Key.Value) {
    guard var combined = value else { return value = next }
    // Referenced once, so that a growing list of values is not copied for each.
    value = nil
    Key.reduce(value: &combined) { next }
    value = combined
  }
}

/// A node that collects the values of the views below for a preference.
@MainActor
package protocol PreferenceCollector: AnyObject {
  /// The key of the collected preference.
  var key: ObjectIdentifier { get }
  /// The next collector further up.
  var outer: (any PreferenceCollector)? { get }
  /// Collects again in this update.
  func invalidate()
}

extension _Node {
  /// Tells every collector of a key further up, and the nodes on the way, that this place's value
  /// has changed.
  final func preferenceDidChange(_ key: ObjectIdentifier) {
    var outermost: (any PreferenceCollector)?
    var collector = context.collector
    while let current = collector {
      if current.key == key {
        current.invalidate()
        outermost = current
      }
      collector = current.outer
    }
    guard let outermost else { return }
    var node = self
    while let parent = node.parent, node !== outermost {
      parent.preferenceDidChange(key, at: node)
      node = parent
    }
  }

  /// Marks the way up from a node that sets a preference, if there is a collector.
  final func announcePreference(_ key: ObjectIdentifier) {
    guard context.collector != nil else { return }
    var node: _Node? = self
    while let current = node, !current.hasPreferences {
      current.hasPreferences = true
      node = current.parent
    }
    preferenceDidChange(key)
  }

  /// Tells the collectors of all preferences set below, after views have moved.
  final func invalidatePreferences() {
    guard hasPreferences else { return }
    if let key = (self as? any PreferenceWriter)?.preferenceKey { preferenceDidChange(key) }
    forEachChild { $0.invalidatePreferences() }
  }
}

/// A node that sets a preference.
@MainActor
protocol PreferenceWriter: AnyObject {
  var preferenceKey: ObjectIdentifier { get }
}
