import BanyanHost
import BanyanLayout

// Layouts of bars, tabs and columns, for hosts that only draw. A host that is sent places lays these out with their content.

extension WindowLayout {
  func barLayout(of element: ElementNode, _ properties: [Property]) -> ElementLayout? {
    if reportsToHost { return nil }
    lazy var facts = BarFacts(properties)
    switch element.kind {
    case .navigationBar:
      if facts.isAbsent { return Self.nothing }
      return ElementLayout(
        .custom(NavigationBarLayout(facts.titleDisplay, look.bar)))
    case .toolbar:
      if facts.isAbsent || facts.placement == .keyboard { return Self.nothing }
      return ElementLayout(
        .custom(ToolbarLayout(look.bar)))
    case .toolbarItem: return ElementLayout(.row)
    case .menuBar: return facts.isAbsent ? nil : menuBarLayout(of: element)
    case .button where element.container?.kind == .menuBar:
      let insets = LayoutInsets(
        vertical: Look.MenuBar.titleVerticalInset, horizontal: Look.MenuBar.titleHorizontalInset)
      return ElementLayout(.padding(insets), .row)
    case .button where facts.leadsBack && element.container?.kind == .horizontalStack:
      // Columns that stand side by side need no way back.
      if facts.isForColumn, showsColumns { return Self.nothing }
      let insets = LayoutInsets(top: 0, leading: look.bar.backMark, bottom: 0, trailing: 0)
      return facts.hidesLabel
        ? ElementLayout(
          .padding(insets), .frame(width: 0, height: nil, alignment: .leading),
          .fixedSize(.horizontal), .row)
        : ElementLayout(.padding(insets), .row)
    case .horizontalStack where element.container?.kind == .navigationBar:
      return ElementLayout(
        .stack(.horizontal, spacing: look.bar.itemSpacing, alignment: .middle))
    case .verticalStack where element.container?.kind == .navigationBar:
      let display = BarFacts(element.container?.hostProperties ?? []).titleDisplay
      return ElementLayout(
        .stack(.vertical, spacing: 0, alignment: display == .inline ? .center : .leading))
    case .tabView:
      return ElementLayout(
        .custom(TabViewLayout(tabArrangement(facts), look.bar)))
    case .tabBar:
      if facts.isAbsent { return Self.nothing }
      let style = BarFacts(element.container?.hostProperties ?? [])
      return tabBarLayout(tabArrangement(style))
    case .tab: return tabLayout(of: element)
    case .button where element.container?.kind == .controlGroup:
      let insets = LayoutInsets(
        vertical: look.control.groupVerticalInset, horizontal: look.control.groupHorizontalInset)
      return ElementLayout(.padding(insets), .row)
    case .label where element.container?.kind == .tab && !isWide:
      return ElementLayout(.stack(.vertical, spacing: look.bar.tabSpacing, alignment: .center))
    case .splitView:
      return ElementLayout(.custom(SplitViewLayout(front: showsColumns ? nil : facts.frontColumn)))
    case .navigationStack:
      guard showsColumns, let split = element.container, split.kind == .splitView,
        split.collectChildren().last !== element
      else { return nil }
      return ElementLayout(
        .frame(width: width(ofColumn: element), height: nil, alignment: .center),
        .greedy(.both, .center), .depthStack(.center))
    default: return nil
    }
  }

  /// A layout that takes no room and shows nothing.
  private static let nothing = ElementLayout(.frame(width: 0, height: 0, alignment: .center))

  private var isWide: Bool { windowSize.width >= Look.leastDesktopWidth }

  /// True if the columns of a split view are side by side.
  private var showsColumns: Bool { windowSize.width >= Look.Column.leastWindowWidth }

  /// Returns the width of a column that is not the last, if columns are side by side.
  func width(ofColumn column: ElementNode) -> Double {
    let facts = BarFacts(column.hostProperties)
    if facts.isAbsent { return 0 }
    let width = facts.frame.width ?? facts.frame.idealWidth ?? look.column.width
    return max(
      facts.frame.minimumWidth ?? 0, min(width, facts.frame.maximumWidth ?? .infinity))
  }

  func tabArrangement(_ facts: BarFacts) -> TabArrangement {
    if facts.tabStyle != .automatic { return .dots }
    return isWide ? .top : .bottom
  }

