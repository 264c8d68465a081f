import BanyanHost
import Foundation

/// The page that a web view was asked to load, and what the host reports of it.
@MainActor
package final class WebLoading {
  let changes = PlatformViewChanges()
  private var page: MediaFile?
  private var command: UInt32 = 0
  /// The page's location for the hosts of each app that shows it. The apps of several visitors may share an object, and each
  /// offers its own content.
  private var found: [ObjectIdentifier: Found] = [:]
  /// The number of apps beyond which those that have gone are forgotten.
  private var mostFound = 8

  private struct Found {
    // Weak, so that the files of an app go with it.
    weak var files: MediaFiles?
    let source: MediaSource?

    @MainActor func withdraw() { files?.withdraw(source) }
  }

  /// Called when the page has loaded, or one that the person has followed a link to.
  package var didLoad: (() -> Void)?
  /// True until the page has loaded.
  package private(set) var isLoading = false

  package init() {}

  /// Loads a page; nil for an empty one.
  package func load(_ page: MediaFile?) {
    page?.noteIfMissing()
    self.page = page
    command += 1
    isLoading = page != nil
    for each in found.values { each.withdraw() }
    found = [:]
    changes.send()
  }

  fileprivate func content(for files: MediaFiles) -> WebContent {
    WebContent(source: source(in: files), command: command)
  }

  private func source(in files: MediaFiles) -> MediaSource? {
    let key = ObjectIdentifier(files)
    // Another object may have the place in memory of one that has gone.
    if let known = found[key], known.files === files { return known.source }
    if found.count >= mostFound {
      found = found.filter { $0.value.files != nil }
      mostFound = max(8, 2 * found.count)
    }
    let source = page.flatMap { files.source(of: $0, isPage: true) }
    found[key] = Found(files: files, source: source)
    return source
  }

  /// Takes what the host reports; reports about an earlier command no longer count.
  fileprivate func hostDidLoad(_ command: UInt32) {
    guard command == self.command, page != nil else { return }
    isLoading = false
    didLoad?()
  }

  isolated deinit { for each in found.values { each.withdraw() } }
}

/// A view that shows a web page.
package nonisolated struct WebSurface: ElementView {
  package typealias Body = Never
  typealias Content = EmptyView

  private let loading: WebLoading

  package init(_ loading: WebLoading) {
    self.loading = loading
  }

  @MainActor static var kind: ElementKind { .webPage }
  @MainActor static var isResponder: Bool { true }
  @MainActor static var isControl: Bool { false }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    loading.changes.follow()
    guard let app = environment.context.window?.app else { return [] }
    return [.webContent(loading.content(for: app.service(MediaPlayers.self).files))]
  }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .pageLoaded(let command) = payload else { return false }
    loading.hostDidLoad(command)
    return true
  }
}
