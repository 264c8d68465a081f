import BanyanGraph
import Observation
import SwiftUI

/// The lines of the program's source, as far as the inspector's views have asked for them.
///
/// Only the tool knows the source. Without it, as with `--no-watch`, no line is ever known.
@MainActor
@Observable
final class SourceLines {
  private(set) var lines: [SourceName: SourcePlace] = [:]
  /// The construct that opens a line.
  private(set) var opener = SourceOpener.nothing

  @ObservationIgnored private var asked: Set<SourceName> = []
  @ObservationIgnored private var finder: (any SourceFinding)?

  func use(_ finder: any SourceFinding) {
    self.finder = finder
    finder.didFind = { [weak self] lines, opener in self?.add(lines, opener) }
  }

  private func add(_ found: [SourcePlace], _ opener: SourceOpener) {
    for line in found { lines[line.name] = line }
    if self.opener != opener { self.opener = opener }
  }

  /// Asks for a line, once: a saved file starts another program, with another inspector.
  func find(_ name: SourceName) {
    if asked.insert(name).inserted { finder?.find([name]) }
  }

  /// Opens a line in the person's editor.
  func open(_ name: SourceName) { finder?.open(name) }
}
