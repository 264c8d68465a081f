import Foundation

/// What becomes of lengths that cannot be: logged, and something that can be shown in their place.
enum Lengths {
  static let frameIssue = "Invalid frame dimension (negative or non-finite)."
  static let contradiction = "Contradictory frame constraints specified."

  /// A length that can be shown; nil for one that cannot.
  static func finite(_ length: CGFloat?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return Double(length)
  }

  /// A length that can be shown and is not negative.
  static func positive(_ length: CGFloat?) -> Double? {
    finite(length).map { max($0, 0) }
  }

  /// Whether a length can be the size of something.
  static func isSize(_ length: CGFloat?) -> Bool {
    guard let length else { return true }
    return length.isFinite && length >= 0
  }

  static func issue(of length: CGFloat?, as name: String) -> String? {
    guard let length, !length.isFinite else { return nil }
    return "Invalid \(name) (\(length)): it is left out."
  }
}

extension EdgeInsets {
  /// What is wrong with the insets, if anything is.
  func issue(as name: String) -> String? {
    for length in [top, leading, bottom, trailing] {
      if let issue = Lengths.issue(of: length, as: name) { return issue }
    }
    return nil
  }
}
