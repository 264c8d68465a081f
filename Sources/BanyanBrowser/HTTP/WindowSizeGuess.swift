import BanyanHost
import NIOHTTP1

/// Guesses the size of a browser's window before the browser reports it, to lay out the first page.
enum WindowSizeGuess {
  /// - Returns: nil for a client that is no ordinary browser, or one on a telephone, whose size windows have by
  ///   default.
  static func size(for headers: HTTPHeaders) -> Event.Payload? {
    guard let agent = headers.first(name: "user-agent"), agent.hasPrefix("Mozilla/"),
      !agent.contains("Mobi")
    else { return nil }
    return .windowSize(width: 1280, height: 720)
  }
}
