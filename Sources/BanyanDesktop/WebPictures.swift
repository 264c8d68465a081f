import Foundation
import FoundationNetworking

/// The pictures that the windows of an app have loaded from the web, or from files of the person, by their URLs.
@MainActor
final class WebPictures {
  private var loaded: [String: [UInt8]] = [:]
  /// The URLs of what is loaded, the oldest first.
  private var order: [String] = []
  private var byteCount = 0
  private var waiting: [String: [@MainActor () -> Void]] = [:]

  /// The largest picture, in bytes.
  private static let mostBytesOfOne = 64 << 20
  /// The most bytes that are kept. The painter keeps what it has decoded, so that older pictures stay in the windows.
  private static let mostBytes = 256 << 20

  /// Returns the contents of a picture that has been loaded.
  func bytes(_ url: String) -> [UInt8]? { loaded[url] }

  /// Loads a picture, and then calls a closure, whether it could be loaded or not. One that is loaded already is not again.
  func load(_ url: String, _ completion: @escaping @MainActor () -> Void) {
    if loaded[url] != nil { return completion() }
    guard let address = URL(string: url),
      ["http", "https", "file"].contains(address.scheme?.lowercased())
    else { return completion() }
    waiting[url, default: []].append(completion)
    if waiting[url]?.count != 1 { return }
    if address.isFileURL { return read(address, for: url) }
    URLSession.shared.dataTask(with: address) { data, response, _ in
      let status = (response as? HTTPURLResponse)?.statusCode ?? 200
      let data = 200..<300 ~= status ? data : nil
      DispatchQueue.main.async { MainActor.assumeIsolated { self.end(url, data) } }
    }.resume()
  }

  // Foundation on Linux has no tasks for files.
  private func read(_ file: URL, for url: String) {
    DispatchQueue.global().async {
      let data = try? Data(contentsOf: file, options: .mappedIfSafe)
      DispatchQueue.main.async { MainActor.assumeIsolated { self.end(url, data) } }
    }
  }

  private func end(_ url: String, _ data: Data?) {
    if let data, data.count <= Self.mostBytesOfOne { keep([UInt8](data), url) }
    for completion in waiting.removeValue(forKey: url) ?? [] { completion() }
  }

  private func keep(_ bytes: [UInt8], _ url: String) {
    loaded[url] = bytes
    order.append(url)
    byteCount += bytes.count
    while byteCount > Self.mostBytes, let oldest = order.first {
      order.removeFirst()
      byteCount -= loaded.removeValue(forKey: oldest)?.count ?? 0
    }
  }
}
