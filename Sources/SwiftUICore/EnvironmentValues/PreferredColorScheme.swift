import BanyanHost

extension View {
  /// Makes this view light or dark, regardless of the window. An older name for setting the environment value
  /// `colorScheme`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Makes the window light or dark; nil for the person's own preference.
  ///
  /// It applies to the whole window. If several views set it, the first one to appear determines it.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// A view's preference for its window.
struct ColorSchemeWish {
  let node: ObjectIdentifier
  let colorScheme: ColorScheme?
}

nonisolated struct _PreferredColorSchemeModifier: ContentModifier {
  typealias Body = Never
  typealias State = Void

  let colorScheme: ColorScheme?

  @MainActor static var followsAppearance: Bool { true }

  @MainActor static func didAppear(_ node: ContentModifierNode<Self>) { say(node, node.modifier) }

  @MainActor static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self) {
    if node.isShown, node.modifier.colorScheme != old.colorScheme { say(node, node.modifier) }
  }

  @MainActor static func didDisappear(_ node: ContentModifierNode<Self>) { say(node, nil) }

  @MainActor
  private static func say(_ node: ContentModifierNode<Self>, _ modifier: Self?) {
    node.context.window?.setWish(
      ColorSchemeWish(node: ObjectIdentifier(node), colorScheme: modifier?.colorScheme))
  }
}
