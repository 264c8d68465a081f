import BanyanHost
import Foundation
import NIOCore
import NIOHTTP1

/// Pages that an app has written itself, for its windows to show in a frame.
enum FramedPages {
  /// What the path of each begins with, relative to the client's script; its key follows.
  static let name = "pages/"
  static let path = "/banyan/" + name
}

extension Site {
  /// The page of a key, for the visitor whose window shows it.
  func framedPage(
    _ path: String, _ request: HTTPRequestHead, from sender: Sender
  ) async -> Response {
    guard let session = source.session(in: request.headers, of: sender) else {
      configuration.metrics.refused(.origin)
      return Response(.forbidden, "You do not have access to this page.")
    }
    let key = String(path.dropFirst(FramedPages.path.count))
    guard let file = await visitors.offeredFile(key, of: session.visitorName), file.isPage,
      let contents = FileManager.default.contents(atPath: file.path)
    else { return Response(.notFound, "There is no such page, or no such window any more.") }
    return Response(framing: contents)
  }
}

extension Response {
  /// A page of no origin: whatever is in it, it cannot act as a page of this server, in a frame or elsewhere.
  fileprivate init(framing contents: Data) {
    self.init(.ok, type: "text/html; charset=utf-8", body: ByteBuffer(bytes: contents))
    headers.replaceOrAdd(
      name: "content-security-policy",
      value: "sandbox allow-scripts allow-forms allow-popups; "
        + "default-src http: https: data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'self'"
    )
    headers.replaceOrAdd(name: "x-frame-options", value: "SAMEORIGIN")
  }
}