  private func tabBarLayout(_ arrangement: TabArrangement) -> ElementLayout {
    let tabs = LayoutRule.stack(.horizontal, spacing: look.bar.tabGap, alignment: .middle)
    switch arrangement {
    case .bottom:
      return ElementLayout(
        .padding(LayoutInsets(vertical: 0, horizontal: look.bar.tabMargin)), tabs)
    case .top, .dots: return ElementLayout(.padding(LayoutInsets(look.bar.tabInset)), tabs)
    }
  }

  private func tabLayout(of tab: ElementNode) -> ElementLayout {
    let style = BarFacts(tab.container?.container?.hostProperties ?? [])
    let content = LayoutRule.stack(
      isWide ? .horizontal : .vertical,
      spacing: isWide ? look.bar.wideTabSpacing : look.bar.tabSpacing, alignment: .center)
    switch tabArrangement(style) {
    case .bottom: return ElementLayout(.greedy(.both, .center), content)
    case .top:
      return ElementLayout(
        .padding(
          LayoutInsets(
            vertical: look.bar.wideTabVerticalInset, horizontal: look.bar.wideTabHorizontalInset)),
        .stack(.horizontal, spacing: look.bar.wideTabSpacing, alignment: .middle))
    case .dots:
      return ElementLayout(
        .frame(width: look.bar.dotRoom, height: look.bar.dotRoom, alignment: .center), content)
    }
  }

  /// Lays out anew what follows from the properties of its container, which have changed.
  func updateContents(of element: ElementNode, from old: [Property], to new: [Property]) {
    switch element.kind {
    case .list, .form:
      let mine = old.lazy.filter { $0.key.isOfRows }
      if !mine.elementsEqual(new.lazy.filter { $0.key.isOfRows }) { updateRows(in: element) }
    case .navigationBar, .tabView:
      for child in element.children where child.kind != .tabPage { updateAll(child) }
    default: break
    }
  }

  /// Lays out an element and all its content anew.
  func updateAll(_ element: ElementNode) {
    if !element.layoutID.isNone { update(element, element.hostProperties) }
    for child in element.children { updateAll(child) }
  }

  /// Returns the style of a text that a bar gives it; nil for one that is in no bar.
  func barStyle(ofText element: ElementNode) -> TextStyle? {
    guard let container = element.container else { return nil }
    let (title, titles) = titlePart(around: element, in: container)
    if titles.kind == .verticalStack, let bar = titles.container, bar.kind == .navigationBar {
      let facts = BarFacts(bar.hostProperties)
      let isTitle = titles.children.first === title
      return facts.style.merged(over: look.style(ofTitle: facts.titleDisplay, isSubtitle: !isTitle))
    }
    if container.container?.kind == .menuBar { return look.styleOfMenuTitles }
    if container.kind == .tab || container.kind == .label && container.container?.kind == .tab {
      return element.kind == .image
        ? look.styleOfTabSymbols(areWide: isWide) : look.styleOfTabs(areWide: isWide)
    }
    return nil
  }

  /// Returns the part of a bar's titles that a text may be in, with what contains it. A title that opens a menu is the label of a button.
  private func titlePart(
    around text: ElementNode, in container: ElementNode
  ) -> (part: ElementNode, container: ElementNode) {
    var (part, container) = (text, container)
    while container.kind == .horizontalStack || container.kind == .button
      || container.kind == .toolbarItem, let outer = container.container
    {
      (part, container) = (container, outer)
    }
    return (part, container)
  }
}

// A bar of menus is at the head of its window, before the content, and has a layout of its own.

extension WindowLayout {
  /// The height of the bar of menus that is shown in the window; 0 without one.
  var menuBarHeight: Double {
    if reportsToHost { return 0 }
    return window.children.contains(where: isShownMenuBar) ? Look.MenuBar.height : 0
  }

  /// Leaves room for the bar of menus that the window has now.
  func arrangeMenuBars() {
    menuBarMayDiffer = false
    if reportsToHost { return }
    tree.set(windowRule, of: window.layoutID)
    for child in window.children where child.kind == .menuBar && !child.layoutID.isNone {
      update(child, child.hostProperties)
    }
  }

  /// A narrow window has no room for menus alone. A bar with a label has more in it.
  private func isShownMenuBar(_ element: ElementNode) -> Bool {
    guard element.kind == .menuBar else { return false }
    let properties = element.hostProperties
    if properties.contains(.isAbsent(true)) { return false }
    return windowSize.width >= Look.MenuBar.leastWindowWidth
      || properties.contains { $0.key == .label }
  }

