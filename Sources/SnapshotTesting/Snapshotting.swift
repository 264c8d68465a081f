import BanyanTesting

/// A way to write a value in a file and to compare it with an earlier one.
///
/// - `.image` draws a view.
/// - `.lines`, `.description`, `.dump` and `.json` write texts.
///
/// ``pullback(_:)`` makes one for your own types from another.
@MainActor
public struct Snapshotting<Value, Format> {
  /// The extension of the file's name, without a dot.
  public let pathExtension: String
  /// Compares a value with a file, or writes it. Returns what is wrong.
  let problem: (Value, RecordedFile, RecordedFile.Recording) throws -> String?

  init(
    pathExtension: String,
    problem: @escaping (Value, RecordedFile, RecordedFile.Recording) throws -> String?
  ) {
    self.pathExtension = pathExtension
    self.problem = problem
  }

  /// Returns a strategy for another type, whose values are made into values of this one.
  ///
  /// ```swift
  /// extension Snapshotting where Value == Card, Format == String {
  ///   static var title: Self { Snapshotting<String, String>.lines.pullback(\.title) }
  /// }
  /// ```
  /// - Parameter transform: returns the value to compare.
  public func pullback<NewValue>(
    _ transform: @escaping (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension) { value, file, records in
      try problem(transform(value), file, records)
    }
  }
}
