import Foundation

extension AppStorage {
  /// Creates a property that reads and writes a Boolean user default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, default: wrappedValue, store: store, as: BoolCoding.self)
  }

  /// Creates a property that reads and writes an integer user default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, default: wrappedValue, store: store, as: IntCoding.self)
  }

  /// Creates a property that reads and writes a floating-point user default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, default: wrappedValue, store: store, as: DoubleCoding.self)
  }

  /// Creates a property that reads and writes a string user default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, default: wrappedValue, store: store, as: StringCoding.self)
  }

  /// Creates a property that reads and writes a URL user default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, default: wrappedValue, store: store, as: URLCoding.self)
  }

  /// Creates a property that reads and writes a date user default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, default: wrappedValue, store: store, as: DateCoding.self)
  }

  /// Creates a property that reads and writes a data user default.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, default: wrappedValue, store: store, as: DataCoding.self)
  }

  /// Creates a property that reads and writes an integer user default as a raw-representable value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, default: wrappedValue, store: store, as: RawCoding<Value, IntCoding>.self)
  }

  /// Creates a property that reads and writes a string user default as a raw-representable value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, used while no valid value is stored under the key. It is
  ///     not stored.
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, default: wrappedValue, store: store, as: RawCoding<Value, StringCoding>.self)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property that reads and writes an optional Boolean user default.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, default: nil, store: store, as: OptionalCoding<BoolCoding>.self)
  }

  /// Creates a property that reads and writes an optional integer user default.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, default: nil, store: store, as: OptionalCoding<IntCoding>.self)
  }

  /// Creates a property that reads and writes an optional floating-point user default.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DoubleCoding>.self)
  }

  /// Creates a property that reads and writes an optional string user default.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, default: nil, store: store, as: OptionalCoding<StringCoding>.self)
  }

  /// Creates a property that reads and writes an optional URL user default.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, default: nil, store: store, as: OptionalCoding<URLCoding>.self)
  }

  /// Creates a property that reads and writes an optional date user default.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DateCoding>.self)
  }

  /// Creates a property that reads and writes an optional data user default.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, default: nil, store: store, as: OptionalCoding<DataCoding>.self)
  }
}

extension AppStorage {
  /// Creates a property that reads and writes an optional string user default as a
  /// raw-representable value.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, default: nil, store: store, as: OptionalCoding<RawCoding<R, StringCoding>>.self)
  }

  /// Creates a property that reads and writes an optional integer user default as a
  /// raw-representable value.
  ///
  /// - Parameters:
  ///   - key: The key in the user defaults.
  ///   - store: The user defaults to use; nil, the default, for those of
  ///     `defaultAppStorage(_:)`, or else those of the app.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, default: nil, store: store, as: OptionalCoding<RawCoding<R, IntCoding>>.self)
  }
}
