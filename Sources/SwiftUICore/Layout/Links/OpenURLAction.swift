import BanyanHost
import Foundation

/// An action that opens a URL. See Apple's documentation of `OpenURLAction`.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(URL(string: "https://example.com/help")!) }
/// ```
///
/// An action of your own in the environment handles the URLs that views inside open, including those
/// of links:
///
/// ```swift
/// LinkList().environment(\.openURL, OpenURLAction { url in
///   visited.insert(url)
///   return .systemAction
/// })
/// ```
///
/// Hosts only open URLs with safe schemes: http, https, mailto, tel.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// The result of handling a URL.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled, discarded
      /// Nil for the original URL.
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The URL has been opened.
    public static let handled = Result(kind: .handled)
    /// The URL must not be opened.
    public static let discarded = Result(kind: .discarded)
    /// The host should open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// Returns a result that asks the host to open another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// The handler; nil if the host decides.
  let handler: (@MainActor (URL) -> Result)?
  /// The window from which the URL is opened.
  fileprivate(set) var place: WindowReference?

  /// Creates an action with a handler for URLs.
  @preconcurrency
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  fileprivate nonisolated init() {
    handler = nil
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    open(url)
  }

  /// Opens a URL, and reports whether it was accepted, which includes a request to the host.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  @discardableResult
  private func open(_ url: URL) -> Bool {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: return true
    case .discarded: return false
    case .system(let other):
      place?.window?.open(other ?? url)
      return place?.window != nil
    }
  }
}

struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens URLs.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.place = windowReference
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension WindowNode {
  /// Asks the host to open a URL outside of the window.
  package func open(_ url: URL) {
    context.runtime.perform { emit(.open(url.absoluteString)) }
  }
}
