import BanyanHost
import BanyanLayout

// Presentations over the content of a window: sheets, dialogs, menus and popovers.

extension DrawingPass {
  /// Draws a presentation: an element as large as the window, which dims what is behind, with the card in it.
  func drawPresentation(_ element: Element, _ surroundings: Place) -> [DrawnElement] {
    guard !element.isUnseen, let frame = frames[element.id] else { return [] }
    var place = surroundings
    place.palette.isInPresentation = true
    place.enter(element)
    var cover = DrawnElement(id: element.id, frame: LayoutRect(.zero, window.size))
    if let color = dimming(behind: element, frame) {
      cover.background.append(
        .fill(.rectangle, in: cover.bounds, .color(place.palette[color])))
    }
    let area = frame.moved(by: window.origin)
    var card = DrawnElement(id: element.id, frame: area)
    place.origin = frame.origin
    if let outline = outline(ofPresentation: element, frame) {
      if hasShadow(element, frame) {
        cover.background.append(
          .shadow(
            outline, in: area, place.palette[\.shadow], radius: 48, x: 0, y: 12, isInner: false))
      }
      card.background.append(
        .fill(.rectangle, in: card.bounds, .color(place.palette[\.background])))
      card.change { $0.clip = outline }
    }
    card.content = drawContent(of: element, place)
    if element.showsGrabber, !isWide {
      card.foreground.append(
        .fill(
          .capsule,
          in: LayoutRect(
            (frame.width - look.sheet.grabberWidth) / 2, look.sheet.grabberInset,
            look.sheet.grabberWidth, look.sheet.grabberHeight),
          .color(place.palette[.tertiary])))
    }
    drawShape(element, place, into: &card)
    cover.content = [card]
    return [cover]
  }

  private var isWide: Bool { window.width >= Look.leastDesktopWidth }

  /// Returns the color that covers what is behind a presentation; nil for none.
  private func dimming(
    behind element: Element, _ frame: LayoutRect
  ) -> KeyPath<LookColors, LookColor>? {
    switch element.presentationStyle {
    case .alert, .confirmationDialog: \.alertDimming
    case .sheet:
      element.properties[.isBackgroundUsable] == .isBackgroundUsable(true) ? nil : \.dimming
    // A popover is a sheet where there is no room beside its anchor.
    case .popover: frame.width >= window.width ? \.dimming : nil
    case .fullScreenCover, .menu: nil
    }
  }

  /// Returns the outline of the card; nil if the parts of the presentation have cards of their own.
  private func outline(ofPresentation element: Element, _ frame: LayoutRect) -> Outline? {
    var corner = look.sheet.corner
    if case .cornerRadius(let radius)? = element.properties[.cornerRadius] { corner = radius }
    switch element.presentationStyle {
    case .fullScreenCover: return .rectangle
    case .confirmationDialog, .menu: return nil
    case .alert: return .roundedRectangle(cornerRadius: look.dialog.alertCorner)
    case .popover where frame.width < window.width:
      return .roundedRectangle(cornerRadius: look.menu.corner)
    case .sheet, .popover:
      if isWide { return .roundedRectangle(cornerRadius: corner) }
      return .unevenRectangle(
        Outline.Corners(
          topLeading: corner, topTrailing: corner, bottomLeading: 0, bottomTrailing: 0))
    }
  }

  private func hasShadow(_ element: Element, _ frame: LayoutRect) -> Bool {
    switch element.presentationStyle {
    case .popover: frame.width < window.width
    case .sheet:
      isWide || element.properties[.isBackgroundUsable] == .isBackgroundUsable(true)
    case .alert: isWide
    case .fullScreenCover, .confirmationDialog, .menu: false
    }
  }

  // MARK: Dialogs

