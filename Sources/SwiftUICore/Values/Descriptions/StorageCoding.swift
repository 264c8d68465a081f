import BanyanHost
import Foundation

/// A coding of values of one type in a store.
protocol StorageCoding<Value> {
  associatedtype Value
  /// - Returns: nil if the stored value is not valid, in which case the property has its default.
  static func decode(_ stored: StoredValue) -> Value?
  /// - Returns: nil for a value that is represented by storing nothing.
  static func encode(_ value: Value) -> StoredValue?
}

// Numbers convert to each other if nothing is lost, as in Foundation. The command line provides
// values as text.

enum BoolCoding: StorageCoding {
  static func decode(_ stored: StoredValue) -> Bool? {
    switch stored {
    case .bool(let value): value
    case .integer(0), .double(0): false
    case .integer(1), .double(1): true
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    default: nil
    }
  }

  static func encode(_ value: Bool) -> StoredValue? { .bool(value) }
}

enum IntCoding: StorageCoding {
  static func decode(_ stored: StoredValue) -> Int? {
    switch stored {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): value
    case .double(let value): Int(exactly: value)
    case .string(let text): Int(text)
    case .data: nil
    }
  }

  static func encode(_ value: Int) -> StoredValue? { .integer(value) }
}

enum DoubleCoding: StorageCoding {
  static func decode(_ stored: StoredValue) -> Double? {
    switch stored {
    case .bool(let value): value ? 1 : 0
    case .integer(let value): Double(value)
    case .double(let value): value
    case .string(let text): Double(text)
    case .data: nil
    }
  }

  static func encode(_ value: Double) -> StoredValue? { .double(value) }
}

enum StringCoding: StorageCoding {
  static func decode(_ stored: StoredValue) -> String? {
    if case .string(let value) = stored { value } else { nil }
  }

  static func encode(_ value: String) -> StoredValue? { .string(value) }
}

enum DataCoding: StorageCoding {
  static func decode(_ stored: StoredValue) -> Data? {
    if case .data(let bytes) = stored { Data(bytes) } else { nil }
  }

  static func encode(_ value: Data) -> StoredValue? { .data([UInt8](value)) }
}

/// Stores URLs as the bytes of their text: `UserDefaults` on Linux turns any URL into a file path.
enum URLCoding: StorageCoding {
  static func decode(_ stored: StoredValue) -> URL? {
    switch stored {
    case .data(let bytes): URL(dataRepresentation: Data(bytes), relativeTo: nil)
    // `UserDefaults` itself stores a path.
    case .string(let text): text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
    default: nil
    }
  }

  static func encode(_ value: URL) -> StoredValue? {
    .data([UInt8](value.absoluteURL.dataRepresentation))
  }
}

/// Stores dates as seconds: `UserDefaults` on Linux drops the fractions of a date.
enum DateCoding: StorageCoding {
  static func decode(_ stored: StoredValue) -> Date? {
    if case .double(let seconds) = stored {
      Date(timeIntervalSinceReferenceDate: seconds)
    } else {
      nil
    }
  }

  static func encode(_ value: Date) -> StoredValue? {
    .double(value.timeIntervalSinceReferenceDate)
  }
}

/// Stores a value as its raw value.
enum RawCoding<Value: RawRepresentable, Base: StorageCoding<Value.RawValue>>: StorageCoding {
  static func decode(_ stored: StoredValue) -> Value? {
    Base.decode(stored).flatMap { Value(rawValue: $0) }
  }

  static func encode(_ value: Value) -> StoredValue? { Base.encode(value.rawValue) }
}

/// Stores an optional value; nil is represented by storing nothing.
enum OptionalCoding<Base: StorageCoding>: StorageCoding {
  static func decode(_ stored: StoredValue) -> Base.Value?? { .some(Base.decode(stored)) }
  static func encode(_ value: Base.Value?) -> StoredValue? { value.flatMap { Base.encode($0) } }
}
