import BanyanHost
import NIOHTTP1

/// How large a browser's window may be that has not said it yet: the first page is laid out for that.
enum WindowSizeGuess {
  /// - Returns: nil if it is no browser that a person uses, or one on a telephone, of whose size windows are anyway.
  static func size(for headers: HTTPHeaders) -> Event.Payload? {
    guard let agent = headers.first(name: "user-agent"), agent.hasPrefix("Mozilla/"),
      !agent.contains("Mobi")
    else { return nil }
    return .windowSize(width: 1280, height: 720)
  }
}
