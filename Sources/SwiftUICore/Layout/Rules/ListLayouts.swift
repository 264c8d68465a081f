import BanyanHost
import BanyanLayout

// Layouts of lists and forms with their sections and rows. A host that receives places gives rows, headers and sections the same lengths by
// the same look, so it receives only those of their content (`HostRows`).

extension WindowLayout {
  func listLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    switch element.kind {
    case .list, .form:
      return containerOfRows(
        ListFacts(properties), topInset: topInset(ofList: element),
        missing: places?.missingWidths[element.id] ?? 0)
    case .section: return sectionLayout(of: element)
    case .sectionHeader where !reportsToHost && element.isHiddenInPicker: return nil
    case .sectionHeader: return headerLayout(isFooter: false, of: element)
    case .sectionFooter: return headerLayout(isFooter: true, of: element)
    case .row: return rowLayout(properties, in: element.enclosingList)
    // They take no room in the row that they belong to.
    case .rowBackground, .rowActions:
      return ElementLayout(.priority(-.infinity), .depthStack(.center))
    default: return nil
    }
  }

  /// - Parameter missing: the part of the width that the rows do not get, such as a scroll bar's.
  private func containerOfRows(
    _ facts: ListFacts, topInset: Double, missing: Double
  ) -> ElementLayout {
    let rows = LayoutRule.rows(spacing: facts.rowSpacing)
    if facts.isColumns { return ElementLayout(.greedy(.horizontal, .center), rows) }
    let scrolling = LayoutRule.scrollView(.vertical)
    let isPlain = facts.style == .plain
    let insets = LayoutRule.padding(
      LayoutInsets(
        top: isPlain ? 0 : topInset, leading: 0, bottom: isPlain ? 0 : look.list.topInset,
        trailing: missing))
    if !facts.hasMargins { return ElementLayout(scrolling, insets, rows) }
    let margin = LayoutRule.padding(LayoutInsets(vertical: 0, horizontal: look.list.margin))
    let width = LayoutBounds(width: LayoutBounds.Axis(0, look.list.mostWidth))
    return ElementLayout(
      scrolling, .greedy(.horizontal, .center), margin, .flexibleFrame(width, alignment: .center),
      insets, rows)
  }

  /// Returns the width that a list with a width has for its rows.
  func rowWidth(ofList list: ElementNode, in width: Double) -> Double {
    if !ListFacts(list.hostProperties).hasMargins { return width }
    return min(look.list.mostWidth, max(0, width - 2 * look.list.margin))
  }

  private func sectionLayout(of section: ElementNode) -> ElementLayout {
    let facts = ListFacts(section.enclosingList?.hostProperties ?? [])
    let spacing = facts.sectionSpacing ?? look.list.sectionSpacing
    return ElementLayout(.rows(spacing: facts.rowSpacing)).within(
      .listPart(spacing: facts.style == .plain ? 0 : spacing))
  }

  private func headerLayout(isFooter: Bool, of header: ElementNode) -> ElementLayout {
    let (inset, gap) = (look.header.horizontalInset, look.header.gap)
    var insets = LayoutInsets(
      top: isFooter ? gap : 0, leading: inset, bottom: isFooter ? 0 : gap, trailing: inset)
    let list = header.enclosingList
    let isPlain = ListFacts(list?.hostProperties ?? []).style == .plain
    if !isFooter, isPlain {
      insets = LayoutInsets(vertical: look.header.verticalInset, horizontal: inset)
    }
    let isInPicker = sequence(first: header, next: \.container).contains { $0.kind == .picker }
    if !reportsToHost, header.container?.kind == .picker {
      let (top, bottom) = Look.Picker.headerInsets
      insets = LayoutInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    }
    if list != nil && !isPlain && !isInPicker {
      return ElementLayout(.greedy(.horizontal, .leading), .padding(insets), .lines)
        .within(.listPart(spacing: 0))
    }
    return ElementLayout(.custom(HeaderLayout(insets)), .lines).within(.listPart(spacing: 0))
  }

  private func rowLayout(_ properties: [Property], in list: ElementNode?) -> ElementLayout {
    ElementLayout(rowRule(properties, in: list), .depthStack(.leading))
  }

  /// - Parameter properties: those of the row; none if the row has no element of its own.
  private func rowRule(_ properties: [Property], in list: ElementNode?) -> LayoutRule {
    let measures = rowMeasures(properties, in: list)
    return .listRow(least: measures.least, measures.insets)
  }

  /// Returns the height and the insets of a row.
  /// - Parameter properties: those of the row; none if the row has no element of its own.
  func rowMeasures(_ properties: [Property], in list: ElementNode?) -> RowMeasures {
    let list = ListFacts(list?.hostProperties ?? [])
    var row = RowMeasures(
      least: look.row.height,
      insets: LayoutInsets(
        vertical: look.row.verticalInset, horizontal: look.row.horizontalInset))
    var edits: RowEdits = []
    var isSelectable = false
    for property in properties {
      switch property {
      case .rowInsets(let value) where list.rowsHaveInsetsOfTheirOwn:
        row.insets = LayoutInsets(value)
      case .rowEdits(let value): edits = value
      case .rowSelection(let value): isSelectable = value != .unavailable
      default: break
      }
    }
    if list.style == .sidebar {
      row.least = look.sidebarRow.height
      row.insets = LayoutInsets(
        vertical: look.sidebarRow.verticalInset, horizontal: look.sidebarRow.horizontalInset)
    }
    if list.isColumns {
      row.least = look.sidebarRow.height
      row.insets = LayoutInsets(vertical: look.form.rowInset, horizontal: 0)
    }
    if let height = list.rowHeight { row.least = height }
    if list.isEditing {
      let hasMark = edits.contains(.delete) || isSelectable
      if hasMark { row.insets.leading += look.row.editingMark }
      if edits.contains(.move) { row.insets.trailing += look.row.handle }
      row.hasMarks = hasMark || edits.contains(.move)
    }
    return row
  }

  /// Returns the layout of an element that is in a list, or in a group that opens in a row, which becomes a row of its own.
  func ownRow(_ layout: ElementLayout, of element: ElementNode) -> ElementLayout {
    guard element.container?.kind == .disclosureGroup else {
      return layout.within(rowRule([], in: element.container?.enclosingList))
    }
    let inset = look.row.verticalInset
    let insets = LayoutInsets(
      top: inset, leading: element.kind == .disclosureToggle ? 0 : look.row.horizontalInset,
      bottom: inset, trailing: 0)
    let bounds = LayoutBounds(
      width: LayoutBounds.Axis(0, .infinity), height: LayoutBounds.Axis(look.row.height))
    return layout.within(.padding(insets)).within(.flexibleFrame(bounds, alignment: .leading))
  }

  /// Lays out the sections and rows of a list whose own properties have changed.
  func updateRows(in container: ElementNode) {
    for child in container.children {
      if !child.layoutID.isNone { update(child, child.hostProperties) }
      if child.kind.arrangesRows { updateRows(in: child) }
    }
  }
}

