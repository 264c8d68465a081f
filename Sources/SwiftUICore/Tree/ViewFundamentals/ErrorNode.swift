import BanyanHost

/// The placeholder for a view that could not be evaluated: a message and the path of views to it.
/// Visitors who may not see the program's own names only learn that a part is missing; the log has the details.
final class ErrorNode: ElementNode {
  private let message: String

  init(_ message: String, under parent: _Node, in context: _Context) {
    self.message = message
    super.init(.error, under: parent, in: context)
    Issue.report(message, in: runtime)
  }

  override var properties: [Property] {
    let shown =
      window.showsFaults
      ? ErrorMessage(text: message, path: path)
      : ErrorMessage(text: "This part of the page cannot be shown.", path: [])
    return [.message(shown)]
  }
}

/// A view that shows only an error.
nonisolated package struct ErrorView: View {
  package typealias Body = Never

  private let message: String

  package init(_ message: String) {
    self.message = message
  }

  @MainActor package static func _make(
    _ view: ErrorView, under parent: _Node, in context: _Context
  ) -> _Node {
    ErrorNode(view.message, under: parent, in: context)
  }

  @MainActor package static func _update(_ node: _Node, to view: ErrorView) {}
}
