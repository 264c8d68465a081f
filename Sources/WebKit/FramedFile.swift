import Foundation
import SwiftUICore

extension MediaFile {
  /// The page of a request; nil if a frame cannot show it.
  static func page(of url: URL?) -> MediaFile? {
    guard let url, url.isFileURL || ["http", "https"].contains(url.scheme?.lowercased()) else {
      return nil
    }
    return .url(url)
  }

  /// A page that the app has written.
  static func page(html: String, baseURL: URL?) -> MediaFile {
    .contents(Data(Self.html(html, relativeTo: baseURL).utf8), type: "text/html")
  }

  /// Adds where relative addresses lead, after the type of the document, without which a browser would follow older rules.
  private static func html(_ html: String, relativeTo base: URL?) -> String {
    guard let base, ["http", "https"].contains(base.scheme?.lowercased()) else { return html }
    let address = base.absoluteString.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    let element = "<base href=\"\(address)\">"
    guard let type = html.prefixMatch(of: /\s*<!doctype[^>]*>/.ignoresCase()) else {
      return element + html
    }
    return html[..<type.range.upperBound] + element + html[type.range.upperBound...]
  }
}
