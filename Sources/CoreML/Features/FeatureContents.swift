/// A value on its way through a model.
enum FeatureContents: Equatable, Sendable {
  /// An optional value that is left out.
  case missing
  case integer(Int64)
  case number(Double)
  case text(String)
  case numbers([Double])
  case dictionary([ClassLabel: Double])

  /// The numbers that a value amounts to; nil if it is no number and no array of them.
  var vector: [Double]? {
    switch self {
    case .integer(let value): [Double(value)]
    case .number(let value): [value]
    case .numbers(let values): values
    case .missing, .text, .dictionary: nil
    }
  }
}

/// Values on their way through a model, by the names of the features.
typealias FeatureTable = [String: FeatureContents]

/// A class that a model distinguishes from others, or a key of a dictionary.
enum ClassLabel: Hashable, Sendable {
  case integer(Int64)
  case text(String)

  /// The label as an app sees it.
  var base: AnyHashable {
    switch self {
    case .integer(let value): value
    case .text(let text): text
    }
  }

  /// - Returns: nil if the key is neither a text nor an integer.
  init?(_ key: AnyHashable) {
    switch key.base {
    case let text as String: self = .text(text)
    case let value as any BinaryInteger:
      guard let value = Int64(exactly: value) else { return nil }
      self = .integer(value)
    default: return nil
    }
  }

  var contents: FeatureContents {
    switch self {
    case .integer(let value): .integer(value)
    case .text(let text): .text(text)
    }
  }
}
