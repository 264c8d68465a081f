import BanyanHost

/// The environment key that is true for views in a menu, which become its items.
struct IsInMenuKey: EnvironmentKey {
  static let defaultValue = false
}

extension _Context {
  /// True if views here are items of a menu. It never changes.
  var isInMenu: Bool {
    cell(for: ObjectIdentifier(IsInMenuKey.self), as: Bool.self)?.value == true
  }
}

extension ElementKind {
  /// The kind of menu item that a control of this kind becomes.
  var menuItem: MenuItem? {
    switch self {
    case .button, .link: .action
    case .toggle: .checkbox
    default: nil
    }
  }
}
