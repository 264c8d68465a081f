import Foundation

/// The number of letters that fit into a line of a terminal.
struct TerminalWidth {
  let isTerminal: Bool
  /// The variable `TERM`.
  let kind: String?
  /// The number of columns; 0 if the terminal does not report it.
  let columns: Int

  private static let least = 40
  private static let usual = 80

  static var ofStandardError: TerminalWidth {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return TerminalWidth(
      isTerminal: isatty(STDERR_FILENO) == 1, kind: ProcessInfo.processInfo.environment["TERM"],
      columns: isKnown ? Int(size.ws_col) : 0)
  }

  /// The number of letters of a line that is written again and again in one place; nil if no line can be.
  var forRewriting: Int? {
    guard isTerminal, let kind, !kind.isEmpty, kind != "dumb" else { return nil }
    let columns = columns == 0 ? Self.usual : columns
    // The last column is left empty: some terminals go to the next line after it.
    return columns < Self.least ? nil : columns - 1
  }
}
