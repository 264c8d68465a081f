import BanyanHost

/// The bars of a page, made from the page's description.
@MainActor
struct PageBars {
  let pageDescription: PageDescription
  let titleDisplay: TitleDisplay
  /// The action of the back button; nil if there is no back button.
  let goBack: (@MainActor () -> Void)?
  let backRole: ButtonRole
  let previousTitle: Text?
  let backButtonDisplayMode: BackButtonDisplayMode
  /// True if a navigation stack in the page provides the bar instead.
  let isReplaced: Bool

  @ViewBuilder var head: some View {
    NavigationBar(
      titleDisplay: titleDisplay, settings: pageDescription.bars[.navigationBar], isEmpty: isEmpty
    ) {
      BarGroup {
        if let goBack {
          BackButton(
            title: previousTitle, displayMode: backButtonDisplayMode, role: backRole, action: goBack
          )
        }
        items(at: .leading)
      }
      let middle = pageDescription.items(at: .middle)
      if !middle.isEmpty { BarGroup { BarItems(items: middle) } }
      if middle.isEmpty || titleDisplay == .large {
        TitleGroup {
          if !pageDescription.removesTitle, let title = pageDescription.title { self.title(title) }
          if !pageDescription.removesTitle, let subtitle = pageDescription.subtitle { subtitle }
        }
      }
      BarGroup { items(at: .trailing) }
    }
  }

  @ViewBuilder private func title(_ title: Text) -> some View {
    let menus = pageDescription.items(at: .title)
    if menus.isEmpty {
      title.accessibilityHeading(.h1)
    } else {
      BarItems(items: Array(menus.prefix(1)))
    }
  }

  private var isEmpty: Bool {
    isReplaced || pageDescription.isSilent(for: .navigationBar) && goBack == nil
  }

  @ViewBuilder var foot: some View {
    let bottom = pageDescription.items(at: .bottom)
    if !bottom.isEmpty {
      Toolbar(placement: .bottom, settings: pageDescription.bars[.bottomBar]) {
        BarItems(items: bottom)
      }
    }
    let keyboard = pageDescription.items(at: .keyboard)
    if !keyboard.isEmpty {
      Toolbar(placement: .keyboard, settings: BarSettings.Setting()) { BarItems(items: keyboard) }
    }
  }

  private func items(at position: BarPosition) -> BarItems {
    BarItems(items: pageDescription.items(at: position))
  }
}

extension PageDescription {
  func items(at position: BarPosition) -> [ToolbarItemNode] {
    items.filter { $0.position == position }
  }

  func isSilent(for bar: ToolbarPlacement.Place) -> Bool {
    (removesTitle || title == nil && subtitle == nil)
      && items.allSatisfy { $0.position.bar != bar }
  }
}

private nonisolated struct NavigationBar<Content: View>: ElementView {
  let titleDisplay: TitleDisplay
  let settings: BarSettings.Setting
  let isEmpty: Bool
  let content: Content

  nonisolated init(
    titleDisplay: TitleDisplay, settings: BarSettings.Setting, isEmpty: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.titleDisplay = titleDisplay
    self.settings = settings
    self.isEmpty = isEmpty
    self.content = content()
  }

  @MainActor static var kind: ElementKind { .navigationBar }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    var properties = settings.properties(in: environment)
    let appearance = environment.values.appearance.navigationBar
    if settings.background == nil, settings.backgroundVisibility != .hidden {
      properties += appearance.background.map { [.background(.color($0))] } ?? []
    }
    var style = TextStyle()
    style.fields.color = appearance.titleColor
    style.fields.font = appearance.titleFont
    if style != TextStyle() { properties.append(.style(style)) }
    if let tint = appearance.tint { properties.append(.tint(tint)) }
    if titleDisplay != .large { properties.append(.titleDisplay(titleDisplay)) }
    if isEmpty || settings.isAbsent { properties.append(.isAbsent(true)) }
    return properties
  }
}

private nonisolated struct Toolbar<Content: View>: ElementView {
  let placement: BanyanHost.ToolbarPlacement
  let settings: BarSettings.Setting
  let content: Content

  nonisolated init(
    placement: BanyanHost.ToolbarPlacement, settings: BarSettings.Setting,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.settings = settings
    self.content = content()
  }

  @MainActor static var kind: ElementKind { .toolbar }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    var properties = settings.properties(in: environment)
    if placement != .bottom { properties.append(.toolbarPlacement(placement)) }
    if settings.isAbsent { properties.append(.isAbsent(true)) }
    return properties
  }
}

private nonisolated struct BarGroup<Content: View>: ElementView {
  let content: Content

  nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor static var kind: ElementKind { .horizontalStack }
}

private nonisolated struct TitleGroup<Content: View>: ElementView {
  let content: Content

  nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor static var kind: ElementKind { .verticalStack }
}

/// Items shown in a bar, although they belong to the views that declare them.
private nonisolated struct BarItems: View {
  typealias Body = Never

  let items: [ToolbarItemNode]

  nonisolated init(items: [ToolbarItemNode]) {
    self.items = items
  }

  @MainActor
  static func _make(_ view: BarItems, under parent: _Node, in context: _Context) -> _Node {
    BarItemsNode(view.items, under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: BarItems) {
    unsafeDowncast(node, to: BarItemsNode.self).show(view.items)
  }
}

private final class BarItemsNode: _Node {
  private var items: [ToolbarItemNode]

  init(_ items: [ToolbarItemNode], under parent: _Node, in context: _Context) {
    self.items = items
    super.init(under: parent, in: context)
  }

  func show(_ newItems: [ToolbarItemNode]) {
    if newItems.elementsEqual(items, by: ===) { return }
    takeOut(items.filter { item in !newItems.contains { $0 === item } })
    items = newItems
    elementsDidChange()
  }

  /// Takes items out of the host that stay in the tree. Only a menu in the place of the title does: when the title leaves the bar, or
  /// another menu comes before it.
  private func takeOut(_ items: [ToolbarItemNode]) {
    for item in items where item.position == .title && !item.isDetached { item.leaveHost() }
  }

  override func detach() {
    takeOut(items)
    super.detach()
  }

  // An item that has left the tree stays in the bar until the bar is updated.
  override var elementRule: ElementRule { .shown }

  override func forEachShown(_ body: (_Node) -> Void) {
    for item in items where !item.isDetached { body(item) }
  }
}
