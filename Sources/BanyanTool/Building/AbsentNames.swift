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

  private static let reasons = [String: String](namesByReason: namesByReason)
}

extension [String: String] {
  /// Creates a dictionary of reasons by name.
  /// - Parameter namesByReason: a table that `Scripts/interface` has made: reasons, each with names that have spaces between them.
  init(namesByReason: [(reason: String, names: String)]) {
    self.init()
    for (reason, names) in namesByReason {
      for name in names.split(whereSeparator: \.isWhitespace) { self[String(name)] = reason }
    }
  }
}
