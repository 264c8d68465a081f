import BanyanHost
import BanyanLayout

// Lists and forms: their background, the cards behind rows, the lines between them, and the marks of rows that are edited.

extension DrawingPass {
  func drawList(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    drawn.change { $0.clip = .rectangle }
    if element.hidesBackground || element.isFormOfColumns { return }
    let color = place.palette[element.hasCards ? \.grouped : \.background]
    drawn.background.append(.fill(.rectangle, in: drawn.bounds, .color(color)))
  }

  /// Draws the children of a list or section.
  func drawRows(of container: Element, _ place: Place) -> [DrawnElement] {
    let children = container.children.filter { !$0.isAbsent }
    var list = RowSurroundings(in: container)
    return children.indices.flatMap { index in
      list.previous = index > 0 && children[index - 1].isRow ? children[index - 1] : nil
      list.isLast = index == children.count - 1 || !children[index + 1].isRow
      return drawRow(children[index], list, place)
    }
  }

  private func drawRow(
    _ element: Element, _ list: RowSurroundings, _ place: Place
  ) -> [DrawnElement] {
    switch element.kind {
    case .section, .sectionHeader, .sectionFooter, .absentRows, .refreshControl:
      return draw(element, place)
    default: break
    }
    let isOwnRow = element.kind != .row
    guard !element.isUnseen, let frame = isOwnRow ? rowFrames[element.id] : frames[element.id]
    else { return draw(element, place) }
    var place = place
    place.labelIconColor = element.itemTint.map(place.palette.resolve) ?? place.palette.accent
    var drawn = DrawnElement(id: element.id, frame: frame.moved(by: place.origin))
    var inner = place
    inner.origin = frame.origin
    drawBackground(of: element, list, inner, into: &drawn)
    if element.isPressed(builder.pressed) {
      drawn.background.append(
        .fill(
          outline(of: list), in: drawn.bounds, .color(place.palette[.quaternary])))
    }
    if isOwnRow {
      drawn.content += draw(element, inner)
    } else {
      inner.enter(element)
      drawn.content += drawContent(of: element, inner)
    }
    drawLine(above: element, list, place, into: &drawn)
    drawBadge(of: element, list, place, into: &drawn)
    if list.isEditing { drawEditingMarks(of: element, place, into: &drawn) }
    if !isOwnRow { drawEffects(element, place, into: &drawn) }
    return [drawn]
  }

  /// Draws the card of a row, or what the app has put in its place.
  private func drawBackground(
    of row: Element, _ list: RowSurroundings, _ place: Place, into drawn: inout DrawnElement
  ) {
    let outline = outline(of: list)
    let palette = place.palette
    let isSelected = row.properties[.rowSelection] == .rowSelection(.selected)
    if let background = row.children.first(where: { $0.kind == .rowBackground }) {
      let area = frames[background.id]?.moved(by: place.origin) ?? drawn.bounds
      drawn.content += drawContent(of: background, place).map {
        $0.stretched(from: area, to: drawn.bounds)
      }
      if outline != .rectangle { drawn.change { $0.clip = outline } }
    } else if list.hasCards {
      let color =
        isSelected ? palette[\.card].mixed(with: palette.accent, share: 0.16) : palette[\.card]
      drawn.background.append(.fill(outline, in: drawn.bounds, .color(color)))
    } else if isSelected {
      drawn.background.append(.fill(outline, in: drawn.bounds, .color(palette.accent.faded(0.16))))
    }
  }

  /// Returns the outline of a row: the first and the last of a section round their corners.
  private func outline(of list: RowSurroundings) -> Outline {
    if list.style == .sidebar { return .roundedRectangle(cornerRadius: look.sidebarRow.corner) }
    guard list.hasCards, list.style != .grouped, list.isFirst || list.isLast else {
      return .rectangle
    }
    let corner = look.list.corner
    if list.isFirst, list.isLast { return .roundedRectangle(cornerRadius: corner) }
    return .unevenRectangle(
      Outline.Corners(
        topLeading: list.isFirst ? corner : 0, topTrailing: list.isFirst ? corner : 0,
        bottomLeading: list.isLast ? corner : 0, bottomTrailing: list.isLast ? corner : 0))
  }

  /// Draws the line between a row and the one above.
  private func drawLine(
    above row: Element, _ list: RowSurroundings, _ place: Place, into drawn: inout DrawnElement
  ) {
    guard let previous = list.previous, list.hasLines else { return }
    let (above, own) = (previous.rowSeparators, row.rowSeparators)
    if own.showsTop == false || above.showsBottom == false { return }
    let color =
      (own.topColor ?? above.bottomColor).map(place.palette.resolve) ?? place.palette[.separator]
    let line = list.isEditing ? RowLine() : previous.contentRowLine
    let area = place.inset(
      drawn.bounds, leading: line.leading ?? look.row.horizontalInset, trailing: line.trailing ?? 0)
    drawn.foreground.append(
      .fill(
        .rectangle, in: LayoutRect(area.x, 0, area.width, hairline), .color(color)))
  }

  /// Draws the text at the end of a row.
  private func drawBadge(
    of row: Element, _ list: RowSurroundings, _ place: Place, into drawn: inout DrawnElement
  ) {
    guard let content = row.contentWithBadge, !content.isRowLink, let badge = content.badge else {
      return
    }
    let inset =
      list.style == .sidebar ? look.sidebarRow.horizontalInset : look.row.horizontalInset
    drawn.foreground.append(
      line(
        badge, TextStyle(), color: place.palette[.secondary],
        in: place.inset(drawn.bounds, leading: inset, trailing: inset), alignment: 1, place))
  }

