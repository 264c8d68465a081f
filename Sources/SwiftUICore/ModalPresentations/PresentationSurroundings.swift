import BanyanHost

extension PresentationNode {
  /// Says to the content what it stands in.
  ///
  /// Dialogs and menus look and work the same wherever they are presented: how the presenter's text
  /// and buttons look, and whether they can be used, is nothing to them.
  func provideSurroundings(in context: _Context) {
    let dismissal = Dismissal { [weak self] in self?.dismissFromInside() }
    inner.provide(dismissal, for: DismissalKey.self)
    let isMenu = style == .menu
    let isInMenu = context.isInMenu
    if isMenu != isInMenu { inner.provide(isMenu, for: IsInMenuKey.self) }
    // What is pressed in a menu of a menu closes both.
    if !(isMenu && isInMenu) {
      inner.provide(style.closesWhenPressed ? dismissal : nil, for: PressCompletionKey.self)
    }
    guard style.closesWhenPressed else { return }
    var textStyle = TextStyle()
    textStyle.typeSize = context.value(for: TextStyleKey.self).typeSize
    inner.provide(textStyle, for: TextStyleKey.self)
    inner.provide(true, for: IsEnabledKey.self)
    Style<PrimitiveButtonStyleConfiguration>.reset(in: inner)
  }
}

extension PresentationStyle {
  /// Whether what is pressed inside dismisses it.
  fileprivate var closesWhenPressed: Bool {
    switch self {
    case .alert, .confirmationDialog, .menu: true
    case .sheet, .fullScreenCover, .popover: false
    }
  }

  /// Whether it is shown beside the element that presents it.
  var isAnchored: Bool { self == .menu || self == .popover }
}
