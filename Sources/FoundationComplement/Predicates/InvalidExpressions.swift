import Logging
import Synchronization

/// The report of texts that are no regular expressions.
///
/// Expressions may be what people type, so there is one report for the process: a log with a line for each comparison
/// would be theirs to fill.
enum InvalidExpressions {
  private static let logger = Logger(label: "banyan.predicates")
  private static let isReported = Mutex(false)

  static func report(_ expression: String) {
    let isFirst = isReported.withLock { isReported in
      defer { isReported = true }
      return !isReported
    }
    guard isFirst else { return }
    // Quoted, so that its line ends do not make lines of the log.
    let quoted = String(reflecting: String(expression.prefix(100)))
    logger.warning(
      "MATCHES in a predicate: \(quoted) is not a regular expression, so nothing matches it. Others are not reported."
    )
  }
}
