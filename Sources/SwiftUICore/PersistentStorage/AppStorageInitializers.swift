import Foundation

// In all of them: `wrappedValue` is the value while nothing is stored under the key, `key` is where it is
// kept, and `store` is which user defaults keep it; nil means those of `defaultAppStorage(_:)`, or else
// the app's.

extension AppStorage {
  /// Creates a property that keeps a truth value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, default: wrappedValue, store: store, as: BoolCoding.self)
  }

  /// Creates a property that keeps an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, default: wrappedValue, store: store, as: IntCoding.self)
  }

  /// Creates a property that keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, default: wrappedValue, store: store, as: DoubleCoding.self)
  }

  /// Creates a property that keeps text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, default: wrappedValue, store: store, as: StringCoding.self)
  }

  /// Creates a property that keeps a URL.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, default: wrappedValue, store: store, as: URLCoding.self)
  }

  /// Creates a property that keeps a date.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, default: wrappedValue, store: store, as: DateCoding.self)
  }

  /// Creates a property that keeps data.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, default: wrappedValue, store: store, as: DataCoding.self)
  }

  /// Creates a property that keeps a value by its raw value, which is an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, default: wrappedValue, store: store, as: RawCoding<Value, IntCoding>.self)
  }

  /// Creates a property that keeps a value by its raw value, which is text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, default: wrappedValue, store: store, as: RawCoding<Value, StringCoding>.self)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that keeps a truth value, and is nil while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, default: nil, store: store, as: OptionalCoding<BoolCoding>.self)
  }

  /// Creates a property that keeps an integer, and is nil while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, default: nil, store: store, as: OptionalCoding<IntCoding>.self)
  }

  /// Creates a property that keeps a number, and is nil while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DoubleCoding>.self)
  }

  /// Creates a property that keeps text, and is nil while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, default: nil, store: store, as: OptionalCoding<StringCoding>.self)
  }

  /// Creates a property that keeps a URL, and is nil while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, default: nil, store: store, as: OptionalCoding<URLCoding>.self)
  }

  /// Creates a property that keeps a date, and is nil while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DateCoding>.self)
  }

  /// Creates a property that keeps data, and is nil while there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DataCoding>.self)
  }
}

extension AppStorage {
  /// Creates a property that keeps a value by its raw value, which is text, and is nil while there is none.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, default: nil, store: store, as: OptionalCoding<RawCoding<R, StringCoding>>.self)
  }

  /// Creates a property that keeps a value by its raw value, which is an integer, and is nil while there is none.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, default: nil, store: store, as: OptionalCoding<RawCoding<R, IntCoding>>.self)
  }
}
