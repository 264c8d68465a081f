import BanyanHost

extension TestElement {
  /// The web view's content; nil for other elements.
  public var webContent: WebContent? {
    if case .webContent(let content)? = property(.webContent) { content } else { nil }
  }
}

extension TestWindow {
  /// Reports that the page of the first web view has loaded, as a browser does. Stops the test if there is no web view.
  public func reportPageLoaded() {
    guard let view = all.first(where: { $0.kind == .webPage }), let content = view.webContent else {
      preconditionFailure("There is no web view in\n\(self)")
    }
    send(.pageLoaded(content.command), to: view.id)
  }
}
