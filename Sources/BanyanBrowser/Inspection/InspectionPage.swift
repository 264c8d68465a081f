import Foundation
import NIOCore

/// The page that shows the app and its inspector side by side, in two frames.
///
/// It exists only if the server has an inspector. The two frames communicate through its script: the inspector's page
/// names the elements to show in the app, and receives the ones that a person picks.
struct InspectionPage: Sendable {
  /// The path of the page within the site.
  static let pagePath = "/banyan/inspect"
  /// The path of the inspector's own site within the site.
  static let inspectorPath = "/banyan/inspector"

  private let page: Response
  private let files: [String: Response]

  /// - Parameters:
  ///   - path: The path that the site is served under.
  ///   - origin: An origin whose page may show this one in a frame. It shows the app alone until it asks for the
  ///     inspector.
  init(path: String, framedBy origin: String?) {
    func file(_ name: String, _ type: String) -> Response {
      let file = ResourceFolder.url.appendingPathComponent("Inspection/\(name)")
      let data = (try? Data(contentsOf: file)) ?? Data()
      return Response(.ok, type: type, body: ByteBuffer(bytes: data), cacheControl: "no-cache")
    }
    files = [
      "\(Self.pagePath).js": file("inspect.js", "text/javascript; charset=utf-8"),
      "\(Self.pagePath).css": file("inspect.css", "text/css; charset=utf-8"),
    ]
    var page = Response(
      .ok, type: "text/html; charset=utf-8", body: ByteBuffer(string: Self.html(path, origin)))
    if let origin { page.allowFrames(by: origin) }
    self.page = page
  }

  /// Returns the answer to a request, if it is for the page or one of its files.
  func response(to path: String) -> Response? { path == Self.pagePath ? page : files[path] }

  private static func html(_ path: String, _ origin: String?) -> String {
    // Inside another page, only the app is shown at first.
    let around = origin.map { " data-around=\"\($0)\" data-alone" } ?? ""
    return """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8">\
      <meta name="viewport" content="width=device-width, initial-scale=1">\
      <meta name="color-scheme" content="light dark"><title>Inspector</title>\
      <link rel="icon" href="data:,"><link rel="stylesheet" href="\(path)\(pagePath).css">\
      <script defer src="\(path)\(pagePath).js"></script></head>\
      <body\(around)><main><div id="stage"><iframe id="app" title="App" data-site="\(path)/"></iframe>\
      <div id="overlay" aria-hidden="true"></div><output id="past"></output></div>\
      <div id="divider" role="separator" tabindex="0" aria-label="Width of the inspector" \
      aria-orientation="vertical" aria-valuemin="20" aria-valuemax="80" aria-valuenow="50"></div>\
      <iframe id="inspector" title="Inspector" data-site="\(path)\(inspectorPath)/"></iframe></main>\
      </body></html>

      """
  }
}
