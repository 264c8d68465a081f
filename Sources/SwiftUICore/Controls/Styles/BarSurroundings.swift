/// The environment key that is true for views in a bar, in which labels show only their icons.
struct IsInBarKey: EnvironmentKey {
  static let defaultValue = false
}

extension _Context {
  /// True if views here are in a bar, and not in a menu or in anything else that one of its items presents. It never changes.
  var isInBar: Bool {
    cell(for: ObjectIdentifier(IsInBarKey.self), as: Bool.self)?.value == true
  }
}
