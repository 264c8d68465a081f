import Foundation

extension UserDefaults {
  /// The value of a key; nil if it has none. On Apple's systems every object has this method.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil takes it away.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
