import BanyanHost

extension PresentationStyle {
  /// The value of the `data-presentation` attribute.
  var cssValue: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    case .menu: "menu"
    }
  }
}

extension PresentationAnchor {
  /// The value of the `data-anchor` attribute.
  var cssValue: String { String(element.rawValue) }
}

extension MenuItem {
  /// The value of the `role` attribute.
  var cssValue: String {
    switch self {
    case .action: "menuitem"
    case .checkbox: "menuitemcheckbox"
    case .radio: "menuitemradio"
    }
  }
}
