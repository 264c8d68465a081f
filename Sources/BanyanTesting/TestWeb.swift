import BanyanHost
import Testing

extension TestElement {
  /// The web view's content; nil for other elements.
  public var webContent: WebContent? {
    if case .webContent(let content)? = property(.webContent) { content } else { nil }
  }
}

extension TestWindow {
  /// Reports that the page of the first web view has loaded, as a browser does. Records an issue if there is no web view.
  public func reportPageLoaded(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let view = all.first(where: { $0.kind == .webPage }), let content = view.webContent else {
      _ = missing(.webPage, "There is no web view.", at: sourceLocation)
      return
    }
    send(.pageLoaded(content.command), to: view.id)
  }
}
