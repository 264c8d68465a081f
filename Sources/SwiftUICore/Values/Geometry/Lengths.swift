import Foundation

/// Validation of lengths: invalid ones are logged and replaced by values that can be shown.
enum Lengths {
  static let frameIssue = "Invalid frame dimension (negative or non-finite)."
  static let contradiction = "Contradictory frame constraints specified."

  /// Returns a finite length, or nil for any other.
  static func finite(_ length: CGFloat?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return Double(length)
  }

  /// Returns a finite length, raised to 0 if it is negative.
  static func positive(_ length: CGFloat?) -> Double? {
    finite(length).map { max($0, 0) }
  }

  /// Returns true if a length is a valid size, or nil.
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
  /// Returns the problem with the insets, if there is one.
  func issue(as name: String) -> String? {
    for length in [top, leading, bottom, trailing] {
      if let issue = Lengths.issue(of: length, as: name) { return issue }
    }
    return nil
  }
}
