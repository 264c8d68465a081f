/// Validation of times that an app provides as numbers, which may be NaN or beyond the range of a clock.
enum Seconds {
  /// Practically infinite: thirty years.
  static let forever = 1e9

  /// Returns the nearest valid number of seconds, between zero and `forever`.
  static func possible(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(0, seconds), forever)
  }
}
