import BanyanHost
import BanyanText
import Logging
import Synchronization

/// Says what texts of the app cannot be measured by: of each thing once, however many pages there are.
final class TextLog: Sendable {
  /// A program may make names of fonts of whatever a visitor has typed.
  private static let most = 100

  private let reported = Mutex<Set<String>>([])
  private let logger: Logger

  init(logger: Logger) {
    self.logger = logger
  }

  /// The app does not bring a font that it asks for.
  ///
  /// - Parameter others: the names of those that it brings.
  func noteMissingFont(_ name: String, among others: @autoclosure () -> [String] = []) {
    guard isNew("font \(name)") else { return }
    let nearest = NearestNames(to: name, among: others()).sentence.map { " \($0)" } ?? ""
    logger.warning(
      """
      There is no font named '\(name.prefix(100))' in the app's folder: pages show it where a person's \
      system has it, and the system's typeface otherwise.\(nearest)
      """)
  }

  /// No table has how wide a letter is.
  func noteGuess(of letter: Unicode.Scalar) {
    let kind = LetterKind.name(of: letter)
    guard isNew(kind) else { return }
    logger.notice(
      "The widths of \(kind) are estimated, so content beside them may be a few points off."
    )
  }

  private func isNew(_ key: String) -> Bool {
    reported.withLock { reported in
      reported.count < Self.most && reported.insert(key).inserted
    }
  }
}
