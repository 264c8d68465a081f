import Combine

/// The title of a page as a button that presents a menu.
///
/// ```swift
/// Editor(note)
///   .navigationTitle(note.name)
///   .toolbar {
///     ToolbarTitleMenu {
///       Button("Duplicate") { duplicate(note) }
///       Button("Move…") { isMoving = true }
///     }
///   }
/// ```
///
/// The menu is in the place of the title, and has its text. A page without a title in its bar has no menu; of
/// several, the first is shown. See Apple's documentation of `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content: View> {
  private let item: ToolbarItem<(), TitleMenu<Content>>

  /// Creates a menu with its items, which are made when it opens.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    let menu = TitleMenu(content: content())
    item = ToolbarItem(placement: .title) { menu }
  }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  public static func _make(
    _ content: ToolbarTitleMenu, under parent: _Node, in context: _Context
  ) -> _Node {
    ToolbarItem._make(content.item, under: parent, in: context)
  }

  public static func _update(_ node: _Node, to content: ToolbarTitleMenu) {
    ToolbarItem._update(node, to: content.item)
  }
}

extension View {
  /// Makes the title of this view's page a button that presents a menu.
  ///
  /// It does the same as a ``ToolbarTitleMenu`` among the items of the page's bars.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    let menu = ToolbarTitleMenu(content: content)
    return toolbar { menu }
  }
}

/// The title of a page, for the menu that is in its place: that is one of the page's items, which are views of their own.
final class MenuTitle: ObservableObject {
  @Published var text: Text?

  init(_ text: Text?) {
    self.text = text
  }
}

/// The menu in the place of a page's title, whose text the page knows.
private nonisolated struct TitleMenu<Content: View>: View {
  typealias Body = Never

  let content: Content

  nonisolated init(content: Content) {
    self.content = content
  }

  @MainActor
  static func _make(_ view: TitleMenu, under parent: _Node, in context: _Context) -> _Node {
    TitledMenu._make(view.titled(in: context), under: parent, in: context)
  }

  @MainActor static func _update(_ node: _Node, to view: TitleMenu) {
    TitledMenu._update(node, to: view.titled(in: node.context))
  }

  // Items are made only in a page.
  @MainActor private func titled(in context: _Context) -> TitledMenu<Content> {
    TitledMenu(title: context.page?.menuTitle ?? MenuTitle(nil), content: content)
  }
}

private struct TitledMenu<Content: View>: View {
  @ObservedObject var title: MenuTitle
  let content: Content

  init(title: MenuTitle, content: Content) {
    self.title = title
    self.content = content
  }

  var body: some View {
    MenuControl(
      label: HStack(spacing: 6) {
        title.text?.accessibilityHeading(.h1)
        Image(systemName: "chevron.down").font(.footnote).accessibilityHidden(true)
      }
      .foregroundStyle(Color.primary), content: content)
  }
}
