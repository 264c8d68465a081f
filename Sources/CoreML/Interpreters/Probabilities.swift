import CoreMLSpecification
import Foundation

/// Functions that make probabilities of scores.
enum Probabilities {
  /// The logistic function.
  static func logistic(_ score: Double) -> Double { 1 / (1 + exp(-score)) }

  /// The standard normal distribution.
  static func probit(_ score: Double) -> Double { erfc(-score / 2.0.squareRoot()) / 2 }

  static func softmax(_ scores: [Double]) -> [Double] {
    // The largest power is 1, so none is infinite.
    let largest = scores.max() ?? 0
    let powers = scores.map { exp($0 - largest) }
    let sum = powers.reduce(0, +)
    return powers.map { $0 / sum }
  }

  /// Returns probabilities whose sum is 1.
  static func normalized(_ values: [Double]) -> [Double] {
    let sum = values.reduce(0, +)
    return sum > 0 ? values.map { $0 / sum } : values
  }
}

extension ClassLabel {
  /// Reads texts, or integers, of one of two fields, each with a vector.
  static func vector(
    texts: Int, integers: Int, in message: ProtobufMessage
  ) throws -> [ClassLabel] {
    if let vector = try message.message(texts) { return try vector.strings(1).map(ClassLabel.text) }
    return try message.message(integers)?.integers(1).map(ClassLabel.integer) ?? []
  }

  /// Reads the classes of a classifier.
  static func classes(of message: ProtobufMessage) throws -> [ClassLabel] {
    let labels = try vector(texts: 100, integers: 101, in: message)
    guard labels.count >= 2 else { throw MalformedModel("has fewer than two classes") }
    guard Set(labels).count == labels.count else { throw MalformedModel("has a class twice") }
    return labels
  }
}
