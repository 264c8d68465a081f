/// Times that an app gives as numbers, which may be none, or more than a clock can count.
enum Seconds {
  /// As good as for ever: thirty years.
  static let forever = 1e9

  /// The number of seconds nearest to one that an app has given: at least none, at most for ever.
  static func possible(_ seconds: Double) -> Double {
    seconds.isNaN ? 0 : min(max(0, seconds), forever)
  }
}
