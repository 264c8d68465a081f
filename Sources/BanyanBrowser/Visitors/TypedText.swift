import BanyanHost

/// The amount of text typed into the fields of each window.
///
/// An app keeps such text as long as its window exists, whether a page is connected or not, so that
/// many windows with long texts take much memory in all.
struct TypedText {
  /// Shorter texts are not counted: there are many, and their fields are counted as elements.
  private static let leastByteCount = 4_096

  private struct Window {
    let client: ClientAddress?
    var fields: [ElementID: Int] = [:]
    var byteCount = 0
  }

  private let limit: Int
  private let limitPerAddress: Int
  private var windows: [String: Window] = [:]
  private var byClient: [ClientAddress: Int] = [:]
  private(set) var byteCount = 0

  init(_ limits: BrowserServer.Limits) {
    limit = limits.typedByteCount
    limitPerAddress = limits.typedByteCountPerAddress
  }

  /// The number of bytes in a window, by its token.
  subscript(window: String) -> Int { windows[window]?.byteCount ?? 0 }

  /// True if the total exceeds its limit.
  var isBeyondLimit: Bool { byteCount > limit }

  /// Returns true if an address exceeds its limit.
  func isBeyondLimit(of address: ClientAddress?) -> Bool {
    address.flatMap { byClient[$0.client] }.map { $0 > limitPerAddress } ?? false
  }

  /// Notes the current length of a field's text.
  mutating func note(
    _ count: Int, in field: ElementID, of token: String, from address: ClientAddress?
  ) {
    let count = count < Self.leastByteCount ? 0 : count
    if count == 0, windows[token] == nil { return }
    var window = windows[token] ?? Window(client: address?.client)
    let change = count - (window.fields[field] ?? 0)
    window.fields[field] = count == 0 ? nil : count
    window.byteCount += change
    windows[token] = window.fields.isEmpty ? nil : window
    add(change, for: window.client)
  }

  /// Removes a window that has ended.
  mutating func forget(_ token: String) {
    guard let window = windows.removeValue(forKey: token) else { return }
    add(-window.byteCount, for: window.client)
  }

  private mutating func add(_ change: Int, for client: ClientAddress?) {
    byteCount += change
    guard let client else { return }
    let count = (byClient[client] ?? 0) + change
    byClient[client] = count == 0 ? nil : count
  }
}
