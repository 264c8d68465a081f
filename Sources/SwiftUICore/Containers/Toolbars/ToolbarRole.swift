/// The purpose of a page, to which Apple's bars adapt. See Apple's documentation of `ToolbarRole`.
public struct ToolbarRole: Sendable {
  private let name: String

  /// The default role.
  public static let automatic = ToolbarRole(name: "automatic")
  /// The role of a page of a stack.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// The role of a page in which a person goes back and forth.
  public static let browser = ToolbarRole(name: "browser")
  /// The role of a page that edits a document.
  public static let editor = ToolbarRole(name: "editor")
}

extension View {
  /// Sets the purpose of this view's page.
  ///
  /// This has no effect on current hosts, whose bars are arranged in one way.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
