import Foundation
import FoundationNetworking
import Observation
import SwiftUICore

/// A web page that a ``WebView`` shows.
///
/// ```swift
/// struct Manual: View {
///   @State private var page = WebPage()
///
///   var body: some View {
///     WebView(page)
///       .overlay { if page.isLoading { ProgressView() } }
///       .onAppear { page.load(URL(string: "https://example.com/manual")) }
///   }
/// }
/// ```
///
/// It is in a frame of the person's browser, apart from the app: neither can look into the other. Sites that forbid frames, as many
/// do, are not shown, and the app is not notified. See Apple's documentation of `WebPage`.
@MainActor
@Observable
public final class WebPage {
  /// The events of loading a page.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation
    case finished
  }

  /// The address of the page that the app has loaded last. Links that the person has followed from there are unknown.
  public private(set) var url: URL?
  /// A Boolean value that indicates whether that page has yet to come.
  public private(set) var isLoading = false
  @ObservationIgnored let loading = WebLoading()
  @ObservationIgnored private var page: MediaFile?
  @ObservationIgnored private var events:
    AsyncThrowingStream<NavigationEvent, any Error>.Continuation?

  /// Creates an empty page.
  public init() {
    loading.didLoad = { [weak self] in self?.didLoad() }
  }

  isolated deinit { events?.finish() }

  /// Loads the page at an address; nil empties it.
  /// - Returns: what happens, until the page has loaded or another is loaded.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    load(.page(of: url), at: url)
  }

  /// Loads the page of a request. Only the address of the request counts.
  /// - Returns: what happens, until the page has loaded or another is loaded.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    load(.page(of: request.url), at: request.url)
  }

  /// Loads a page that the app has written. It belongs to no site, whatever its base is.
  /// - Parameter baseURL: where relative addresses lead.
  /// - Returns: what happens, until the page has loaded or another is loaded.
  @discardableResult
  public func load(
    html: String, baseURL: URL = URL(string: "about:blank")!
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    load(.page(html: html, baseURL: baseURL), at: baseURL)
  }

  /// Loads the page that the app has loaded last again.
  /// - Returns: what happens, until the page has loaded or another is loaded.
  @discardableResult
  public func reload() -> some AsyncSequence<NavigationEvent, any Error> {
    load(page, at: url)
  }

  private func load(
    _ page: MediaFile?, at url: URL?
  ) -> AsyncThrowingStream<NavigationEvent, any Error> {
    events?.finish()
    self.page = page
    self.url = page == nil ? nil : url
    isLoading = page != nil
    loading.load(page)
    let (stream, events) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
    self.events = events
    if page == nil { events.finish() } else { events.yield(.startedProvisionalNavigation) }
    return stream
  }

  private func didLoad() {
    isLoading = false
    events?.yield(.finished)
    events?.finish()
    events = nil
  }
}
