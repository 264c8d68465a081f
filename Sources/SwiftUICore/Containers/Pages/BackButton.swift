import BanyanHost

/// The text that the back button of a page shows beside its mark. See Apple's documentation of
/// `UINavigationItem.BackButtonDisplayMode`.
enum BackButtonDisplayMode {
  /// The title of the page before.
  case `default`
  /// The word “Back”.
  case generic
  /// Nothing.
  case minimal
}

/// The back button, which leads to the page before.
nonisolated struct BackButton: View {
  typealias Body = Never

  let title: Text?
  let displayMode: BackButtonDisplayMode
  let role: ButtonRole
  let action: @MainActor () -> Void

  nonisolated init(
    title: Text?, displayMode: BackButtonDisplayMode, role: ButtonRole,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.displayMode = displayMode
    self.role = role
    self.action = action
  }

  static var genericTitle: Text { Text("Back") }

  @MainActor private var element: PressableElement {
    PressableElement(role: role, hidesLabel: displayMode == .minimal, action: action)
  }

  /// Assistive technologies use the label as the name of the button also if it is hidden.
  private var label: Text {
    displayMode == .default ? title ?? Self.genericTitle : Self.genericTitle
  }

  @MainActor
  static func _make(_ view: BackButton, under parent: _Node, in context: _Context) -> _Node {
    PressableElement.make(view.element, view.label, under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: BackButton) {
    PressableElement.update(node, to: view.element, view.label)
  }
}

extension PageNode: BackButtonPage {
  func fitBackButton(in layout: WindowLayout) -> Bool {
    guard let new = fittingDisplayMode(in: layout), new != backButtonDisplayMode else {
      return false
    }
    backButtonDisplayMode = new
    runtime.enqueue(self)
    return true
  }

  /// Returns the mode that shows the most beside the title, which stays in the middle of the bar; nil if there is no back button, or the
  /// width of its bar is not known.
  private func fittingDisplayMode(in layout: WindowLayout) -> BackButtonDisplayMode? {
    if isCovered { return nil }
    guard let bar = children.first(where: { $0.kind == .navigationBar }),
      let leading = bar.children.first, let trailing = bar.children.last,
      let button = leading.children.first(where: { $0.isBackButton }),
      let label = button.children.first, label.kind == .text,
      let width = layout.width(ofBar: bar, above: children.first { $0.kind == .verticalStack })
    else { return nil }
    let look = layout.look.bar
    let display = BarFacts(bar.hostProperties).titleDisplay
    func room(beside element: ElementNode) -> Double {
      let width = layout.width(ofBarContent: element)
      return width > 0 ? width + look.titleGap : 0
    }
    let end = width - look.margin - room(beside: trailing)
    // A large title is below the line of items.
    let title =
      bar.children.dropFirst().dropLast()
      .filter { display != .large || $0.kind != .verticalStack }
      .map { room(beside: $0) }.max() ?? 0
    var start = end - title
    if display != .large { start = min(start, width / 2) }
    if display == .inline, title > 0 { start = min(start, (width - title - look.titleGap) / 2) }
    var free = start - look.margin - look.backMark
    for item in leading.children where item !== button {
      let width = layout.width(ofBarContent: item)
      if width > 0 { free -= width + look.itemSpacing }
    }
    func fits(_ text: Text) -> Bool {
      let string = text.string(reading: EnvironmentValues(at: context))
      return layout.width(of: string, inPlaceOf: label) <= free
    }
    if fits(previousTitle ?? BackButton.genericTitle) { return .default }
    return fits(BackButton.genericTitle) ? .generic : .minimal
  }
}

extension ElementNode {
  fileprivate var isBackButton: Bool {
    guard kind == .button else { return false }
    return BarFacts(hostProperties).leadsBack
  }
}
