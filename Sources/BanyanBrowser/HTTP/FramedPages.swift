import BanyanHost
import Foundation
import NIOCore

/// Pages that an app has written itself, for its windows to show in a frame.
enum FramedPages {
  /// The beginning of each page's path, relative to the client's script. The page's key follows.
  static let name = "pages/"
  static let path = "/banyan/" + name
}

extension Response {
  /// A page of no origin: whatever is in it, it cannot act as a page of this server, in a frame or elsewhere.
  init?(framing file: FileOffer) {
    guard let contents = FileManager.default.contents(atPath: file.path) else { return nil }
    self.init(.ok, type: "text/html; charset=utf-8", body: ByteBuffer(bytes: contents))
    headers.replaceOrAdd(
      name: "content-security-policy",
      value: "sandbox allow-scripts allow-forms allow-popups; "
        + "default-src http: https: data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'self'"
    )
    headers.replaceOrAdd(name: "x-frame-options", value: "SAMEORIGIN")
  }
}
