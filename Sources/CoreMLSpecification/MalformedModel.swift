/// A reason why a file cannot be read as a model.
package struct MalformedModel: Error, Equatable, CustomStringConvertible {
  /// The rest of a sentence that begins with the file, such as "ends in the middle of a field".
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  package var description: String { "the model \(reason)" }
}
