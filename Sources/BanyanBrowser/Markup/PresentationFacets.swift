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
    case .popover: "popover"
    }
  }
}

extension PresentationAnchor {
  /// The value of the `data-attachment` attribute: the number of the element, the edge, the unit, two
  /// corners.
  var cssValue: String {
    let (unit, numbers): (String, [Double]) =
      switch attachment.place {
      case .bounds: ("share", [0, 0, 1, 1])
      case .point(let x, let y): ("share", [x, y, x, y])
      case .rectangle(let x, let y, let width, let height):
        ("point", [x, y, x + width, y + height])
      }
    let edge =
      switch attachment.edge {
      case .top: "top"
      case .bottom: "bottom"
      case .leading: "leading"
      case .trailing: "trailing"
      default: "any"
      }
    return ([String(element.rawValue), edge, unit] + numbers.map { CSS.number($0) })
      .joined(separator: " ")
  }
}

extension Adaptation {
  /// The value of the `data-adaptation` attribute.
  var cssValue: String {
    switch self {
    case .unchanged: "none"
    case .sheet: "sheet"
    case .fullScreenCover: "cover"
    }
  }
}

extension SheetSize {
  /// The value of the `data-sheet` attribute.
  var cssValue: String {
    switch self {
    case .fitted: "fitted"
    case .form: "form"
    case .page: "page"
    }
  }
}

extension Detent {
  fileprivate var cssValue: String {
    switch self {
    case .fraction(let share): CSS.number(share * 100) + "%"
    case .height(let height): CSS.points(height)
    }
  }
}

extension Detents {
  /// The value of the `data-detents` attribute.
  var cssValue: String { heights.map(\.cssValue).joined(separator: " ") }

  /// The height that is selected.
  var selectedValue: String {
    heights.indices.contains(selected) ? heights[selected].cssValue : "100%"
  }
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
