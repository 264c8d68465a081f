import Foundation

extension SceneStorage {
  /// Creates a property that keeps a truth value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, default: wrappedValue, as: BoolCoding.self)
  }

  /// Creates a property that keeps an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, default: wrappedValue, as: IntCoding.self)
  }

  /// Creates a property that keeps a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, default: wrappedValue, as: DoubleCoding.self)
  }

  /// Creates a property that keeps text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, default: wrappedValue, as: StringCoding.self)
  }

  /// Creates a property that keeps a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, default: wrappedValue, as: URLCoding.self)
  }

  /// Creates a property that keeps a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, default: wrappedValue, as: DateCoding.self)
  }

  /// Creates a property that keeps data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, default: wrappedValue, as: DataCoding.self)
  }

  /// Creates a property that keeps a value by its raw value, which is an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, default: wrappedValue, as: RawCoding<Value, IntCoding>.self)
  }

  /// Creates a property that keeps a value by its raw value, which is text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while the window has nothing under the key.
  ///   - key: The key, which all views of the window that name it share.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, default: wrappedValue, as: RawCoding<Value, StringCoding>.self)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that keeps a truth value, and is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init(_ key: String) where Value == Bool? {
    self.init(key, default: nil, as: OptionalCoding<BoolCoding>.self)
  }

  /// Creates a property that keeps an integer, and is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init(_ key: String) where Value == Int? {
    self.init(key, default: nil, as: OptionalCoding<IntCoding>.self)
  }

  /// Creates a property that keeps a number, and is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init(_ key: String) where Value == Double? {
    self.init(key, default: nil, as: OptionalCoding<DoubleCoding>.self)
  }

  /// Creates a property that keeps text, and is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init(_ key: String) where Value == String? {
    self.init(key, default: nil, as: OptionalCoding<StringCoding>.self)
  }

  /// Creates a property that keeps a URL, and is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init(_ key: String) where Value == URL? {
    self.init(key, default: nil, as: OptionalCoding<URLCoding>.self)
  }

  /// Creates a property that keeps a date, and is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init(_ key: String) where Value == Date? {
    self.init(key, default: nil, as: OptionalCoding<DateCoding>.self)
  }

  /// Creates a property that keeps data, and is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init(_ key: String) where Value == Data? {
    self.init(key, default: nil, as: OptionalCoding<DataCoding>.self)
  }
}

extension SceneStorage {
  /// Creates a property that keeps a value by its raw value, which is text, and
  /// is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, default: nil, as: OptionalCoding<RawCoding<R, StringCoding>>.self)
  }

  /// Creates a property that keeps a value by its raw value, which is an integer, and
  /// is nil while there is none.
  ///
  /// - Parameter key: The key, which all views of the window that name it share.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, default: nil, as: OptionalCoding<RawCoding<R, IntCoding>>.self)
  }
}
