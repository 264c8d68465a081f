import BanyanGraph
import BanyanHost
import Foundation
import SwiftUICore

/// An inspector of the apps of a process, for a person at this machine.
///
/// The implementation is in a module above this one, so that a program that is not made for development contains none
/// of it: see decision 018.
@MainActor
package protocol AppInspecting: AnyObject, Sendable {
  init()
  /// Makes a runtime record its events, before its first body.
  func prepare(_ runtime: Runtime)
  /// Follows an app.
  func follow(_ app: RunningApp)
  /// Receives the number of bytes that a window's page is sent.
  func didSend(_ byteCount: Int, to window: String)
  /// Creates the inspector's app.
  func makeApplication() -> any Application
  /// Receives who knows the program's source.
  func use(_ sources: any SourceFinding)
}

/// A line of a program's source.
package struct SourcePlace: Hashable, Codable, Sendable {
  package let name: SourceName
  /// The path of the file.
  package let file: String
  package let line: Int

  package init(name: SourceName, file: String, line: Int) {
    self.name = name
    self.file = file
    self.line = line
  }
}

/// The construct that opens a line of the source.
package enum SourceOpener: String, Codable, Sendable {
  /// The person's editor, through ``SourceFinding/open(_:)``.
  case editor
  /// The page around the inspector, which is the playground's.
  case page
  /// Nothing that is known: a person can only copy the line.
  case nothing
}

/// Finds the lines of a program's source, which only the tool knows that has compiled it.
@MainActor
package protocol SourceFinding: AnyObject {
  /// Receives the lines that were asked for and are known, with what opens them.
  var didFind: (([SourcePlace], SourceOpener) -> Void)? { get set }
  func find(_ names: [SourceName])
  func open(_ name: SourceName)
}

/// Finds the inspector, for `--inspect`.
@MainActor
enum Inspection {
  /// - Parameter isAlone: Whether only people at this machine use the app.
  static func begin(isAlone: Bool) -> any AppInspecting {
    guard isAlone else {
      Launcher.fail(
        "--inspect shows all that the app knows, so it works only if nothing but this machine can reach it"
      )
    }
    guard let type = NSClassFromString("BanyanInspector.Inspector") as? any AppInspecting.Type
    else {
      Launcher.fail(
        "this program has no inspector: start it with banyan run, or link BanyanInspector")
    }
    return type.init()
  }
}
