import Foundation
import FoundationComplement
import UniformTypeIdentifiers

/// The text that is on a person's clipboard for items of an app.
enum ClipboardText {
  /// Returns the texts of items, a line for each. Without any, it is the number of items, by which they are recognized when they come back.
  static func text(of items: [NSItemProvider]) async -> String {
    var texts: [String] = []
    for item in items {
      if let text = await text(of: item) { texts.append(text) }
    }
    let text = texts.joined(separator: "\n")
    if !text.isEmpty { return text }
    return items.count == 1 ? "1 item" : "\(items.count) items"
  }

  private static func text(of item: NSItemProvider) async -> String? {
    let types = item.registeredContentTypes
    let kinds: [UTType] = [.plainText, .url, .text]
    let type = kinds.lazy.compactMap { kind in types.first { $0.conforms(to: kind) } }.first
    guard let type, let data = try? await item.loadedContents(of: type).data else { return nil }
    return String(data: data, encoding: .utf8)
  }

  /// Returns whether a text that comes back is the one that was put on the clipboard. Windows ends lines in its own way.
  static func isSame(_ text: String, as own: String) -> Bool {
    text == own || text.replacing("\r\n", with: "\n") == own
  }

  /// Returns the item of a text from elsewhere, which may be an address.
  static func items(of text: String) -> [NSItemProvider] {
    if text.isEmpty { return [] }
    let item = NSItemProvider()
    let data = Data(text.utf8)
    if text.prefixMatch(of: /https?:\/\/\S+$/) != nil { item.add(.url, .data { data }) }
    item.add(.utf8PlainText, .data { data })
    return [item]
  }
}
