/// The names of SwiftUI that are not here, and why.
enum AbsentNames {
  /// Returns why a type or a function is not here; nil if it is, or if SwiftUI has none of that name.
  static func reason(for name: String) -> String? { reasons[name] }

  /// Returns the full name of a member that is not here, and why. A member of any view may be one of `View`.
  static func reason(forMember member: String, of type: String) -> (name: String, reason: String)? {
    for name in ["\(type).\(member)", "View.\(member)"] {
      if let reason = reasons[name] { return (name, reason) }
    }
    return nil
  }

  private static let reasons: [String: String] = {
    var reasons: [String: String] = [:]
    for (reason, names) in namesByReason {
      for name in names.split(whereSeparator: \.isWhitespace) { reasons[String(name)] = reason }
    }
    return reasons
  }()
}
