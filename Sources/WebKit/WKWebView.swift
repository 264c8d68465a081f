import BanyanKits
import Foundation
import FoundationNetworking
import SwiftUICore

/// The loading of a page by a ``WKWebView``. See Apple's documentation of `WKNavigation`.
@MainActor
@preconcurrency
open class WKNavigation: NSObject {}

/// The settings of a ``WKWebView``: a browser decides all of them. See Apple's documentation of `WKWebViewConfiguration`.
@MainActor
@preconcurrency
open class WKWebViewConfiguration: NSObject {
  public override init() {
    super.init()
  }
}

/// Receives what is known of the pages of a ``WKWebView``. See Apple's documentation of `WKNavigationDelegate`.
///
/// A browser reveals nothing about the inside of a frame: neither why a page did not load, nor where its links lead.
@MainActor
@preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called when the app has asked the view to load a page.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Called when the page has loaded. The navigation is nil if the person has followed a link to the page.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}

/// A web page inside the app, for `UIViewRepresentable`.
///
/// The page is in a frame of the person's browser, apart from the app: neither can look into the other. Sites that forbid
/// frames, as many do, are not shown, and the view is not notified; for those use `SFSafariViewController` or `Link`. See Apple's
/// documentation of `WKWebView`.
@MainActor
@preconcurrency
open class WKWebView: UIView, OtherModulesView {
  /// The object that is notified of pages.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The settings that the view was created with.
  public let configuration: WKWebViewConfiguration
  /// The address of the page that the app has loaded last. Links that the person has followed from there are unknown.
  open private(set) var url: URL?
  private let loading = WebLoading()
  private var page: MediaFile?
  private var navigation: WKNavigation?

  /// Creates a view.
  /// - Parameter frame: has no effect: SwiftUI's layout decides the view's size and place.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    loading.didLoad = { [weak self] in self?.didLoad() }
  }

  /// Creates a view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a view.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A Boolean value that indicates whether the page that the app has loaded last has yet to come.
  open var isLoading: Bool { loading.isLoading }

  /// Loads the page of a request. Only the address of the request counts.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    load(.page(of: request.url), at: request.url)
  }

  /// Loads a page that the app has written. It belongs to no site, whatever its base is.
  /// - Parameter baseURL: where relative addresses lead.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(.page(html: string, baseURL: baseURL), at: baseURL ?? URL(string: "about:blank"))
  }

  /// Loads a page from a file of the app. It belongs to no site, and cannot load other files.
  /// - Parameter readAccessURL: has no effect.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(.page(of: URL), at: URL)
  }

  /// Loads the page that the app has loaded last again.
  @discardableResult
  open func reload() -> WKNavigation? { load(page, at: url) }

  private func load(_ page: MediaFile?, at url: URL?) -> WKNavigation? {
    guard let page else { return nil }
    self.page = page
    self.url = url
    let navigation = WKNavigation()
    self.navigation = navigation
    loading.load(page)
    // Not from inside the call: a delegate may load another page.
    Task { @MainActor [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    }
    return navigation
  }

  private func didLoad() {
    let navigation = navigation
    self.navigation = nil
    navigationDelegate?.webView(self, didFinish: navigation)
  }

  package var drawing: AnyView { AnyView(WebSurface(loading)) }
}
