import BanyanHost
import BanyanLayout

// Rows, headers and footers of lists and forms are the host's: it draws them, and what is in them is laid out here, in
// the width that a row leaves. How high it is, the row follows.

/// A list in whose rows something is laid out here.
struct HostList {
  unowned(unsafe) let element: ElementNode
  /// How wide its rows are.
  var width: Double
  /// How much less that is than what follows from the size of the list: a scroll bar, for example.
  var missing = 0.0
  var rows: Set<ElementID> = []
}

/// What stands in a row and is laid out for itself.
struct HostRow {
  let list: ElementID
  /// Whether it is a button as large as the row: then what is laid out here is its label.
  let isLabel: Bool
  /// Whether there is nothing beside it in the row.
  var isWhole = true
}

extension WindowLayout {
  /// The list in whose row an element stands by itself, if it is laid out here.
  func list(of element: ElementNode, in parent: ElementNode) -> ElementNode? {
    // Those of pickers and menus are the host's own.
    if parent.kind.isHeader, parent.container?.kind != .section { return nil }
    guard element.canBeLaidOutInRow, let list = parent.enclosingList, places?.owned[list.id] != nil
    else {
      return nil
    }
    return list
  }

  /// Notes whether an element that is laid out here stands in a row.
  func enterRow(_ element: ElementNode, in parent: ElementNode) {
    let list = parent.kind.arrangesRows ? list(of: element, in: parent) : nil
    let old = places?.rows[element.id]
    if list?.id == old?.list { return }
    leaveRow(element)
    if let list {
      if places?.lists[list.id] == nil {
        let around = tree.size(of: main(of: list))?.width ?? windowSize.width
        places?.lists[list.id] = HostList(element: list, width: list.rowLength(in: around))
        if !untold.contains(where: { $0 === list }) { untold.append(list) }
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
    if let row = places?.rows.removeValue(forKey: element.id) {
      places?.lists[row.list]?.rows.remove(element.id)
    }
    places?.lists[element.id] = nil
  }

  func isRowLabel(_ element: ElementNode) -> Bool { places?.rows[element.id]?.isLabel == true }

  /// The rules of what stands in a row, in the width that there is for it.
  func inRow(_ element: ElementNode, _ layout: ElementLayout?) -> ElementLayout? {
    guard let row = places?.rows[element.id] else { return layout }
    let rule = LayoutRule.hosted(width: width(in: row, of: element))
    return row.isLabel ? ElementLayout(rule, .row) : layout?.within(rule)
  }

  private func width(in row: HostRow, of element: ElementNode) -> Double {
    guard let list = places?.lists[row.list] else { return 0 }
    let parent = hostParent(of: element)
    var facts = RowFacts(of: element, in: parent, of: list.element, row)
    if let badge = element.badge, !parent.kind.isHeader {
      let text = LayoutText(badge, style: setup.number(TextStyle()))
      let width = setup.measurer.lines(of: text, scale: 1, width: .infinity, most: 1).size.width
      facts.taken += RowFacts.badgeGap + width.rounded(.up)
      facts.isWhole = false
    }
    places?.rows[element.id]?.isWhole = facts.isWhole
    return max(0, list.width - facts.taken)
  }

  /// Where what stands in a row begins, from the leading edge of the row, and how wide the row is; nil for a header.
  func span(ofRow element: ElementNode) -> (start: Double, width: Double)? {
    guard let row = places?.rows[element.id], let list = places?.lists[row.list] else { return nil }
    let parent = hostParent(of: element)
    if parent.kind.isHeader { return nil }
    return (RowFacts(of: element, in: parent, of: list.element, row).start, list.width)
  }

  // MARK: Changes

  /// Takes what the host is told of a row, which may leave another width than before.
  func rowDidChange(_ row: ElementNode) {
    for child in row.children { fit(child) }
  }

  /// Hears that something differs of an element by which the width of rows goes.
  func rowsMayDiffer(because element: ElementNode) {
    if places?.lists[element.id] != nil {
      for child in element.children { fitRows(in: child) }
    } else if places?.rows[element.id] != nil, !element.canBeLaidOutInRow {
      leave(element)
    }
  }

  private func fitRows(in element: ElementNode) {
    fit(element)
    if element.kind.arrangesRows { for child in element.children { fitRows(in: child) } }
  }

  /// Gives what stands in a row the width that there is now.
  private func fit(_ element: ElementNode) {
    guard let row = places?.rows[element.id], !element.layoutID.isNone else { return }
    let width = width(in: row, of: element)
    if places?.rows[element.id]?.isWhole != row.isWhole { places?.changed.append(element.layoutID) }
    if case .hosted(width: width) = tree.rule(of: element.layoutID) { return }
    tree.set(.hosted(width: width), of: element.layoutID)
    enqueue()
  }

  /// Gives the rows of lists that have another width that width.
  /// - Returns: whether there are any.
  func sizeLists() -> Bool {
    guard let lists = places?.lists, !lists.isEmpty else { return false }
    var isChanged = false
    for (id, list) in lists {
      guard let size = tree.size(of: main(of: list.element)) else { continue }
      let width = max(0, list.element.rowLength(in: size.width) - list.missing)
      if abs(width - list.width) < 0.01 { continue }
      places?.lists[id]?.width = width
      isChanged = true
      for child in list.element.children { fitRows(in: child) }
    }
    return isChanged
  }

  /// Takes how wide the host says that the rows of a list are.
  func takeWidth(ofList list: ElementNode, _ width: Double) {
    guard let size = tree.size(of: main(of: list)) else { return }
    let missing = list.rowLength(in: size.width) - width
    places?.lists[list.id]?.missing = abs(missing) < 0.1 ? 0 : missing
    enqueue()
  }

  /// How large the list is around what is laid out in its row.
  func listSize(around id: LayoutID) -> LayoutSize? {
    guard let element = places?.owner(of: id)?.element, let row = places?.rows[element.id],
      let list = places?.lists[row.list]
    else { return nil }
    return LayoutSize(list.width, tree.size(of: main(of: list.element))?.height ?? 0)
  }
}

/// What a row takes of its list's width beside its content, as the style sheets have it.
@MainActor
private struct RowFacts {
  /// What is between a badge and what stands beside it.
  static let badgeGap = 8.0

  var taken = 32.0
  /// How much of that is before the content.
  var start = 16.0
  var isWhole = true

  init(of element: ElementNode, in parent: ElementNode, of list: ElementNode, _ row: HostRow) {
    if parent.kind.isHeader { return }
    var isEditing = false
    var hasInsetsOfItsOwn = true
    for property in list.hostProperties {
      switch property {
      case .listStyle(.sidebar): (taken, start, hasInsetsOfItsOwn) = (24, 12, false)
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
          if edits.contains(.delete) { (taken, before, isWhole) = (taken + 34, before + 34, false) }
          if edits.contains(.move) { (taken, isWhole) = (taken + 36, false) }
        case .rowSelection(let selection) where isEditing && selection != .unavailable:
          (taken, before, isWhole) = (taken + 34, before + 34, false)
        default: break
        }
      }
    }
    // The mark that says that there is more.
    if row.isLabel, element.hostProperties.contains(.role(.navigation)) { taken += 18 }
  }
}

extension ElementNode {
  /// How wide the rows of a list are that is so wide.
  fileprivate func rowLength(in width: Double) -> Double {
    for property in hostProperties {
      switch property {
      case .listStyle(.plain), .listStyle(.grouped), .formStyle(.columns): return width
      default: break
      }
    }
    return max(0, width - 2 * max(16, width / 2 - 340))
  }

  /// Whether an element in a row of a list can be laid out here: it is no part of the list, nor something that
  /// the host lays out, such as a button as large as the row with a badge.
  fileprivate var canBeLaidOutInRow: Bool {
    switch kind {
    case .row, .section, .sectionHeader, .sectionFooter, .absentRows, .refreshControl,
      .rowBackground, .rowActions:
      return false
    default:
      return ownSize(hostProperties) == nil && (badge == nil || !isLabelOfRow)
    }
  }

  /// What the host shows at the end of the row.
  fileprivate var badge: String? {
    for case .badge(let badge) in hostProperties where !badge.isEmpty { return badge }
    return nil
  }

  /// Whether an element in a row is a button as large as the row.
  fileprivate var isLabelOfRow: Bool {
    (kind == .button || kind == .link) && !hostProperties.contains { $0.key == .buttonStyle }
  }
}

extension ElementKind {
  /// Whether elements of the kind stand in lists around what is in rows, or are such lists.
  var arrangesRows: Bool {
    switch self {
    case .list, .form, .section, .row, .sectionHeader, .sectionFooter: true
    default: false
    }
  }

  /// Whether elements of the kind stand before or after the rows of a section.
  var isHeader: Bool { self == .sectionHeader || self == .sectionFooter }
}
