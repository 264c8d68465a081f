import BanyanGraph

/// A page that a view has asked for, besides those of the path: a link with a destination of its
/// own, or a destination that follows a binding.
@MainActor
final class PageRequest {
  /// Makes the content of the page.
  let make: (_Node, _Context) -> _Node
  /// Called when the person goes back: whoever asked for the page decides.
  let goBack: () -> Void
  /// Asks for the page as the person has; nil if nobody but the program could.
  let again: (() -> Void)?
  /// Whether the page is to be there.
  private(set) var isWanted = false
  weak var page: PageNode?
  /// Whether the page belongs into the next column, where there are columns.
  private(set) var isDetail = true

  init(
    make: @escaping (_Node, _Context) -> _Node, goBack: @escaping () -> Void,
    again: (() -> Void)? = nil
  ) {
    self.make = make
    self.goBack = goBack
    self.again = again
  }

  /// The node of what is on the page, while it is shown.
  var content: _Node? {
    guard let page, !page.isDetached else { return nil }
    return page.content
  }

  /// Puts the page onto the stack around a place.
  func show(from context: _Context) {
    guard !isWanted, let stack = context.page?.stack else { return }
    isWanted = true
    isDetail = Tracking.ignore { EnvironmentValues(at: context).isDetailLink }
    stack.show(self)
  }

  /// Takes the page away, and all on top of it.
  func hide() {
    if !isWanted { return }
    isWanted = false
    page?.stack.updateLater()
  }

  /// Notes that the page has gone with one below it.
  func didLeave(_ page: PageNode) {
    guard self.page === page else { return }
    self.page = nil
    guard isWanted else { return }
    isWanted = false
    goBack()
  }
}
