import BanyanHost
import BanyanLayout

// Rows, headers and footers in hosts that receive places. The host makes them as high as their content and their insets, which the look specifies,
// and gives them the width of the list. So it receives only the places of their content, which count from where the insets end.

extension WindowLayout {
  /// Returns true for the content of a row.
  func isInRow(_ element: ElementNode, of parent: ElementNode) -> Bool {
    parent.kind == .row || ownRows.contains(element.id)
  }

  /// Returns true for a button as large as its row, of which only the label has a place.
  func isRowLabel(_ element: ElementNode) -> Bool {
    switch element.kind {
    case .button, .link:
      hostParent(of: element).kind.arrangesRows && owned(element) == nil && element.isLabelOfRow
    default: false
    }
  }

  /// Returns the width for an element in a row, header or footer, or in a button as large as its row; nil for any other element.
  func rowWidth(around element: ElementNode, in parent: ElementNode) -> Double? {
    if parent.kind.isHeader {
      return (tree.size(of: parent.layoutID)?.width ?? 0) - 2 * look.header.horizontalInset
    }
    if isInRow(element, of: parent) { return width(inRowOf: element, in: parent) }
    guard isRowLabel(parent) else { return nil }
    let width = width(inRowOf: parent, in: hostParent(of: parent))
    let isLink = parent.hostProperties.contains(.role(.navigation))
    return isLink ? width - look.row.indicator : width
  }

  private func width(inRowOf element: ElementNode, in parent: ElementNode) -> Double {
    let row = parent.kind == .row ? parent : element
    guard case .listRow(_, let insets) = tree.rule(of: row.layoutID) else { return 0 }
    let width = (tree.size(of: row.layoutID)?.width ?? 0) - insets[.horizontal]
    return max(0, width - badgeRoom(around: element, in: row))
  }

  /// Returns true if something is beside the content of a row: a badge, or marks for editing.
  func hasMore(inRowOf element: ElementNode, in parent: ElementNode) -> Bool {
    if parent.kind.isHeader { return false }
    if !isInRow(element, of: parent) {
      return hasMore(inRowOf: parent, in: hostParent(of: parent))
    }
    let row = parent.kind == .row ? parent : element
    return badgeRoom(around: element, in: row) > 0 || measures(of: row).hasMarks
  }

  /// Returns true if content that was as wide as its row, header or footer allows may be so no longer, although it has the same size.
  func mayFillNoLonger(_ element: ElementNode, in parent: ElementNode) -> Bool {
    guard placement(of: element)?.width == .all,
      let width = tree.size(of: main(of: element))?.width,
      let room = rowWidth(around: element, in: parent)
    else { return false }
    return abs(room - width) >= 0.01
  }

  /// Returns the height and the insets of a row.
  /// - Parameter row: the row's element, or its content if it has none.
  func measures(of row: ElementNode) -> RowMeasures {
    rowMeasures(
      row.kind == .row ? row.hostProperties : [], in: row.container?.enclosingList)
  }

  // MARK: Badges

  /// Returns the layout of an element, with room for its badge if it is in a row.
  func besideBadge(
    _ layout: ElementLayout, of element: ElementNode, _ properties: [Property]
  ) -> ElementLayout {
    let room = badgeRoom(of: element, properties)
    if room == 0 { return layout }
    return layout.within(.padding(LayoutInsets(top: 0, leading: 0, bottom: 0, trailing: room)))
  }

  /// Returns the room for the badge of an element that is in a row: there is nothing else between the row and the element.
  private func badgeRoom(around element: ElementNode, in row: ElementNode) -> Double {
    let outer = element === row ? element.layoutParts?.inner.first : element.layoutID
    guard let outer, outer != main(of: element), case .padding(let insets) = tree.rule(of: outer)
    else { return 0 }
    return insets.trailing
  }

  private func badgeRoom(of element: ElementNode, _ properties: [Property]) -> Double {
    for case .badge(let badge) in properties where !badge.isEmpty {
      guard !element.isLabelOfRow, let parent = element.container?.kind, parent.arrangesRows,
        !parent.isHeader
      else { return 0 }
      let text = LayoutText(badge, style: setup.number(TextStyle()))
      let width = setup.measurer.lines(of: text, scale: 1, width: .infinity, most: 1).size.width
      return look.row.badgeGap + width.rounded(.up)
    }
    return 0
  }

  // MARK: Lists

  /// Returns the width of a list's rows.
  func rowWidth(of list: ElementNode) -> Double {
    let width = tree.size(of: main(of: list))?.width ?? windowSize.width
    return rowWidth(ofList: list, in: width) - (places?.missingWidths[list.id] ?? 0)
  }

  /// Takes the width that the host reports for the rows of a list.
  func takeWidth(ofList list: ElementNode, _ width: Double) {
    guard let whole = tree.size(of: main(of: list))?.width else { return }
    let missing = rowWidth(ofList: list, in: whole) - width
    places?.missingWidths[list.id] = abs(missing) < 0.1 ? nil : missing
    contributionDidChange(of: list)
  }

  /// Lays out the content of an element here that the host has laid out until now, or leaves it to the host.
  func ownerDidChange(of element: ElementNode) {
    guard isInRow(element, of: hostParent(of: element)) else { return }
    places?.changed.append(main(of: element))
    if owned(element) == nil {
      insertAnew(in: element)
    } else {
      for child in element.children { leave(child) }
    }
  }
}

extension ElementNode {
  /// True if the element is a button as large as the row that it is in.
  var isLabelOfRow: Bool {
    guard kind == .button || kind == .link, let parent = container?.kind else { return false }
    return parent.arrangesRows && !parent.isHeader
      && !hostProperties.contains { $0.key == .buttonStyle }
  }
}

extension ElementKind {
  var isList: Bool { self == .list || self == .form }

  /// True if elements of the kind are lists, or surround the content of rows in lists.
  var arrangesRows: Bool {
    switch self {
    case .list, .form, .section, .row, .sectionHeader, .sectionFooter: true
    default: false
    }
  }

  /// True if elements of the kind are parts of a list, and not the content of a row.
  var isPartOfList: Bool {
    switch self {
    case .row, .section, .sectionHeader, .sectionFooter, .absentRows, .refreshControl: true
    default: false
    }
  }

  /// True if elements of the kind are before or after the rows of a section.
  var isHeader: Bool { self == .sectionHeader || self == .sectionFooter }
}
