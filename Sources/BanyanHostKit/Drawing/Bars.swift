import BanyanHost
import BanyanLayout

// Pages with their bars, and tabs.

extension DrawingPass {
  func drawBar(_ element: Element, _ place: inout Place, into drawn: inout DrawnElement) {
    let palette = place.palette
    func fill(_ color: ColorComponents) {
      drawn.background.append(.fill(.rectangle, in: drawn.bounds, .color(color)))
    }
    func line(atTop: Bool) {
      let y = atTop ? 0 : drawn.frame.height - hairline
      drawn.foreground.append(
        .fill(
          .rectangle, in: LayoutRect(0, y, drawn.frame.width, hairline),
          .color(palette[.separator])))
    }
    switch element.kind {
    case .page:
      fill(palette[element.showsCards ? \.grouped : \.background])
      let column = element.parent
      if let column, let split = column.parent, split.kind == .splitView,
        let next = split.children.drop(while: { $0 !== column }).dropFirst().first,
        frames[next.id]?.width != 0
      {
        let edge = place.trailing(hairline, of: drawn.bounds)
        drawn.foreground.append(.fill(.rectangle, in: edge, .color(palette[.separator])))
      }
    case .navigationBar:
      if element.titleDisplay == .inline { line(atTop: false) }
    case .toolbar where drawn.frame.height > 0:
      fill(palette[\.background])
      line(atTop: true)
    case .menuBar:
      fill(palette[\.background])
      line(atTop: false)
    case .tabBar: drawTabBar(element, place, into: &drawn)
    default: break
    }
  }

  private func drawTabBar(_ element: Element, _ place: Place, into drawn: inout DrawnElement) {
    let palette = place.palette
    switch element.tabStyle {
    case .page, .pageWithoutIndex: break
    case .pageWithIndexBackground:
      drawn.background.append(
        .fill(.capsule, in: drawn.bounds, .backdrop(radius: 12, palette[\.track])))
    case .automatic where window.width >= Look.leastDesktopWidth:
      drawn.background.append(.fill(.capsule, in: drawn.bounds, .color(palette[\.track])))
    case .automatic:
      drawn.background += [
        .fill(.rectangle, in: drawn.bounds, .color(palette[\.background])),
        .fill(
          .rectangle, in: LayoutRect(0, 0, drawn.frame.width, hairline),
          .color(palette[.separator])),
      ]
    }
  }

  /// Draws what is behind the label of a tab, or the dot of a page.
  /// - Returns: Whether there is no label to draw.
  func drawTab(
    _ element: Element, _ place: inout Place, into drawn: inout DrawnElement
  ) -> Bool {
    let palette = place.palette
    let bar = element.parent?.tabStyle ?? .automatic
    guard bar == .automatic else {
      let color = palette[element.isSelected ? .primary : .secondary]
      if bar != .pageWithoutIndex {
        drawn.foreground.append(
          .fill(
            .circle, in: drawn.bounds.centered(8, 8),
            .color(element.isSelected ? color : color.faded(0.45))))
      }
      return true
    }
    if window.width >= Look.leastDesktopWidth {
      place.textColor = palette[.primary]
      if element.isSelected {
        drawn.background += [
          .shadow(
            .capsule, in: drawn.bounds, palette[\.faintShadow], radius: 4, x: 0, y: 1,
            isInner: false),
          .fill(.capsule, in: drawn.bounds, .color(palette[\.card])),
        ]
      }
    } else {
      place.textColor = palette[element.isSelected ? .accent : .secondary]
    }
    if let color = element.style.color { place.textColor = palette.resolve(color) }
    if let badge = element.badge { drawBadge(badge, place, into: &drawn) }
    return false
  }

