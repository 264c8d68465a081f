import Foundation

extension UserDefaults {
  /// Returns the value for a key; nil if there is none. On Apple's systems every object has this method.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value for a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
