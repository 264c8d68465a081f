import BanyanHost
import BanyanLayout

extension DrawingPass {
  /// Draws what is behind a button's label, and sets the label's color.
  func drawButton(_ element: Element, _ place: inout Place, into drawn: inout DrawnElement) {
    if element.role == .destructive { place.palette.tint = place.palette[\.destructive] }
    let isPlain =
      element.buttonLook == .plain || element.properties[.pointer] != nil
      || element.isRowLink
    if element.parent?.kind == .menuBar {
      place.textColor = place.palette[.primary]
      if element.properties[.isMenuOpen] == .isMenuOpen(true) || builder.pressed == element.id {
        drawn.background.append(
          .fill(
            .roundedRectangle(cornerRadius: Look.MenuBar.titleCorner), in: drawn.bounds,
            .color(place.palette[.quaternary])))
      }
    } else if element.parent?.kind == .controlGroup, element.buttonLook == nil {
      place.textColor = place.palette[element.isEnabled ? .primary : .tertiary]
    } else if element.parent?.kind == .sectionHeader {
      // The title of rows that it shows and hides looks like others, but its mark does not.
      place.labelIconColor = place.palette.accent
    } else if isPlain {
      if !element.isEnabled { place.textColor = place.palette[.tertiary] }
    } else {
      place.textColor = element.isEnabled ? place.palette.accent : place.palette[.tertiary]
      // The symbol of a label in a row has the row's color, but a button's has the button's.
      place.labelIconColor = nil
    }
    var look = element.buttonLook
    if element.kind == .pasteButton, look == nil { look = .bordered }
    if builder.pressed == element.id, element.isInDialog {
      drawn.background.append(
        .fill(.rectangle, in: drawn.bounds, .color(place.palette[.tertiary])))
    }
    guard let look, look.hasBorder else { return drawMarks(of: element, place, into: &drawn) }
    let outline = outline(ofButton: element, look)
    let fill = fill(ofButton: element, look, place)
    if look == .glass || look == .prominentGlass, element.isEnabled {
      drawn.background.append(
        .shadow(
          outline, in: drawn.bounds, place.palette[\.lightShadow], radius: 8, x: 0, y: 1,
          isInner: false))
    }
    drawn.background.append(.fill(outline, in: drawn.bounds, fill.paint))
    if look == .glass || look == .prominentGlass, element.isEnabled {
      let edge = place.palette[look == .glass ? \.glassEdge : \.prominentGlassEdge]
      drawn.background.append(stroke(outline, edge, width: 0.5, in: drawn.bounds.inset(by: 0.25)))
    }
    place.textColor = fill.label
  }

  /// Returns the paint behind the label of a button with a border, and the color of the label.
  private func fill(
    ofButton element: Element, _ look: ButtonLook, _ place: Place
  ) -> (paint: DrawnPaint, label: ColorComponents) {
    let palette = place.palette
    if !element.isEnabled { return (.color(palette[\.track]), palette[.tertiary]) }
    switch look {
    case .prominent, .prominentGlass:
      return (
        prominentFill(isDestructive: element.role == .destructive, palette), palette[\.onFill]
      )
    case .glass:
      return (.backdrop(radius: 18, palette[\.card].faded(0.55)), palette[.primary])
    default: return borderedFill(palette)
    }
  }

  func prominentFill(isDestructive: Bool = false, _ palette: Palette) -> DrawnPaint {
    if isDestructive { return .color(palette[\.destructiveFill]) }
    return .color(
      palette.isDark ? palette.accent.mixed(with: .black, share: 0.3) : palette.accent)
  }

  func borderedFill(_ palette: Palette) -> (paint: DrawnPaint, label: ColorComponents) {
    let accent = palette.accent
    return (
      .color(accent.faded(palette.isDark ? 0.22 : 0.12)),
      palette.isDark
        ? accent.mixed(with: .white, share: 0.28) : accent.mixed(with: .black, share: 0.18)
    )
  }

  func outline(ofButton element: Element, _ style: ButtonLook) -> Outline {
    if case .buttonShape(let shape)? = element.properties[.buttonShape] {
      switch shape {
      case .capsule: return .capsule
      case .circle: return .circle
      case .roundedRectangle: break
      }
    } else if style == .glass || style == .prominentGlass {
      return .capsule
    }
    let corner =
      switch element.controlSize {
      case .mini: look.button.miniCorner
      case .small: look.button.smallCorner
      case .regular: look.button.corner
      case .large: look.button.largeCorner
      case .extraLarge: look.button.extraLargeCorner
      }
    return .roundedRectangle(cornerRadius: corner)
  }

  /// Draws the marks of buttons that lead to a page or back.
  private func drawMarks(
    of element: Element, _ place: Place, into drawn: inout DrawnElement
  ) {
    let (bounds, middle) = (drawn.bounds, drawn.frame.height / 2)
    switch element.role {
    case .navigation where element.isRowLink:
      let center = place.trailing(12, of: bounds)
      drawn.foreground.append(
        chevron(
          at: LayoutPoint(center.x + 6, middle), degrees: place.isRightToLeft ? 180 : 0,
          place.palette[.tertiary]))
      if let badge = element.badge {
        let area = place.inset(bounds, leading: 0, trailing: look.row.indicator)
        drawn.foreground.append(
          line(
            badge, TextStyle(), color: place.palette[.secondary], in: area, alignment: 1, place))
      }
    case .back, .backToColumn:
      // It is before the label, whose place has room for it or follows the margin of the bar.
      let label = element.children.compactMap { frames[$0.id]?.moved(by: place.origin) }.first
      let start = place.leading(0, of: label ?? bounds).x
      drawn.foreground.append(
        chevron(
          at: LayoutPoint(place.isRightToLeft ? start + 11 : start - 11, middle), size: 7,
          degrees: place.isRightToLeft ? 0 : 180, place.textColor, width: 2.5))
    default: break
    }
  }
}

extension ElementScene.Element {
  var buttonLook: ButtonLook? {
    if case .buttonStyle(let value)? = properties[.buttonStyle] { value } else { nil }
  }

  /// A Boolean value that indicates whether the element is a link to a page that is as long as its row.
  var isRowLink: Bool {
    guard role == .navigation, buttonLook == nil else { return false }
    return isInRow
  }

  /// A Boolean value that indicates whether a press makes the element fainter, and does not color the area around it.
  var fadesWhenPressed: Bool {
    switch kind {
    case .button where properties[.pointer] != nil: false
    case .button, .link, .pasteButton:
      isEnabled && !isMenuItem && !isInDialog && (buttonLook != nil || !isInRow)
    default: false
    }
  }

  fileprivate var isInDialog: Bool { parent?.kind == .dialogActions }

  /// A Boolean value that indicates whether the element is the content of a row, with nothing but modifiers around it.
  var isInRow: Bool {
    var element = parent
    while let current = element {
      switch current.kind {
      case .row, .list, .form, .section: return true
      case .box, .decorated: element = current.parent
      default: return false
      }
    }
    return false
  }
}

extension ButtonLook {
  var hasBorder: Bool {
    switch self {
    case .bordered, .prominent, .glass, .prominentGlass: true
    case .plain, .borderless, .link: false
    }
  }
}