  private func drawBadge(_ badge: String, _ place: Place, into drawn: inout DrawnElement) {
    let palette = place.palette
    var style = TextStyle()
    style.font = FontDescription(size: .style(.caption2))
    // Letters of this size are about so wide.
    let width = max(19.2, 10 + 6.5 * Double(badge.count))
    let area = place.leading(width, of: drawn.bounds, inset: drawn.frame.width / 2 + 4)
    let box = LayoutRect(area.x, 1, width, 19.2)
    drawn.foreground += [
      .fill(.capsule, in: box, .color(palette[\.destructive])),
      line(badge, style, color: palette[\.background], in: box, place),
    ]
  }
}

extension DrawingPass {
  /// Returns the style that bars and dialogs give a text or symbol in them.
  func surroundingStyle(of element: Element) -> TextStyle {
    let element = element.titlePart
    guard let container = element.parent, let outer = container.parent else { return TextStyle() }
    let isFirst = container.children.first === element
    var label = look.styleOfValueLabels
    switch (container.kind, outer.kind) {
    case (.verticalStack, .navigationBar):
      var style = outer.style.over(
        look.style(ofTitle: outer.titleDisplay, isSubtitle: !isFirst))
      if !isFirst, outer.titleDisplay != .inline, style.color == nil {
        style.color = ColorDescription(.named(.secondary))
      }
      return style
    case (_, .menuBar): return look.styleOfMenuTitles
    case (.tab, _), (.label, .tab):
      let areWide = window.width >= Look.leastDesktopWidth
      return element.kind == .image
        ? look.styleOfTabSymbols(areWide: areWide) : look.styleOfTabs(areWide: areWide)
    case (_, .dialogActions):
      let isAlert = outer.parent?.presentationStyle == .alert
      return look.style(
        ofButtonIn: isAlert ? .alert : .confirmationDialog,
        cancels: container.properties[.role] == .role(.cancel))
    case (.label, .unavailable):
      return element.kind == .image ? look.styleOfAbsenceSymbol : look.styleOfAbsenceTitle
    case (.part, .gauge), (.sectionHeader, .picker): return look.styleOfValueLabels
    case (.caption, .labeled) where outer.hasOptionsBelowCaption: return look.styleOfOptionsCaption
    case (.progressView, _) where !isFirst:
      label.color = ColorDescription(.named(.secondary))
      return label
    case (.dialogHeader, _):
      let isAlert = outer.presentationStyle == .alert
      return look.style(
        ofDialogText: outer.presentationStyle,
        isTitle: isFirst && (isAlert || container.children.count > 1))
    default: return TextStyle()
    }
  }
}

extension ElementScene.Element {
  /// The part of a bar's titles that a text is in, or else the element itself. A title that opens a menu is the label of a button.
  fileprivate var titlePart: ElementScene.Element {
    var part = self
    while let container = part.parent,
      container.kind == .horizontalStack
        || container.kind == .button || container.kind == .toolbarItem
    {
      part = container
    }
    return part.parent?.kind == .verticalStack && part.parent?.parent?.kind == .navigationBar
      ? part : self
  }

  fileprivate var titleDisplay: TitleDisplay {
    if case .titleDisplay(let value)? = properties[.titleDisplay] { value } else { .large }
  }

  /// The style of the tabs around a bar of tabs.
  fileprivate var tabStyle: TabStyle {
    if case .tabStyle(let value)? = parent?.properties[.tabStyle] { value } else { .automatic }
  }

  /// A Boolean value that indicates whether a page shows nothing but a list with cards, on whose background it stands.
  fileprivate var showsCards: Bool {
    guard let content = children.first(where: { $0.kind == .verticalStack }),
      content.children.count == 1, var main = content.children.first
    else { return false }
    while true {
      let inner: ElementScene.Element?
      switch main.kind {
      case .decorated, .box: inner = main.children.first
      case .tabView:
        inner = main.children.first { $0.kind == .tabPage && $0.isSelected }?.children.first
      case .verticalStack where main.children.first?.hasSearchField == true:
        inner = main.children.last
      default:
        return (main.kind == .list || main.kind == .form) && main.hasCards && !main.isFormOfColumns
      }
      guard let inner else { return false }
      main = inner
    }
  }

  private var hasSearchField: Bool {
    kind == .searchField || children.contains { $0.hasSearchField }
  }
}
