import SwiftUI
import UIKit
import WebKit

struct ManualView: View {
  @State private var page = WebPage()

  var body: some View {
    WebView(url: URL(string: "https://example.com"))
    WebView(page).body
    if page.isLoading { Text(page.url?.absoluteString ?? "") }
    Button("Load") { load() }
    OldManual()
  }

  func load() {
    page.load(URL(string: "https://example.com"))
    page.load(URLRequest(url: URL(string: "https://example.com")!))
    page.load(html: "<p>Bread</p>")
    page.load(html: "<p>Bread</p>", baseURL: URL(string: "https://example.com")!)
    page.reload()
  }

  func follow() async throws {
    for try await event in page.load(URL(string: "https://example.com")) {
      print(event == .startedProvisionalNavigation, event == .finished)
    }
  }
}

struct OldManual: UIViewRepresentable {
  func makeCoordinator() -> PageFollower { PageFollower() }

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.navigationDelegate = view.navigationDelegate ?? context.coordinator
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    let url = URL(string: "https://example.com")!
    let navigation: WKNavigation? = view.load(URLRequest(url: url))
    view.loadHTMLString("<p>Bread</p>", baseURL: nil)
    view.loadFileURL(url, allowingReadAccessTo: url)
    view.reload()
    print(navigation as Any, view.url as Any, view.isLoading, view.configuration)
    print(WKWebView(), WKWebView(frame: .zero))
  }
}

final class PageFollower: NSObject, WKNavigationDelegate {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
