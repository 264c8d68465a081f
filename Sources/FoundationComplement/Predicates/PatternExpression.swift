import Foundation

/// The regular expression of a comparison, made once and not for each object that it is compared with.
///
/// It is made again where the pattern is another: one that is read from the object, for instance.
final class PatternExpression: @unchecked Sendable {
  private let lock = NSLock()
  private var pattern: String?
  private var expression: NSRegularExpression?
  private var made = 0

  /// The number of expressions that have been made.
  var madeCount: Int { lock.withLock { made } }

  /// Returns the expression of a pattern; nil if the pattern is invalid.
  /// - Parameter make: Makes the expression of a new pattern.
  func expression(of pattern: String, _ make: () -> NSRegularExpression?) -> NSRegularExpression? {
    lock.withLock {
      if pattern != self.pattern {
        expression = make()
        self.pattern = pattern
        made += 1
      }
      return expression
    }
  }
}
