import BanyanGraph

/// A view's request for a page outside of the path: by a link with its own destination,
/// or a destination that follows a binding.
@MainActor
final class PageRequest {
  /// Makes the content of the page.
  let make: (_Node, _Context) -> _Node
  /// Called when the person goes back, so that the requesting view decides.
  let goBack: () -> Void
  /// Requests the page again, as the person did; nil if only the program can.
  let again: (() -> Void)?
  /// True while the page is wanted.
  private(set) var isWanted = false {
    didSet { if isWanted != oldValue { place?.countElsewhere(isWanted ? 1 : -1) } }
  }
  /// The place of the view. If it is a row, it stays in the tree with its page when it is scrolled away.
  private var place: AppearanceScope?
  weak var page: PageNode?
  /// True if the page belongs in the next column, if there are columns.
  private(set) var isDetail = true

  init(
    make: @escaping (_Node, _Context) -> _Node, goBack: @escaping () -> Void,
    again: (() -> Void)? = nil
  ) {
    self.make = make
    self.goBack = goBack
    self.again = again
  }

  /// The node of the page's content, while it is shown.
  var content: _Node? {
    guard let page, !page.isDetached else { return nil }
    return page.content
  }

  /// Adds the page to the stack around a place.
  func show(from context: _Context) {
    guard !isWanted, let stack = context.page?.stack else { return }
    place = context.appearanceScope
    isWanted = true
    isDetail = Tracking.ignore { EnvironmentValues(at: context).isDetailLink }
    stack.show(self)
  }

  /// Removes the page, and all pages on top of it.
  func hide() {
    if !isWanted { return }
    isWanted = false
    page?.stack.updateLater()
  }

  /// Records that the page has left together with one below it.
  func didLeave(_ page: PageNode) {
    guard self.page === page else { return }
    self.page = nil
    guard isWanted else { return }
    isWanted = false
    goBack()
  }
}
