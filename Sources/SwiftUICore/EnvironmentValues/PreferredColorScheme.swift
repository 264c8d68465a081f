import BanyanHost

extension View {
  /// Has these views look light or dark, whatever the window is: what the environment value `colorScheme` does, under a name
  /// from long ago.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Says whether the window is to be light or dark; nil if it is to be as the person has it.
  ///
  /// It counts for the whole window. Where several views say it, the first that came counts.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// What a view wants its window to be.
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