  private func menuBarLayout(of element: ElementNode) -> ElementLayout {
    let size =
      isShownMenuBar(element) ? LayoutSize(windowSize.width, Look.MenuBar.height) : .zero
    return ElementLayout(
      .window(size: size, safeArea: LayoutInsets()), .greedy(.both, .leading),
      .padding(LayoutInsets(vertical: 0, horizontal: Look.MenuBar.margin)),
      .stack(.horizontal, spacing: Look.MenuBar.gap, alignment: .middle))
  }
}

/// The properties of a bar or of a container with bars.
struct BarFacts {
  var isAbsent = false
  var titleDisplay = TitleDisplay.large
  var placement = BanyanHost.ToolbarPlacement.bottom
  var tabStyle = TabStyle.automatic
  var frontColumn = 0
  var style = TextStyle()
  var leadsBack = false
  var isForColumn = false
  var hidesLabel = false
  var hasBackground = false
  var frame = Frame()

  init(_ properties: [Property]) {
    for property in properties {
      switch property {
      case .isAbsent(let value): isAbsent = value
      case .titleDisplay(let value): titleDisplay = value
      case .toolbarPlacement(let value): placement = value
      case .tabStyle(let value): tabStyle = value
      case .frontColumn(let value): frontColumn = value
      case .style(let value): style = value
      case .background: hasBackground = true
      case .hidesLabel(let value): hidesLabel = value
      case .frame(let value): frame = value
      case .role(let role):
        isForColumn = role == .backToColumn
        leadsBack = isForColumn || role == .back
      default: break
      }
    }
  }
}

/// The items at both ends of a bar, and the title between them or below.
private final class NavigationBarLayout: CustomLayout {
  private let display: TitleDisplay
  private let bar: Look.Bar

  init(_ display: TitleDisplay, _ bar: Look.Bar) {
    self.display = display
    self.bar = bar
  }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    let width = proposal.width ?? 2 * bar.margin
    guard display == .large, children.count > 1 else { return LayoutSize(width, bar.height) }
    let title = children[children.endIndex - 2].size(
      for: LayoutProposal(max(0, width - 2 * bar.margin), nil))
    // A page without a title has no room for one.
    return LayoutSize(
      width,
      title.height > 0 ? bar.height + max(bar.largeTitleHeight, title.height) : bar.height)
  }

  /// The first child has the leading items, and the last the trailing ones. A large title is below what is between them.
  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    guard children.count > 1 else { return }
    let middle = bounds.y + bar.height / 2
    var (start, end) = (bounds.x + bar.margin, bounds.x + bounds.width - bar.margin)
    let trailing = children[children.endIndex - 1]
    let room = max(0, end - start)
    let trailingSize = trailing.size(for: LayoutProposal(room, bar.height))
    trailing.place(
      at: LayoutPoint(end, middle), anchor: LayoutPoint(1, 0.5),
      for: LayoutProposal(trailingSize))
    if trailingSize.width > 0 { end -= trailingSize.width + bar.titleGap }
    let leading = children[0]
    // A back button shows what it has room for. Other items leave half of the bar to the title.
    let most = display == .inline ? room / 2 : room
    let leadingSize = leading.size(for: LayoutProposal(max(0, min(most, end - start)), bar.height))
    leading.place(
      at: LayoutPoint(start, middle), anchor: LayoutPoint(0, 0.5), for: LayoutProposal(leadingSize))
    if leadingSize.width > 0 { start += leadingSize.width + bar.titleGap }
    for index in children.indices.dropFirst().dropLast() {
      let child = children[index]
      if display == .large, index == children.endIndex - 2 {
        let width = bounds.width - 2 * bar.margin
        child.place(
          at: LayoutPoint(bounds.x + bar.margin, bounds.y + bar.height),
          for: LayoutProposal(max(0, width), nil))
      } else {
        placeBetween(child, start, end, middle, in: bounds)
      }
    }
  }

  /// Centers a title in the bar, or as near to its middle as the items leave it room.
  private func placeBetween(
    _ child: LayoutChild, _ start: Double, _ end: Double, _ middle: Double, in bounds: LayoutRect
  ) {
    let offer = LayoutProposal(max(0, end - start), bar.height)
    let width = child.size(for: offer).width
    var x = bounds.x + (bounds.width - width) / 2
    if display == .inlineLarge { x = start }
    x = max(start, min(x, end - width))
    child.place(at: LayoutPoint(x, middle), anchor: LayoutPoint(0, 0.5), for: offer)
  }
}

