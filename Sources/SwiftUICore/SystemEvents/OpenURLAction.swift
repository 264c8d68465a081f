import BanyanHost
import Foundation

/// Opens a URL, as the environment says. See Apple's documentation of `OpenURLAction`.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(URL(string: "https://example.com/help")!) }
/// ```
///
/// With an action of your own in the environment you decide what becomes of the URLs that views
/// below open, those of links included:
///
/// ```swift
/// LinkList().environment(\.openURL, OpenURLAction { url in
///   visited.insert(url)
///   return .systemAction
/// })
/// ```
///
/// Hosts open only URLs of harmless schemes: http, https, mailto, tel.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of a URL.
  public struct Result: Sendable {
    fileprivate enum Kind: Sendable {
      case handled, discarded
      /// nil for the URL itself.
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// The URL has been opened.
    public static let handled = Result(kind: .handled)
    /// The URL is not to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The host is to open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The host is to open another URL in place of this one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  /// nil where the host decides.
  let handler: (@MainActor (URL) -> Result)?
  /// The window that the URL would be opened from.
  fileprivate(set) var place: WindowReference?

  /// Creates an action that decides what becomes of a URL.
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

  /// Opens a URL, and says whether it was: that the host was asked to counts as such.
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

/// The window around, for actions that a view finds in the environment.
struct WindowKey: EnvironmentKey {
  static var defaultValue: WindowReference? { nil }
}

/// A window, until it is closed.
///
/// It stands for a weak reference. An object that was referred to weakly once is slower to refer to
/// ever after, by 150 instructions, and an update refers to its window ten times.
@MainActor
final class WindowReference {
  private(set) unowned(unsafe) var window: WindowNode?

  init(_ window: WindowNode) { self.window = window }

  /// Ends the reference: the window leaves.
  func end() { window = nil }
}

extension EnvironmentValues {
  var windowReference: WindowReference? { self[WindowKey.self] }

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
  /// Has the host open a URL, outside of the window.
  func open(_ url: URL) {
    context.runtime.perform { emit(.open(url.absoluteString)) }
  }
}
