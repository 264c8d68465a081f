import BanyanHost
import BanyanLayout

// Elements that hold others together: boxes, groups that open, controls side by side.

extension DrawingPass {
  func drawGroup(_ element: Element, _ place: inout Place, into drawn: inout DrawnElement) {
    let palette = place.palette
    switch element.kind {
    case .groupBox:
      let isInside = element.ancestor { $0.kind == .groupBox || $0.arrangesRows } != nil
      drawn.background.append(
        .fill(
          .roundedRectangle(cornerRadius: look.group.boxCorner), in: drawn.bounds,
          .color(palette[isInside ? \.track : \.groupBox])))
    case .controlGroup:
      drawn.background.append(
        .fill(
          .roundedRectangle(cornerRadius: look.group.controlsCorner), in: drawn.bounds,
          .color(palette[\.track])))
      let controls = element.children.filter { $0.kind != .caption }
      for control in controls.dropFirst() {
        guard let frame = frames[control.id]?.moved(by: place.origin) else { continue }
        let edge = place.leading(hairline, of: frame)
        drawn.foreground.append(
          .fill(
            .rectangle, in: LayoutRect(edge.x, 0, hairline, drawn.frame.height),
            .color(palette[.separator])))
      }
    case .disclosureGroup:
      for row in element.children where row.kind != .disclosureToggle {
        guard let frame = rowFrames[row.id]?.moved(by: place.origin) else { continue }
        let line = place.inset(frame, leading: look.row.horizontalInset, trailing: 0)
        drawn.foreground.append(
          .fill(
            .rectangle, in: LayoutRect(line.x, line.y, line.width, hairline),
            .color(place.palette[.separator])))
      }
    case .disclosureToggle: drawDisclosure(element, &place, into: &drawn)
    default: break
    }
  }

  /// Draws the mark that shows and hides the content of a group, at the end of the group's first line.
  private func drawDisclosure(
    _ element: Element, _ place: inout Place, into drawn: inout DrawnElement
  ) {
    if !element.isEnabled { place.textColor = place.palette[.tertiary] }
    let group = element.parent.flatMap(lineArea)?.moved(by: place.origin)
    let label = element.children.compactMap { frames[$0.id]?.moved(by: place.origin) }
    let isRightToLeft = place.isRightToLeft
    // There is room for the mark after the label even if the group is as narrow.
    let end =
      isRightToLeft
      ? min(group?.x ?? 0, (label.map(\.x).min() ?? 0) - 28)
      : max(group?.maxX ?? 0, (label.map(\.maxX).max() ?? 0) + 28)
    let isExpanded = element.properties[.isExpanded] == .isExpanded(true)
    drawn.foreground.append(
      chevron(
        at: LayoutPoint(isRightToLeft ? end + 8 : end - 8, drawn.frame.height / 2),
        degrees: isExpanded ? 90 : isRightToLeft ? 180 : 0,
        place.palette[element.isEnabled ? .accent : .tertiary]))
  }

  /// Returns the area in which the first line of a group may lie: in a row, all between the row's insets.
  private func lineArea(of group: Element) -> LayoutRect? {
    guard group.isInRow else { return frames[group.id] }
    let row = group.ancestor { $0.kind == .row || $0.arrangesRows }
    let frame = rowFrames[group.id] ?? row.flatMap { $0.kind == .row ? frames[$0.id] : nil }
    let inset = look.row.horizontalInset
    return frame.map { LayoutRect($0.x + inset, $0.y, $0.width - 2 * inset, $0.height) }
      ?? frames[group.id]
  }
}
