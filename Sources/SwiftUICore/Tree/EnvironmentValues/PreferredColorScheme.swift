import BanyanHost

extension View {
  /// Makes this view light or dark, regardless of the window. An older name for setting the environment value
  /// `colorScheme`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Makes the window light or dark; nil for the person's own preference.
  ///
  /// It applies to the whole window. If several views set it, the first one to appear determines it, and views in a page
  /// that other pages cover count if no view on the screen sets it. Views in a tab that is not selected do not count.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// A view's preference for its window.
struct ColorSchemeWish {
  let node: ObjectIdentifier
  let colorScheme: ColorScheme?
  /// The place that the view is in.
  weak var scope: AppearanceScope?
  let isShown: Bool
}

/// The preferences of the views in a window, in the order in which the views came.
@MainActor
struct ColorSchemeWishes {
  private var wishes: [ColorSchemeWish] = []
  /// The color scheme that follows from them; nil if there is none.
  private(set) var chosen: ColorScheme?

  var isEmpty: Bool { wishes.isEmpty }

  mutating func set(_ wish: ColorSchemeWish) {
    if let index = wishes.firstIndex(where: { $0.node == wish.node }) {
      wishes[index] = wish
    } else {
      wishes.append(wish)
    }
  }

  mutating func remove(_ node: ObjectIdentifier) { wishes.removeAll { $0.node == node } }

  mutating func choose() {
    let wanted = wishes.filter { $0.colorScheme != nil }
    // Of the pages that are covered, the uppermost counts.
    let wish =
      wanted.first(where: \.isShown) ?? wanted.last { $0.scope.map { !$0.isAside } ?? true }
    chosen = wish?.colorScheme
  }
}

nonisolated struct _PreferredColorSchemeModifier: ContentModifier {
  typealias Body = Never
  typealias State = Void

  let colorScheme: ColorScheme?

  @MainActor static var followsAppearance: Bool { true }

  @MainActor static func didMake(_ node: ContentModifierNode<Self>) { report(node) }
  @MainActor static func didAppear(_ node: ContentModifierNode<Self>) { report(node) }
  @MainActor static func didDisappear(_ node: ContentModifierNode<Self>) { report(node) }

  @MainActor static func didUpdate(_ node: ContentModifierNode<Self>, from old: Self) {
    if node.modifier.colorScheme != old.colorScheme { report(node) }
  }

  @MainActor static func willDetach(_ node: ContentModifierNode<Self>) {
    node.context.window?.changeWishes { $0.remove(ObjectIdentifier(node)) }
  }

  @MainActor
  private static func report(_ node: ContentModifierNode<Self>) {
    node.context.window?.changeWishes {
      $0.set(
        ColorSchemeWish(
          node: ObjectIdentifier(node), colorScheme: node.modifier.colorScheme,
          scope: node.context.appearanceScope, isShown: node.isShown))
    }
  }
}