  /// Draws the cards of a dialog's parts, and the lines between its buttons.
  func drawDialogPart(_ element: Element, _ place: inout Place, into drawn: inout DrawnElement) {
    let isAlert = element.parent?.presentationStyle == .alert
    let palette = place.palette
    if element.kind == .dialogHeader {
      if isAlert || element.children.isEmpty { return }
      place.textColor = palette[.secondary]
      drawn.background.append(
        .fill(
          outline(ofDialogCard: true, false), in: drawn.bounds, .color(palette[\.card])))
      return
    }
    let parts = element.children.compactMap { child in
      frames[child.id].map { (child, $0.moved(by: place.origin)) }
    }
    let header = element.parent?.children.first { $0.kind == .dialogHeader }
    let hasHeader = header.map { !$0.children.isEmpty } ?? false
    for (index, (part, frame)) in parts.enumerated() {
      let isLast = index == parts.count - 1
      if isAlert {
        if part.kind.isField { continue }
        drawn.background.append(line(in: frame, atTop: true, palette))
        if index > 0, parts[index - 1].1.y == frame.y {
          let edge = place.leading(hairline, of: frame)
          drawn.background.append(.fill(.rectangle, in: edge, .color(palette[.separator])))
        }
        continue
      }
      // The last button is separate.
      let isApart = isLast && parts.count > 1
      let isFirst = isApart || index == 0 && !hasHeader
      let outline = outline(
        ofDialogCard: isFirst, isLast || !isLast && index == parts.count - 2)
      drawn.background.append(.fill(outline, in: frame, .color(palette[\.card])))
      if !isApart, index > 0 || hasHeader {
        drawn.background.append(line(in: frame, atTop: true, palette))
      }
    }
  }

  private func outline(ofDialogCard isFirst: Bool, _ isLast: Bool) -> Outline {
    let corner = look.dialog.corner
    if isFirst, isLast { return .roundedRectangle(cornerRadius: corner) }
    if !isFirst, !isLast { return .rectangle }
    return .unevenRectangle(
      Outline.Corners(
        topLeading: isFirst ? corner : 0, topTrailing: isFirst ? corner : 0,
        bottomLeading: isLast ? corner : 0, bottomTrailing: isLast ? corner : 0))
  }

  private func line(in area: LayoutRect, atTop: Bool, _ palette: Palette) -> DrawingPart {
    let y = atTop ? area.y : area.maxY - hairline
    return .fill(
      .rectangle, in: LayoutRect(area.x, y, area.width, hairline), .color(palette[.separator]))
  }

  // MARK: Menus

  func drawMenu(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let palette = place.palette
    let outline = Outline.roundedRectangle(cornerRadius: look.menu.corner)
    switch element.kind {
    case .menu, .menuPreview:
      if element.children.isEmpty { return }
      drawn.background += [
        .shadow(
          outline, in: drawn.bounds, palette[\.shadow], radius: 40, x: 0, y: 10, isInner: false),
        .fill(
          outline, in: drawn.bounds,
          .color(palette[element.kind == .menu ? \.card : \.background])),
      ]
    default:
      let siblings = element.parent?.children ?? []
      guard let index = siblings.firstIndex(where: { $0 === element }) else { return }
      let previous = index > 0 ? siblings[index - 1].kind : nil
      if let previous, previous != .menuSection, previous != .divider {
        drawn.background.append(line(in: drawn.bounds, atTop: true, palette))
      }
      if index < siblings.count - 1 {
        drawn.background.append(line(in: drawn.bounds, atTop: false, palette))
      }
    }
  }

  /// Draws the mark of an item that is on or opens another menu, and sets the color of its label.
  func drawMenuItem(_ element: Element, _ place: inout Place, into drawn: inout DrawnElement) {
    let palette = place.palette
    place.textColor =
      !element.isEnabled
      ? palette[.tertiary]
      : element.role == .destructive ? palette[\.destructive] : palette[.primary]
    if builder.pressed == element.id, element.isEnabled {
      drawn.background.append(
        .fill(
          .roundedRectangle(cornerRadius: 8), in: drawn.bounds, .color(palette[.quaternary])))
    }
    if element.isOn {
      let area = place.leading(16, of: drawn.bounds, inset: 9).centered(16, 16)
      drawn.foreground.append(
        .symbol(DrawnSymbol("checkmark", color: place.textColor), in: area))
    }
    if element.properties[.isMenuOpen] != nil {
      let area = place.trailing(8, of: drawn.bounds, inset: look.menu.itemHorizontalInset)
      drawn.foreground.append(
        chevron(
          at: LayoutPoint(area.x + 4, drawn.frame.height / 2), size: 4,
          degrees: place.isRightToLeft ? 180 : 0, place.textColor.faded(0.55), width: 1.6))
    }
  }
}

extension ElementScene.Element {
  /// A Boolean value that indicates whether a sheet shows that its height can be changed.
  fileprivate var showsGrabber: Bool {
    if case .showsDragIndicator(let value)? = properties[.showsDragIndicator] { return value }
    if case .detents(let detents)? = properties[.detents] { return detents.heights.count > 1 }
    return false
  }

  /// A Boolean value that indicates whether the control is an item of an open menu.
  var isMenuItem: Bool { properties[.menuItem] != nil && isIn(.menu) }
}
