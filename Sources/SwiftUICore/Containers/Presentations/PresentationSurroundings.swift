import BanyanHost

extension PresentationNode {
  /// Provides the environment values of the presentation to its content.
  ///
  /// Dialogs and menus look and work the same wherever they are presented, so they ignore the presenter's text style,
  /// button style and enabled state.
  func provideSurroundings(in context: _Context) {
    let dismissal = Dismissal { [weak self] in self?.dismissFromInside() }
    // Dialogs and menus belong to the place that presents them: they close by themselves, and `dismiss` in them is that
    // of the sheet or page around.
    if !style.closesWhenPressed {
      inner.provide(dismissal, for: DismissalKey.self)
      editMode = inner.provideEditMode(of: self)
    }
    let isSheet = style == .sheet || style == .fullScreenCover
    if isSheet != context.value(for: IsInSheetKey.self) {
      inner.provide(isSheet, for: IsInSheetKey.self)
    }
    let isMenu = style == .menu
    let isInMenu = context.isInMenu
    if isMenu != isInMenu { inner.provide(isMenu, for: IsInMenuKey.self) }
    if context.isInBar { inner.provide(false, for: IsInBarKey.self) }
    // An action in a nested menu closes both menus.
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
  /// True if an action inside dismisses it.
  fileprivate var closesWhenPressed: Bool {
    switch self {
    case .alert, .confirmationDialog, .menu: true
    case .sheet, .fullScreenCover, .popover: false
    }
  }

  /// True if it is shown next to the element that presents it.
  var isAnchored: Bool { self == .menu || self == .popover }
}
