/// An item that a bar has without the app's doing. See Apple's documentation of `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Sendable {
  enum Kind: Sendable { case sidebarToggle, title }

  let kind: Kind

  /// The button that shows and hides the sidebar. No bar has one here, so there is nothing to remove.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The title of the page, with its subtitle.
  public static let title = ToolbarDefaultItemKind(kind: .title)
}

extension View {
  /// Removes an item from the bar of this view's page that it has by default.
  ///
  /// ```swift
  /// Editor(note)
  ///   .navigationTitle(note.name)
  ///   .toolbar(removing: .title)
  /// ```
  ///
  /// A page whose title is removed keeps it for its window and for the back button that leads to it. See Apple's
  /// documentation of `toolbar(removing:)`.
  /// - Parameter defaultItemKind: the item to remove; nil for none.
  nonisolated public func toolbar(
    removing defaultItemKind: ToolbarDefaultItemKind?
  ) -> some View {
    modifier(_PageModifier(.removesTitle(defaultItemKind?.kind == .title)))
  }
}
