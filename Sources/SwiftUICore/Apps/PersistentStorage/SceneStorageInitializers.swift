import Foundation

extension SceneStorage {
  /// Creates a property that saves and restores a Boolean.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, default: wrappedValue, as: BoolCoding.self)
  }

  /// Creates a property that saves and restores an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, default: wrappedValue, as: IntCoding.self)
  }

  /// Creates a property that saves and restores a floating-point number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, default: wrappedValue, as: DoubleCoding.self)
  }

  /// Creates a property that saves and restores a string.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, default: wrappedValue, as: StringCoding.self)
  }

  /// Creates a property that saves and restores a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, default: wrappedValue, as: URLCoding.self)
  }

  /// Creates a property that saves and restores a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, default: wrappedValue, as: DateCoding.self)
  }

  /// Creates a property that saves and restores data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, default: wrappedValue, as: DataCoding.self)
  }

  /// Creates a property that saves and restores a value with an integer raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, default: wrappedValue, as: RawCoding<Value, IntCoding>.self)
  }

  /// Creates a property that saves and restores a value with a string raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while the window has no value under the key.
  ///   - key: The key. All views of the window that use it share the value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, default: wrappedValue, as: RawCoding<Value, StringCoding>.self)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that saves and restores an optional Boolean.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init(_ key: String) where Value == Bool? {
    self.init(key, default: nil, as: OptionalCoding<BoolCoding>.self)
  }

  /// Creates a property that saves and restores an optional integer.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init(_ key: String) where Value == Int? {
    self.init(key, default: nil, as: OptionalCoding<IntCoding>.self)
  }

  /// Creates a property that saves and restores an optional floating-point number.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init(_ key: String) where Value == Double? {
    self.init(key, default: nil, as: OptionalCoding<DoubleCoding>.self)
  }

  /// Creates a property that saves and restores an optional string.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init(_ key: String) where Value == String? {
    self.init(key, default: nil, as: OptionalCoding<StringCoding>.self)
  }

  /// Creates a property that saves and restores an optional URL.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init(_ key: String) where Value == URL? {
    self.init(key, default: nil, as: OptionalCoding<URLCoding>.self)
  }

  /// Creates a property that saves and restores an optional date.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init(_ key: String) where Value == Date? {
    self.init(key, default: nil, as: OptionalCoding<DateCoding>.self)
  }

  /// Creates a property that saves and restores optional data.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init(_ key: String) where Value == Data? {
    self.init(key, default: nil, as: OptionalCoding<DataCoding>.self)
  }
}

extension SceneStorage {
  /// Creates a property that saves and restores an optional value with
  /// a string raw value.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, default: nil, as: OptionalCoding<RawCoding<R, StringCoding>>.self)
  }

  /// Creates a property that saves and restores an optional value with
  /// an integer raw value.
  ///
  /// - Parameter key: The key. All views of the window that use it share the value.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, default: nil, as: OptionalCoding<RawCoding<R, IntCoding>>.self)
  }
}
