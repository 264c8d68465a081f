import BanyanHost
import BanyanLayout

// The host draws the rows, headers and footers of lists and forms; their content is laid out here, in the width that a
// row leaves. The row takes the height of its content.

/// A list whose rows contain elements laid out here.
struct HostList {
  unowned(unsafe) let element: ElementNode
  /// The width of its rows.
  var width: Double
  /// The part of the list's width that the rows do not get, such as a scroll bar's.
  var missing = 0.0
  var rows: Set<ElementID> = []
}

/// An element in a row that has its own layout tree.
struct HostRow {
  let list: ElementID
  /// True if the element is a button as large as the row: then its label is laid out here.
  let isLabel: Bool
  /// True if there is nothing beside the element in the row.
  var isWhole = true
}

extension WindowLayout {
  /// Returns the list whose row directly contains an element, if the element is laid out here.
  func list(of element: ElementNode, in parent: ElementNode) -> ElementNode? {
    // The host lays out the headers of pickers and menus.
    if parent.kind.isHeader, parent.container?.kind != .section { return nil }
    guard canBeLaidOutInRow(element), let list = parent.enclosingList, places?.owned[list.id] != nil
    else {
      return nil
    }
    return list
  }

  /// Returns true if an element in a row of a list can be laid out here: it is neither part of the list, nor laid out by
  /// the host, such as a button as large as the row with a badge.
  private func canBeLaidOutInRow(_ element: ElementNode) -> Bool {
    switch element.kind {
    case .row, .section, .sectionHeader, .sectionFooter, .absentRows, .refreshControl,
      .rowBackground, .rowActions:
      return false
    default:
      return ownSize(of: element, element.hostProperties) == nil
        && (element.badge == nil || !element.isLabelOfRow)
    }
  }

  /// Records whether an element that is laid out here is in a row.
  func enterRow(_ element: ElementNode, in parent: ElementNode) {
    let list = parent.kind.arrangesRows ? list(of: element, in: parent) : nil
    let old = places?.rows[element.id]
    if list?.id == old?.list { return }
    leaveRow(element)
    if let list {
      if places?.lists[list.id] == nil {
        let around = tree.size(of: main(of: list))?.width ?? windowSize.width
        places?.lists[list.id] = HostList(
          element: list, width: list.rowLength(in: around, look.list))
        if !unreported.contains(where: { $0 === list }) { unreported.append(list) }
      }
      places?.lists[list.id]?.rows.insert(element.id)
      places?.rows[element.id] = HostRow(
        list: list.id, isLabel: element.isLabelOfRow && !parent.kind.isHeader)
    }
    if (old == nil) != (list == nil), !element.layoutID.isNone {
      update(element, element.hostProperties)
    }
  }

  func leaveRow(_ element: ElementNode) {
    guard let places else { return }
    if !places.rows.isEmpty, let row = places.rows.removeValue(forKey: element.id) {
      places.lists[row.list]?.rows.remove(element.id)
    }
    if !places.lists.isEmpty { places.lists[element.id] = nil }
  }

  func isRowLabel(_ element: ElementNode) -> Bool {
    guard let places, !places.rows.isEmpty else { return false }
    return places.rows[element.id]?.isLabel == true
  }

  /// Returns the rules of an element in a row, in the available width.
  func inRow(
    _ element: ElementNode, in parent: ElementNode, _ layout: ElementLayout?
  ) -> ElementLayout? {
    guard let places, !places.rows.isEmpty, let row = places.rows[element.id] else { return layout }
    let rule = LayoutRule.hosted(width: width(in: row, of: element, in: parent))
    return row.isLabel ? ElementLayout(rule, .row) : layout?.within(rule)
  }

  private func width(
    in row: HostRow, of element: ElementNode, in parent: ElementNode
  ) -> Double {
    guard let list = places?.lists[row.list] else { return 0 }
    var facts = RowFacts(of: element, in: parent, of: list.element, row, in: self)
    if let badge = element.badge, !parent.kind.isHeader {
      let text = LayoutText(badge, style: setup.number(TextStyle()))
      let width = setup.measurer.lines(of: text, scale: 1, width: .infinity, most: 1).size.width
      facts.taken += look.row.badgeGap + width.rounded(.up)
      facts.isWhole = false
    }
    places?.rows[element.id]?.isWhole = facts.isWhole
    return max(0, list.width - facts.taken)
  }

  /// Returns the start of a row's content, from the leading edge of the row, and the width of the row; nil for a
  /// header.
  func span(ofRow element: ElementNode) -> (start: Double, width: Double)? {
    guard let row = places?.rows[element.id], let list = places?.lists[row.list] else { return nil }
    let parent = hostParent(of: element)
    if parent.kind.isHeader { return nil }
    return (RowFacts(of: element, in: parent, of: list.element, row, in: self).start, list.width)
  }

  // MARK: Changes

  /// Called when the properties of a row change, which may leave a different width for its content.
  func rowDidChange(_ row: ElementNode) {
    for child in row.children { fit(child) }
  }

  /// Called when an element changes in a way that may affect the width of rows.
  func rowsMayDiffer(because element: ElementNode) {
    if places?.lists[element.id] != nil {
      for child in element.children { fitRows(in: child) }
    } else if places?.rows[element.id] != nil, !canBeLaidOutInRow(element) {
      leave(element)
    }
  }

