import BanyanHost
import BanyanLayout

// Layouts of scroll views, boxes, and the pages of stacks and tabs.

extension WindowLayout {
  func containerLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    lazy var facts = ContainerFacts(properties)
    switch element.kind {
    case .geometryReader: return ElementLayout(.geometryReader)
    case .scrollView: return scrollLayout(facts, within: outerMargins(of: element))
    case .groupBox:
      return ElementLayout(
        .greedy(.horizontal, .leading), .padding(LayoutInsets(look.group.boxInset)),
        .stack(.vertical, spacing: look.group.boxSpacing, alignment: .leading))
    case .disclosureGroup where !reportsToHost && element.isDisclosedInRow:
      // Its content has the row's insets itself.
      return ElementLayout(.stack(.vertical, spacing: 0, alignment: .leading)).within(
        .padding(LayoutInsets(vertical: -look.row.verticalInset, horizontal: 0)))
    case .disclosureGroup: return ElementLayout(.lines)
    case .unavailable:
      mayHaveAbsence = true
      return ElementLayout(
        .greedy(.both, .center), .padding(LayoutInsets(look.absence.inset)),
        .stack(.vertical, spacing: look.absence.spacing, alignment: .center))
    case .navigationStack: return ElementLayout(.greedy(.both, .center), .depthStack(.center))
    case .page:
      return ElementLayout(
        .greedy(.both, .center), .stack(.vertical, spacing: 0, alignment: .center))
    case .tabPage:
      return facts.isSelected
        ? Self.page : ElementLayout(.frame(width: 0, height: 0, alignment: .center))
    case .dialogHeader, .dialogActions: return ElementLayout(.lines)
    // A list has no room for it among its rows.
    case .refreshControl:
      return element.container?.kind.arrangesRows == true
        ? nil : ElementLayout(.control(ideal: .zero, greedy: []))
    default: return nil
    }
  }

  /// Returns the style that a view for absent content gives the text and the symbol of its label; nil for others.
  func absenceStyle(ofText element: ElementNode) -> TextStyle? {
    guard mayHaveAbsence, let label = element.container, label.kind == .label,
      label.container?.kind == .unavailable
    else { return nil }
    return element.kind == .image ? look.styleOfAbsenceSymbol : look.styleOfAbsenceTitle
  }

  /// The layout between the bars of a page, or on a tab.
  static var page: ElementLayout {
    ElementLayout(.greedy(.both, .center), .stack(.vertical, spacing: nil, alignment: .center))
  }

  private func scrollLayout(
    _ facts: ContainerFacts, within outer: LayoutInsets?
  ) -> ElementLayout {
    let rule = LayoutRule.scrollView(facts.axes, anchor: facts.anchor)
    guard let margins = outer ?? facts.margins else { return ElementLayout(rule) }
    let content =
      facts.axes == .horizontal
      ? LayoutRule.row : .stack(.vertical, spacing: nil, alignment: .center)
    return ElementLayout(rule, .padding(margins), content)
  }

  /// Returns the padding that the box around a scroll view adds to its safe area, and so to the margins of its content.
  func outerMargins(of scrollView: ElementNode) -> LayoutInsets? {
    guard let box = scrollView.enclosingBox, box.kind == .box else { return nil }
    return ContainerFacts(box.hostProperties).margins
  }

  /// Lays out the scroll view in a box anew if the box adds another padding to its safe area.
  func marginsMayDiffer(in element: ElementNode, from old: [Property], to new: [Property]) {
    guard element.kind == .box, let content = element.main, content.kind == .scrollView,
      ContainerFacts(old).margins != ContainerFacts(new).margins
    else { return }
    contributionDidChange(of: content)
  }
}

private struct ContainerFacts {
  var axes = LayoutAxes.vertical
  var margins: LayoutInsets?
  var anchor = LayoutPoint.zero
  var isSelected = false

  init(_ properties: [Property]) {
    for property in properties {
      switch property {
      case .axes(let value): axes = LayoutAxes(value)
      case .safeAreaPadding(let value): margins = LayoutInsets(value)
      case .scrollAnchor(let value):
        anchor = value.alignment.map { LayoutPoint($0.x, $0.y) } ?? .zero
      case .isSelected(let value): isSelected = value
      default: break
      }
    }
  }
}