extension LayoutRule {
  fileprivate static func rows(spacing: Double) -> LayoutRule {
    .lazyStack(.vertical, spacing: spacing, alignment: .leading)
  }

  static var lines: LayoutRule { .stack(.vertical, spacing: nil, alignment: .leading) }
}

/// Insets around a header of a plain list, a menu or a picker, as wide as the rows. One without content takes no room, unlike those between cards.
private final class HeaderLayout: CustomLayout {
  private let insets: LayoutInsets

  init(_ insets: LayoutInsets) { self.insets = insets }

  private func content(_ children: LayoutChildren, in width: Double?) -> LayoutProposal {
    LayoutProposal(width.map { max(0, $0 - insets[.horizontal]) }, nil)
  }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    guard let child = children.first else { return LayoutSize(proposal.width ?? 0, 0) }
    let size = child.size(for: content(children, in: proposal.width))
    return LayoutSize(
      proposal.width ?? size.width + insets[.horizontal],
      size.height > 0 ? size.height + insets[.vertical] : 0)
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    children.first?.place(
      at: LayoutPoint(bounds.x + insets.leading, bounds.y + (bounds.height > 0 ? insets.top : 0)),
      for: content(children, in: bounds.width))
  }
}

/// The height and the insets of a row.
struct RowMeasures {
  var least: Double
  var insets: LayoutInsets
  /// True if marks for editing are beside the content.
  var hasMarks = false
}

/// The properties of a list or form that its rows depend on.
private struct ListFacts {
  var style = BanyanHost.ListStyle.automatic
  var isColumns = false
  var isEditing = false
  var rowSpacing = 0.0
  var sectionSpacing: Double?
  var rowHeight: Double?

  init(_ properties: [Property]) {
    for property in properties {
      switch property {
      case .listStyle(let value): style = value
      case .formStyle(let value): isColumns = value == .columns
      case .isEditing(let value): isEditing = value
      case .rowSpacing(let value): rowSpacing = value
      case .sectionSpacing(let value): sectionSpacing = value
      case .rowHeight(let value): rowHeight = value
      default: break
      }
    }
  }

  var rowsHaveInsetsOfTheirOwn: Bool { style != .sidebar && !isColumns }
  var hasMargins: Bool { style != .plain && style != .grouped && !isColumns }
}

extension PropertyKey {
  /// True if the rows of a list are laid out by the property.
  var isOfRows: Bool {
    switch self {
    case .listStyle, .formStyle, .isEditing, .rowSpacing, .sectionSpacing, .rowHeight: true
    default: false
    }
  }
}
