import BanyanTesting
import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Compares a text line by line.
  public static var lines: Self { .text { $0 } }
}

extension Snapshotting where Format == String {
  /// Compares the description of a value.
  public static var description: Self { .text { String(describing: $0) } }

  /// Compares the mirror of a value, as `dump` prints it.
  public static var dump: Self {
    .text { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }

  fileprivate static func text(
    _ type: String = "txt", _ text: @escaping (Value) throws -> String
  ) -> Self {
    Snapshotting(pathExtension: type) { value, file, records in
      try file.problem(of: try text(value), records: records)
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// Compares the JSON of a value, with sorted keys.
  public static var json: Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Compares the JSON of a value.
  /// - Parameter encoder: makes the JSON.
  public static func json(_ encoder: JSONEncoder) -> Self {
    .text("json") { String(decoding: try encoder.encode($0), as: UTF8.self) }
  }
}
