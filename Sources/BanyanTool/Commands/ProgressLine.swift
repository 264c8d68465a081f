import Foundation

/// Shows a build's progress: in one line that is rewritten on a terminal, or otherwise in occasional lines. They are also for
/// terminals that know no escapes, and for those where the line would be cut to nothing.
struct ProgressLine {
  private var progress: BuildProgress
  private var unfinishedLine: [UInt8] = []
  private let start = ContinuousClock.now
  private var isRewritten = false
  private var nextLine: Duration = .zero

  init(_ progress: BuildProgress) {
    self.progress = progress
    show()
  }

  /// - Parameter bytes: the build's new output; empty if only time has passed.
  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        progress.read(line: String(decoding: unfinishedLine, as: UTF8.self))
        unfinishedLine = []
      } else {
        unfinishedLine.append(byte)
      }
    }
    show()
  }

  /// Reports that the build has ended, or why it has failed.
  func end(isSuccess: Bool) {
    if isRewritten { Terminal.write(Self.clearLine) }
    if isSuccess {
      Terminal.write("Built \(progress.title) in \((ContinuousClock.now - start).spelled)\n")
    } else {
      Terminal.write((progress.remarks + [""]).joined(separator: "\n"))
    }
  }

  private mutating func show() {
    let elapsed = ContinuousClock.now - start
    let line = progress.line(after: elapsed)
    // A person may make the terminal wider or narrower meanwhile.
    if let width = TerminalWidth.ofStandardError.forRewriting {
      Terminal.write(Self.clearLine + line.prefix(width))
      isRewritten = true
    } else if elapsed >= nextLine {
      Terminal.write(line + "\n")
      nextLine = elapsed + .seconds(30)
    }
  }

  private static let clearLine = "\r\u{1B}[K"
}