  /// Draws the marks by which a row is selected, deleted and moved while its list is edited.
  private func drawEditingMarks(
    of row: Element, _ place: Place, into drawn: inout DrawnElement
  ) {
    let palette = place.palette
    let mark = place.leading(look.row.mark, of: drawn.bounds, inset: look.row.horizontalInset)
      .centered(look.row.mark, look.row.mark)
    if row.edits.contains(.delete) {
      drawn.foreground += [
        .fill(.circle, in: mark, .color(palette[\.deleteMark])),
        .fill(
          .capsule, in: mark.centered(10, 2), .color(palette[\.onFill])),
      ]
    } else {
      switch row.properties[.rowSelection] {
      case .rowSelection(.selected)?:
        drawn.foreground += [
          .fill(.circle, in: mark, .color(palette.accent)),
          .symbol(
            DrawnSymbol("checkmark", color: palette[\.onFill]), in: mark.centered(16, 16)),
        ]
      case .rowSelection(.unselected)?:
        drawn.foreground.append(
          stroke(.circle, palette[.tertiary], width: 1.5, in: mark.inset(by: 0.75)))
      default: break
      }
    }
    if row.edits.contains(.move) {
      let handle = place.trailing(24, of: drawn.bounds, inset: look.row.horizontalInset)
      drawn.foreground.append(
        .symbol(
          DrawnSymbol("line.3.horizontal", color: palette[.secondary]),
          in: handle.centered(24, 24)))
    }
  }
}

extension DrawnElement {
  /// Returns the element with everything in it that fills an area made to fill another one.
  fileprivate func stretched(from old: LayoutRect, to new: LayoutRect) -> DrawnElement {
    guard frame == old else { return self }
    var element = self
    element.frame = new
    func stretch(_ part: DrawingPart) -> DrawingPart {
      guard case .fill(let outline, let area, let paint) = part, area == bounds else { return part }
      return .fill(outline, in: element.bounds, paint)
    }
    element.background = background.map(stretch)
    element.foreground = foreground.map(stretch)
    element.content = content.map { $0.stretched(from: bounds, to: element.bounds) }
    return element
  }
}

/// The list around a row, and the row's place among its neighbors.
@MainActor
private struct RowSurroundings {
  var style = ListStyle.automatic
  var hasCards = true
  var hasLines = true
  var isEditing = false
  /// The row above, in the same section.
  var previous: ElementScene.Element?
  var isFirst: Bool { previous == nil }
  var isLast = true

  init(in container: ElementScene.Element) {
    guard
      let list = container.kind == .section
        ? container.ancestor(where: { $0.kind == .list || $0.kind == .form }) : container
    else { return }
    style = list.listStyle
    hasCards = list.hasCards && !list.isFormOfColumns
    isEditing = list.properties[.isEditing] == .isEditing(true)
    hasLines =
      style != .sidebar && !list.isFormOfColumns
      && container.properties[.sectionSeparator] != .sectionSeparator(false)
  }
}

extension ElementScene.Element {
  /// A Boolean value that indicates whether a child of a list or section is a row.
  fileprivate var isRow: Bool {
    switch kind {
    case .section, .sectionHeader, .sectionFooter, .refreshControl: false
    default: true
    }
  }

  /// A Boolean value that indicates whether the children are rows of a list.
  var arrangesRows: Bool { kind == .list || kind == .form || kind == .section }

  var isFormOfColumns: Bool { properties[.formStyle] == .formStyle(.columns) }

  /// A Boolean value that indicates whether the rows of a list or form are on cards.
  var hasCards: Bool {
    switch listStyle {
    case .automatic, .grouped, .insetGrouped: true
    case .plain, .inset, .sidebar: false
    }
  }

  var hidesBackground: Bool { properties[.hidesBackground] == .hidesBackground(true) }

  fileprivate var edits: RowEdits {
    if case .rowEdits(let value)? = properties[.rowEdits] { value } else { [] }
  }

  fileprivate var itemTint: ColorDescription? {
    if case .itemTint(let value)? = properties[.itemTint] { value } else { nil }
  }

  fileprivate var rowSeparators: RowSeparators {
    if case .rowSeparators(let value)? = properties[.rowSeparators] {
      value
    } else {
      RowSeparators()
    }
  }

  /// The place of the line below a row, as its content specifies it.
  fileprivate var contentRowLine: RowLine {
    if case .rowLine(let line)? = properties[.rowLine] { return line }
    for child in children where child.kind != .rowBackground && child.kind != .rowActions {
      let line = child.contentRowLine
      if line != RowLine() { return line }
    }
    return RowLine()
  }

  /// Returns whether a person presses the button that a row consists of, with nothing but modifiers around it.
  fileprivate func isPressed(_ pressed: ElementID?) -> Bool {
    guard let pressed else { return false }
    switch kind {
    case .button, .link: return id == pressed && isEnabled && buttonLook == nil
    case .row, .box, .decorated: return children.contains { $0.isPressed(pressed) }
    default: return false
    }
  }

  /// The content of a row that has a badge, with nothing but modifiers around it.
  fileprivate var contentWithBadge: ElementScene.Element? {
    if badge != nil { return self }
    guard kind == .row || kind == .box || kind == .decorated else { return nil }
    return children.lazy.compactMap(\.contentWithBadge).first
  }
}