  private func fitRows(in element: ElementNode) {
    fit(element)
    if element.kind.arrangesRows { for child in element.children { fitRows(in: child) } }
  }

  /// Gives an element in a row its current width.
  private func fit(_ element: ElementNode) {
    guard let row = places?.rows[element.id], !element.layoutID.isNone else { return }
    let width = width(in: row, of: element, in: hostParent(of: element))
    if places?.rows[element.id]?.isWhole != row.isWhole { places?.changed.append(element.layoutID) }
    if case .hosted(width: width) = tree.rule(of: element.layoutID) { return }
    tree.set(.hosted(width: width), of: element.layoutID)
    enqueue()
  }

  /// Updates the rows of lists whose width has changed.
  /// - Returns: true if there are any.
  func sizeLists() -> Bool {
    guard let lists = places?.lists, !lists.isEmpty else { return false }
    var isChanged = false
    for (id, list) in lists {
      guard let size = tree.size(of: main(of: list.element)) else { continue }
      let width = max(0, list.element.rowLength(in: size.width, look.list) - list.missing)
      if abs(width - list.width) < 0.01 { continue }
      places?.lists[id]?.width = width
      isChanged = true
      for child in list.element.children { fitRows(in: child) }
    }
    return isChanged
  }

  /// Takes the width that the host reports for the rows of a list.
  func takeWidth(ofList list: ElementNode, _ width: Double) {
    guard let size = tree.size(of: main(of: list)) else { return }
    let missing = list.rowLength(in: size.width, look.list) - width
    places?.lists[list.id]?.missing = abs(missing) < 0.1 ? 0 : missing
    enqueue()
  }

  /// Returns the size of the list around an element that is laid out in a row.
  func listSize(around id: LayoutID) -> LayoutSize? {
    guard let element = places?.owner(of: id)?.element, let row = places?.rows[element.id],
      let list = places?.lists[row.list]
    else { return nil }
    return LayoutSize(list.width, tree.size(of: main(of: list.element))?.height ?? 0)
  }
}

/// The width that a row takes beside its content.
@MainActor
private struct RowFacts {
  var taken: Double
  /// The part of the taken width before the content.
  var start: Double
  var isWhole = true

  init(
    of element: ElementNode, in parent: ElementNode, of list: ElementNode, _ row: HostRow,
    in layout: WindowLayout
  ) {
    start =
      parent.kind.isHeader ? layout.look.header.horizontalInset : layout.look.row.horizontalInset
    taken = 2 * start
    if parent.kind.isHeader { return }
    var isEditing = false
    var hasInsetsOfItsOwn = true
    for property in list.hostProperties {
      switch property {
      case .listStyle(.sidebar):
        start = layout.look.sidebarRow.horizontalInset
        (taken, hasInsetsOfItsOwn) = (2 * start, false)
      case .formStyle(.columns): (taken, start, hasInsetsOfItsOwn) = (0, 0, false)
      case .isEditing(let value): isEditing = value
      default: break
      }
    }
    if parent.kind == .row {
      var before = 0.0
      defer { start += before }
      for property in parent.hostProperties {
        switch property {
        case .rowInsets(let insets) where hasInsetsOfItsOwn:
          taken = insets.leading + insets.trailing
          start = insets.leading
        case .rowEdits(let edits) where isEditing:
          if edits.contains(.delete) {
            (taken, before) = (
              taken + layout.look.row.editingMark, before + layout.look.row.editingMark
            )
            isWhole = false
          }
          if edits.contains(.move) { (taken, isWhole) = (taken + layout.look.row.handle, false) }
        case .rowSelection(let selection) where isEditing && selection != .unavailable:
          (taken, before) = (
            taken + layout.look.row.editingMark, before + layout.look.row.editingMark
          )
          isWhole = false
        default: break
        }
      }
    }
    // The indicator that there is more to see.
    if row.isLabel, element.hostProperties.contains(.role(.navigation)) {
      taken += layout.look.row.indicator
    }
  }
}

extension ElementNode {
  /// Returns the width of a list's rows, given the width of the list.
  fileprivate func rowLength(in width: Double, _ look: Look.List) -> Double {
    for property in hostProperties {
      switch property {
      case .listStyle(.plain), .listStyle(.grouped), .formStyle(.columns): return width
      default: break
      }
    }
    return max(0, width - 2 * max(look.margin, (width - look.mostWidth) / 2))
  }

  /// The badge that the host shows at the end of the row.
  fileprivate var badge: String? {
    for case .badge(let badge) in hostProperties where !badge.isEmpty { return badge }
    return nil
  }

  /// True if an element in a row is a button as large as the row.
  fileprivate var isLabelOfRow: Bool {
    (kind == .button || kind == .link) && !hostProperties.contains { $0.key == .buttonStyle }
  }
}

extension ElementKind {
  /// True if elements of the kind are lists, or surround the content of rows in lists.
  var arrangesRows: Bool {
    switch self {
    case .list, .form, .section, .row, .sectionHeader, .sectionFooter: true
    default: false
    }
  }

  /// True if elements of the kind are before or after the rows of a section.
  var isHeader: Bool { self == .sectionHeader || self == .sectionFooter }
}
