import Foundation
import SwiftUICore

/// A view that shows a web page inside the app.
///
/// See ``WebPage`` for what a page in a frame can do, and Apple's documentation of `WebView`.
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?

  /// Creates a view of the page at an address.
  public init(url: URL?) {
    self.url = url
    page = nil
  }

  /// Creates a view of a page.
  public init(_ page: WebPage) {
    self.page = page
    url = nil
  }

  public var body: some View {
    if let page { WebSurface(page.loading) } else { AddressedPage(url: url) }
  }
}

/// The page at an address, which is loaded whenever the address changes.
private struct AddressedPage: View {
  let url: URL?
  @State private var loading = WebLoading()

  init(url: URL?) { self.url = url }

  var body: some View {
    WebSurface(loading)
      .onChange(of: url, initial: true) { loading.load(.page(of: url)) }
  }
}
