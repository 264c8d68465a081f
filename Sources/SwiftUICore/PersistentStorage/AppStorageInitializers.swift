import Foundation

extension AppStorage {
  /// Creates a property that keeps a truth value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, default: wrappedValue, store: store, as: BoolCoding.self)
  }

  /// Creates a property that keeps an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, default: wrappedValue, store: store, as: IntCoding.self)
  }

  /// Creates a property that keeps a number.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, default: wrappedValue, store: store, as: DoubleCoding.self)
  }

  /// Creates a property that keeps text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, default: wrappedValue, store: store, as: StringCoding.self)
  }

  /// Creates a property that keeps a URL.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, default: wrappedValue, store: store, as: URLCoding.self)
  }

  /// Creates a property that keeps a date.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, default: wrappedValue, store: store, as: DateCoding.self)
  }

  /// Creates a property that keeps data.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, default: wrappedValue, store: store, as: DataCoding.self)
  }

  /// Creates a property that keeps a value by its raw value, which is an integer.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, default: wrappedValue, store: store, as: RawCoding<Value, IntCoding>.self)
  }

  /// Creates a property that keeps a value by its raw value, which is text.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is stored under the key, or nothing that
  ///     is such a value. It is not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, default: wrappedValue, store: store, as: RawCoding<Value, StringCoding>.self)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that keeps a truth value, and is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, default: nil, store: store, as: OptionalCoding<BoolCoding>.self)
  }

  /// Creates a property that keeps an integer, and is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, default: nil, store: store, as: OptionalCoding<IntCoding>.self)
  }

  /// Creates a property that keeps a number, and is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DoubleCoding>.self)
  }

  /// Creates a property that keeps text, and is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, default: nil, store: store, as: OptionalCoding<StringCoding>.self)
  }

  /// Creates a property that keeps a URL, and is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, default: nil, store: store, as: OptionalCoding<URLCoding>.self)
  }

  /// Creates a property that keeps a date, and is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DateCoding>.self)
  }

  /// Creates a property that keeps data, and is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DataCoding>.self)
  }
}

extension AppStorage {
  /// Creates a property that keeps a value by its raw value, which is text, and
  /// is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, default: nil, store: store, as: OptionalCoding<RawCoding<R, StringCoding>>.self)
  }

  /// Creates a property that keeps a value by its raw value, which is an integer, and
  /// is nil while there is none.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults; nil for those of `defaultAppStorage(_:)`, or else the app's.
  ///     Default: nil.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, default: nil, store: store, as: OptionalCoding<RawCoding<R, IntCoding>>.self)
  }
}
