import CoreMLSpecification

/// Adds to numbers, and multiplies the sums.
struct Scaler: ModelInterpreter {
  private let interface: ModelInterface
  private let shifts: [Double]
  private let scales: [Double]

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    shifts = try content.doubles(1)
    scales = try content.doubles(2)
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    guard let vector = try interface.input(in: inputs).vector else {
      throw interface.mistyped("a number or an array")
    }
    let shifts = try spread(shifts, default: 0, count: vector.count)
    let scales = try spread(scales, default: 1, count: vector.count)
    let values = vector.indices.map { scales[$0] * (vector[$0] + shifts[$0]) }
    return try interface.output(.numbers(values))
  }

  /// Returns as many numbers as there are to change. One alone is for all of them.
  private func spread(_ values: [Double], default usual: Double, count: Int) throws -> [Double] {
    if values.count == count { return values }
    guard values.count <= 1 else { throw interface.mistyped("an array of \(values.count) numbers") }
    return Array(repeating: values.first ?? usual, count: count)
  }
}

/// Puts other values in the place of missing ones.
struct Imputer: ModelInterpreter {
  private let interface: ModelInterface
  private let replacement: FeatureContents
  /// The contents that count as missing; nil if the model names an empty text, or something other than a number.
  private let missing: FeatureContents?

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    let numbers = try content.numbers
    switch numbers.last(where: { (1...7).contains($0) }) {
    case 1: replacement = .number(try content.double(1))
    case 2: replacement = .integer(try content.signed(2))
    case 3: replacement = .text(try content.string(3))
    case 4: replacement = .numbers(try content.message(4)?.doubles(1) ?? [])
    case 5: replacement = .numbers(try content.message(5)?.integers(1).map(Double.init) ?? [])
    case nil: throw MalformedModel("has an imputer without a value")
    default:
      throw MLModelError(
        .generic, "The model has an imputer of dictionaries, which Banyan does not compute.")
    }
    switch numbers.last(where: { (11...13).contains($0) }) {
    case 11: missing = .number(try content.double(11))
    case 12: missing = .integer(try content.signed(12))
    case 13: missing = .text(try content.string(13))
    default: missing = nil
    }
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    let input = try interface.input(in: inputs)
    guard case .numbers(let values) = input else {
      return try interface.output(isMissing(input) ? replacement : input)
    }
    guard let others = replacement.vector, others.count == 1 || others.count == values.count else {
      throw interface.mistyped("an array of as many numbers as the imputer has")
    }
    let filled = values.indices.map { place in
      isMissing(.number(values[place])) ? others[others.count == 1 ? 0 : place] : values[place]
    }
    return try interface.output(.numbers(filled))
  }

  private func isMissing(_ contents: FeatureContents) -> Bool {
    switch (contents, missing) {
    case (.missing, _): true
    case (.number(let value), nil): value.isNaN
    case (.text(let text), nil): text.isEmpty
    case (.number(let value), let missing?):
      // Not even the numbers that mark what is missing equal themselves if they are none.
      missing.vector?.first.map { value == $0 || (value.isNaN && $0.isNaN) } ?? false
    case (let contents, let missing): contents == missing
    }
  }
}

/// Takes numbers out of an array.
struct ArrayFeatureExtractor: ModelInterpreter {
  private let interface: ModelInterface
  private let places: [Int]

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    places = try content.integers(1).map { place in
      guard let place = Int(exactly: place), place >= 0 else {
        throw MalformedModel("takes a number from an invalid index")
      }
      return place
    }
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    guard let vector = try interface.input(in: inputs).vector else {
      throw interface.mistyped("an array")
    }
    let values = try places.map { place in
      guard place < vector.count else {
        throw interface.mistyped("an array of more than \(place) numbers")
      }
      return vector[place]
    }
    return try interface.output(.numbers(values))
  }
}

/// Divides the numbers of an array, so that the largest, their sum or their length is 1.
struct Normalizer: ModelInterpreter {
  private let interface: ModelInterface
  private let norm: Norm

  /// The raw values are the format's.
  private enum Norm: UInt64 {
    case largest, sum, length
  }

  init(_ content: ProtobufMessage, _ interface: ModelInterface) throws {
    self.interface = interface
    guard let norm = Norm(rawValue: try content.unsigned(1)) else {
      throw MalformedModel("has an unknown norm")
    }
    self.norm = norm
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    guard let vector = try interface.input(in: inputs).vector else {
      throw interface.mistyped("an array")
    }
    let divisor =
      switch norm {
      case .largest: vector.max() ?? 0
      case .sum: vector.reduce(0) { $0 + abs($1) }
      case .length: vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
    // Nothing can be made of zeros.
    return try interface.output(.numbers(divisor == 0 ? vector : vector.map { $0 / divisor }))
  }
}

/// Gives back what it takes.
struct Identity: ModelInterpreter {
  private let interface: ModelInterface

  init(_ interface: ModelInterface) throws {
    guard interface.inputs.count == interface.outputs.count else {
      throw MalformedModel("has other outputs than inputs")
    }
    self.interface = interface
  }

  func outputs(for inputs: FeatureTable) throws -> FeatureTable {
    var outputs: FeatureTable = [:]
    for (input, output) in zip(interface.inputs, interface.outputs) {
      outputs[output.name] = try (inputs[input.name] ?? .missing).converted(to: output)
    }
    return outputs
  }
}
