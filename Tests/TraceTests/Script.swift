import Foundation
import Testing

/// The actions on one screen, and the expected results.
struct Script: CustomTestStringConvertible {
  struct Step: Decodable {
    /// The window's number; the first window if omitted.
    var window: Int?
    var act: [String]
    /// The line that ends work that continues in a task after the action.
    var until: String?
    /// The reasons why bodies ran, and the notes, in order.
    var trace: [String]
    var texts: [String]
    /// The contents of fields; "on" or "off" for switches.
    var values: [String: String]?
    /// The name of the focused control; empty for none.
    var focus: String?
  }

  let statement: String
  let steps: [Step]

  var testDescription: String { statement }

  /// The scripts of all sections, in the order of the statements.
  static func all() throws -> [Script] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Scripts")
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { file in
        try JSONDecoder().decode([String: [Step]].self, from: Data(contentsOf: file))
      }
      .map { Script(statement: $0.key, steps: $0.value) }
      .sorted { $0.statement < $1.statement }
  }
}
