import NIOHTTP1

/// The document with which a browser begins: the client, without the app's content.
///
/// The script reports the size of the window and of text, and the person's preferences. Only then is the window opened, so
/// no body runs for a size that is not the window's. A visitor whose browser runs no scripts is led to the plain page,
/// which has the content at once, in the size of a phone.
struct FirstDocument {
  /// The parts of the client that the content will probably need, which the browser fetches in the meantime.
  var likelyParts: ClientParts

  /// The query of a request for the plain page.
  static let plainQuery = "plain"

  /// Returns true if a request is for the plain page, or comes from a client that is no browser, or from a robot.
  static func isPlain(_ request: HTTPRequestHead) -> Bool {
    let query = request.uri.split(separator: "?", maxSplits: 1).dropFirst().first
    if query.map(String.init) == plainQuery { return true }
    guard let agent = request.headers.first(name: "user-agent"), agent.hasPrefix("Mozilla/") else {
      return true
    }
    return agent.lowercased().contains("bot/")
  }

  /// The markup that leads a browser without scripts to the plain page.
  static let redirection =
    #"<noscript><meta http-equiv="refresh" content="0;url=?\#(plainQuery)"></noscript>"#

  /// The markup for a browser that follows no redirection of this kind.
  static let link =
    #"<noscript><a href="?\#(plainQuery)">Show this page without scripts</a></noscript>"#

  /// Returns the markup that fetches the likely parts that a page does not load anyway.
  func preloads(of assets: Assets, under path: String, without loaded: ClientParts) -> String {
    ClientPart.allCases.filter { likelyParts.subtracting(loaded).contains(ClientParts($0)) }
      .map { part in
        let (script, sheet) = assets.parts[part] ?? (nil, nil)
        return [(sheet, "style"), (script, "script")].map { asset, kind in
          asset.map {
            #"<link rel="preload" fetchpriority="low" as="\#(kind)" href="\#(path)\#($0.path)">"#
          } ?? ""
        }
        .joined()
      }
      .joined()
  }
}
