import Foundation
import Testing

/// What is done to one screen, and what must come of it.
struct Script: CustomTestStringConvertible {
  struct Step: Decodable {
    /// By number; the first if it is not said.
    var window: Int?
    var act: [String]
    /// The line that ends what goes on after the act in a task.
    var until: String?
    /// Why bodies ran and what was noted, in order.
    var trace: [String]
    var texts: [String]
    /// Of fields, what is in them; of switches, "on" or "off".
    var values: [String: String]?
    /// The name of the control that has the focus; empty for none.
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