/// Items with equal gaps between them. One alone is in the middle. A bar whose items have no content takes no room.
private final class ToolbarLayout: CustomLayout {
  private let bar: Look.Bar

  init(_ bar: Look.Bar) { self.bar = bar }

  var orientation: LayoutAxis? { .horizontal }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    let width = proposal.width ?? 2 * bar.margin
    let offer = LayoutProposal(max(0, width - 2 * bar.margin), bar.height)
    let isEmpty = children.allSatisfy { $0.size(for: offer).width <= 0 }
    return LayoutSize(width, isEmpty ? 0 : bar.height)
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    let room = max(0, bounds.width - 2 * bar.margin)
    let ideals = children.map { $0.size(for: .unspecified).width }
    let isFlexible = zip(children, ideals).map { child, ideal in
      child.size(for: LayoutProposal(room, bar.height)).width > ideal + 0.5
    }
    let flexibleCount = Double(isFlexible.filter(\.self).count)
    let fixed = zip(ideals, isFlexible).reduce(0.0) { $0 + ($1.1 ? 0 : $1.0) }
    let free = max(0, room - fixed)
    let gap = flexibleCount > 0 || children.count < 2 ? 0 : free / Double(children.count - 1)
    var x = bounds.x + bar.margin + (flexibleCount == 0 && children.count == 1 ? free / 2 : 0)
    for (index, child) in children.enumerated() {
      let width = isFlexible[index] ? free / flexibleCount : ideals[index]
      child.place(
        at: LayoutPoint(x, bounds.y + bar.height / 2), anchor: LayoutPoint(0, 0.5),
        for: LayoutProposal(width, bar.height))
      x += width + gap
    }
  }
}

enum TabArrangement {
  /// A bar below the pages of a narrow window.
  case bottom
  /// A bar above the pages of a wide window.
  case top
  /// A dot for each page, over the lower part of the pages.
  case dots
}

/// A bar of tabs, and the pages.
private final class TabViewLayout: CustomLayout {
  private let arrangement: TabArrangement
  private let bar: Look.Bar

  init(_ arrangement: TabArrangement, _ bar: Look.Bar) {
    self.arrangement = arrangement
    self.bar = bar
  }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    LayoutSize(proposal.width ?? 10, proposal.height ?? 10)
  }

  /// The bar is the first child.
  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    guard let tabs = children.first else { return }
    var height = tabs.size(for: LayoutProposal(bounds.width, bar.tabHeight)).height
    var page = bounds
    let center = bounds.x + bounds.width / 2
    switch arrangement {
    case .bottom:
      if height > 0 { height = bar.tabHeight }
      page.height = max(0, page.height - height)
      tabs.place(
        at: LayoutPoint(bounds.x, page.y + page.height),
        for: LayoutProposal(bounds.width, height))
    case .top:
      if height > 0 { height += 2 * bar.wideTabMargin }
      page.y += height
      page.height = max(0, page.height - height)
      tabs.place(
        at: LayoutPoint(center, bounds.y + bar.wideTabMargin), anchor: LayoutPoint(0.5, 0),
        for: LayoutProposal(nil, nil))
    case .dots:
      tabs.place(
        at: LayoutPoint(center, bounds.y + bounds.height - bar.dotMargin),
        anchor: LayoutPoint(0.5, 1), for: LayoutProposal(nil, nil))
    }
    for child in children.dropFirst() {
      child.place(at: LayoutPoint(page.x, page.y), for: LayoutProposal(page.size))
    }
  }
}

/// Columns side by side, of which the last takes the room that the others leave, or one of them.
private final class SplitViewLayout: CustomLayout {
  /// The only column that is shown; nil for all.
  private let front: Int?

  init(front: Int?) { self.front = front }

  func size(for proposal: LayoutProposal, _ children: LayoutChildren) -> LayoutSize {
    LayoutSize(proposal.width ?? 10, proposal.height ?? 10)
  }

  func place(_ children: LayoutChildren, in bounds: LayoutRect, for proposal: LayoutProposal) {
    var x = bounds.x
    for (index, child) in children.enumerated() {
      // Each column but the last has a width of its own.
      var width = child.size(
        for: LayoutProposal(max(0, bounds.x + bounds.width - x), bounds.height)
      ).width
      if let front { width = index == front ? bounds.width : 0 }
      child.place(
        at: LayoutPoint(x, bounds.y), for: LayoutProposal(width, bounds.height))
      x += width
    }
  }
}
