import Foundation
import FoundationComplement

extension NSSortDescriptor {
  /// Creates an order by a value that may be missing. Missing values come first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      Order.compare(first as? Value, second as? Value)
    }
  }

  /// Creates an order by a Boolean value, false before true.
  public convenience init<Root>(keyPath: KeyPath<Root, Bool>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      Order.compare(first as? Bool == true ? 1 : 0, second as? Bool == true ? 1 : 0)
    }
  }

  /// Creates an order by the URLs' texts. Missing ones come first.
  public convenience init<Root>(keyPath: KeyPath<Root, URL?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      Order.compare((first as? URL)?.absoluteString, (second as? URL)?.absoluteString)
    }
  }

  /// Creates an order of managed objects by the value at a path of properties, such as `author.name`. Missing values come first.
  ///
  /// It compares numbers, texts, dates, UUIDs and URLs; any other two values have no order. An object that is no managed object stops the
  /// program.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { first, second in
      Order.compare(Order.value(first, key), Order.value(second, key))
    }
    Order.keys[self] = key
  }

  /// The path of properties of a descriptor with a key.
  var managedKey: String? { Order.keys[self] }

  private enum Order {
    static let keys = ObjectNotes<String>()

    static func value(_ object: Any, _ key: String?) -> Any? {
      guard let object = object as? NSManagedObject else {
        fatalError("A sort descriptor with a key sorts managed objects, not \(type(of: object)).")
      }
      return key.map { object.value(forKeyPath: $0) } ?? object
    }

    static func compare<Value: Comparable>(_ first: Value?, _ second: Value?) -> ComparisonResult {
      guard let first else { return second == nil ? .orderedSame : .orderedAscending }
      guard let second else { return .orderedDescending }
      return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
    }

    static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
      guard let first else { return second == nil ? .orderedSame : .orderedAscending }
      guard let second else { return .orderedDescending }
      switch (first, second) {
      case (let first as String, let second as String): return compare(first, second)
      case (let first as NSNumber, let second as NSNumber): return first.compare(second)
      case (let first as Date, let second as Date): return compare(first, second)
      case (let first as UUID, let second as UUID):
        return compare(first.uuidString, second.uuidString)
      case (let first as URL, let second as URL):
        return compare(first.absoluteString, second.absoluteString)
      default: return .orderedSame
      }
    }
  }
}
