/// Lengths in 65,536ths of a point, as FreeType adds them: a sum does not depend on the order.
enum FixedPoint {
  static let one = 65_536
  /// Longer than any line.
  static let unlimited = Int.max / 4

  static func length(_ points: Double) -> Int {
    Int((min(max(points.isNaN ? 0 : points, -1e9), 1e9) * 65_536).rounded())
  }

  static func points(_ length: Int) -> Double {
    Double(length) / 65_536
  }

  /// Rounds up to the next 64th of a point, the unit of browsers.
  static func up(_ length: Int) -> Int {
    (length + 1023) & ~1023
  }
}
