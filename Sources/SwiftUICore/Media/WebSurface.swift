import BanyanHost
import Foundation

/// The page that a web view has been told to load, and what the host reports of it.
@MainActor
package final class WebLoading {
  let changes = PlatformViewChanges()
  private var page: MediaFile?
  private var command: UInt32 = 0
  /// Where the host finds the page, once it has been shown.
  private var found: (command: UInt32, source: MediaSource?, files: MediaFiles)?
  /// Called when the page has loaded, or one that the person has followed a link to.
  package var didLoad: (() -> Void)?
  /// True until the page has loaded.
  package private(set) var isLoading = false

  package init() {}

  /// Loads a page; nil for an empty one.
  package func load(_ page: MediaFile?) {
    self.page = page
    command += 1
    isLoading = page != nil
    changes.tell()
  }

  fileprivate func content(for files: MediaFiles) -> WebContent {
    if found?.command != command || found?.files !== files {
      found.map { $0.files.withdraw($0.source) }
      found = (command, page.flatMap { files.source(of: $0, isPage: true) }, files)
    }
    return WebContent(source: found?.source, command: command)
  }

  /// Takes what the host reports; what it says of an earlier command counts no longer.
  fileprivate func hostDidLoad(_ command: UInt32) {
    guard command == self.command, page != nil else { return }
    isLoading = false
    didLoad?()
  }

  isolated deinit { found.map { $0.files.withdraw($0.source) } }
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
