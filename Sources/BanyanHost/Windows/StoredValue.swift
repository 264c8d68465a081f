/// A value stored under a key: behind `@AppStorage` and `@SceneStorage`.
///
/// A host that keeps a window's values for its return may write them wherever it likes.
public enum StoredValue: Sendable {
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case data([UInt8])

  /// The size of the value in bytes.
  public var byteCount: Int {
    switch self {
    case .bool: 1
    case .integer, .double: 8
    case .string(let string): string.utf8.count
    case .data(let bytes): bytes.count
    }
  }
}

extension StoredValue: Equatable {
  // NaN equals NaN here: the stored value has not changed.
  public static func == (left: StoredValue, right: StoredValue) -> Bool {
    switch (left, right) {
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.double(let left), .double(let right)): left == right || left.isNaN && right.isNaN
    case (.string(let left), .string(let right)): left == right
    case (.data(let left), .data(let right)): left == right
    default: false
    }
  }
}
