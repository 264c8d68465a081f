/// The first page of a navigation stack that `searchable` is applied to, with the search field above it.
struct StackSearchModifier: ViewModifier {
  @Environment(\.offeredSearchBar) private var bar

  nonisolated init() {}

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      bar
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .preference(key: SearchBarIsTakenKey.self, value: true)
  }
}

/// True if a stack shows the search field of the view that `searchable` is applied to.
struct SearchBarIsTakenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private struct OfferedSearchBarKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The search field of the surrounding view, for a stack to show.
  var offeredSearchBar: AnyView? {
    get { self[OfferedSearchBarKey.self] }
    set { self[OfferedSearchBarKey.self] = newValue }
  }
}

/// The node of a modifier whose content may be a stack that takes its search field.
private protocol SearchOffering {}

extension ModifierNode: SearchOffering where Modifier == SearchableModifier {}

extension _Node {
  /// True if a stack made below this node is what `searchable` is applied to, and nothing is around it.
  var offersSearchBar: Bool {
    var node: _Node? = self
    while let current = node, !(current is ElementNode) {
      if let placeholder = current as? PlaceholderNode, placeholder.owner is any SearchOffering {
        return true
      }
      node = current.parent
    }
    return false
  }
}
