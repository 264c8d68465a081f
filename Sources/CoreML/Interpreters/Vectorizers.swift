import CoreMLSpecification

/// Puts several values into one array.
struct FeatureVectorizer: ModelInterpreter {
  private let interface: ModelInterface
  private let columns: [(name: String, count: Int)]

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    columns = try content.messages(1).map {
      (try $0.string(1), Int(clamping: try $0.unsigned(2)))
    }
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    var vector: [Double] = []
    for column in columns {
      vector += try numbers(of: inputs[column.name] ?? .missing, for: column)
    }
    return try interface.output(.numbers(vector))
  }

  private func numbers(
    of contents: FeatureContents, for column: (name: String, count: Int)
  ) throws -> [Double] {
    var values: [Double]
    if case .dictionary(let entries) = contents, column.count <= 1 << 24 {
      // The sparse form of an encoder's result: the places that are not 0.
      values = Array(repeating: 0, count: column.count)
      for case (.integer(let place), let value) in entries {
        guard let place = Int(exactly: place), values.indices.contains(place) else {
          throw MLModelError(.featureType, "\(column.name) has no place \(place).")
        }
        values[place] = value
      }
    } else {
      values = contents.vector ?? []
    }
    guard values.count == column.count else {
      throw MLModelError(
        .featureType, "The input \(column.name) must have \(column.count) numbers.")
    }
    return values
  }
}

/// Makes an array of zeros with a one at the place of a category.
struct OneHotEncoder: ModelInterpreter {
  private let interface: ModelInterface
  private let places: [ClassLabel: Int]
  private let count: Int
  private let isSparse: Bool
  private let allowsUnknown: Bool

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    let categories = try ClassLabel.vector(texts: 1, integers: 2, in: content)
    count = categories.count
    places = Dictionary(zip(categories, 0...)) { first, _ in first }
    isSparse = try content.flag(10)
    allowsUnknown = try content.unsigned(11) == 1
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    let category: ClassLabel
    switch try interface.input(in: inputs) {
    case .text(let text): category = .text(text)
    case .integer(let value): category = .integer(value)
    default: throw interface.mistyped("a text or an integer")
    }
    let place = places[category]
    guard place != nil || allowsUnknown else {
      throw MLModelError(.generic, "The model does not know the category \(category.base).")
    }
    if isSparse {
      let entries = place.map { [ClassLabel.integer(Int64($0)): 1.0] }
      return try interface.output(.dictionary(entries ?? [:]))
    }
    var values = Array(repeating: 0.0, count: count)
    if let place { values[place] = 1 }
    return try interface.output(.numbers(values))
  }
}

/// Makes an array of a dictionary, with a place for each key.
struct DictionaryVectorizer: ModelInterpreter {
  private let interface: ModelInterface
  private let places: [ClassLabel: Int]
  private let count: Int

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    let keys = try ClassLabel.vector(texts: 1, integers: 2, in: content)
    count = keys.count
    places = Dictionary(zip(keys, 0...)) { first, _ in first }
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    guard case .dictionary(let entries) = try interface.input(in: inputs) else {
      throw interface.mistyped("a dictionary")
    }
    var values = Array(repeating: 0.0, count: count)
    for (key, value) in entries {
      guard let place = places[key] else {
        throw MLModelError(.generic, "The model does not know the key \(key.base).")
      }
      values[place] = value
    }
    return try interface.output(.numbers(values))
  }
}
