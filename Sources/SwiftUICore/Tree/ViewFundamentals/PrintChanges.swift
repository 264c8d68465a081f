import BanyanGraph
import Logging

extension View {
  /// Prints why the body that calls this is being evaluated, when called in a body.
  ///
  /// The line names the view's type and, if they changed, the value itself (`@self`), its
  /// identity, undeclared dependencies that the body has read (`@dependencies`), and dynamic
  /// properties by the names of their storage: `ContentView: @self, _count changed.` See statements
  /// G01 to G15.
  public static func _printChanges() {
    ChangeReport.printChanges(of: Self.self)
  }

  /// Logs the output of ``_printChanges()`` at the info level.
  public static func _logChanges() {
    ChangeReport.logChanges(of: Self.self)
  }
}

extension ViewModifier {
  /// Prints why the modifier's body is being evaluated, when called in a body.
  public static func _printChanges() {
    ChangeReport.printChanges(of: Self.self)
  }

  /// Logs the output of ``_printChanges()`` at the info level.
  public static func _logChanges() {
    ChangeReport.logChanges(of: Self.self)
  }
}

@MainActor
private enum ChangeReport {
  private static let logger = {
    var logger = Logger(label: "com.apple.SwiftUI")
    logger[metadataKey: "category"] = "Changed Body Properties"
    return logger
  }()

  static func printChanges(of type: Any.Type) {
    let line = line(for: type)
    if let node = Tracking.reader as? _Node { node.runtime.trace?.add(.printed, line, of: node) }
    print(line)
  }

  static func logChanges(of type: Any.Type) {
    logger.info("\(line(for: type))")
  }

  private static func line(for type: Any.Type) -> String {
    let name = Metadata.name(of: type)
    guard let node = Tracking.reader as? DynamicNode, node.fields.name == name else {
      return "\(name): unchanged."
    }
    let changes = node.changes.names(in: node.fields.fields.map(\.name))
    if changes.isEmpty { return "\(name): unchanged." }
    return "\(name): \(changes.joined(separator: ", ")) changed."
  }
}
