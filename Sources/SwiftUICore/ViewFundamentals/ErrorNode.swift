import BanyanHost

/// What stands where a view could not be evaluated: a message, and the path of views to the place.
final class ErrorNode: ElementNode {
  private let message: String

  init(_ message: String, under parent: _Node, in context: _Context) {
    self.message = message
    super.init(.error, under: parent, in: context)
    Issue.report(message, in: runtime)
  }

  override var properties: [Property] {
    [.message(ErrorMessage(text: message, path: path))]
  }
}
