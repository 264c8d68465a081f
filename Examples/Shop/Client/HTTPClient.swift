import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is asked of the server, and the type of its answer.
struct Resource<Value: Decodable & Sendable>: Sendable {
  var method = "GET"
  var path: String
  var body: Data?

  static func get(_ path: String) -> Resource { Resource(path: path) }

  static func delete(_ path: String) -> Resource { Resource(method: "DELETE", path: path) }

  static func post(_ path: String, _ body: some Encodable) throws -> Resource {
    Resource(method: "POST", path: path, body: try JSONEncoder().encode(body))
  }

  static func put(_ path: String, _ body: some Encodable) throws -> Resource {
    Resource(method: "PUT", path: path, body: try JSONEncoder().encode(body))
  }
}

/// The answer that only says that something is done, or a body that says nothing.
struct Nothing: Codable, Sendable {}

/// Why a request failed, in words for the person.
enum ShopError: LocalizedError, Equatable {
  case unreachable
  case unreadable
  case notLoggedIn
  case refused(String)

  var errorDescription: String? {
    switch self {
    case .unreachable: "The shop cannot be reached. Please try again in a moment."
    case .unreadable: "The shop gave an answer that this app does not understand."
    case .notLoggedIn: "Your session has ended. Please log in again."
    case .refused(let message): message
    }
  }
}

/// Sends requests to the shop's server.
struct HTTPClient: Sendable {
  /// The server's address: that in `SHOP_SERVER`, or else where `node server.js` listens.
  var server =
    ProcessInfo.processInfo.environment["SHOP_SERVER"].flatMap { URL(string: $0) }
    ?? URL(string: "http://127.0.0.1:3000")!

  /// On a server one process is the app of many people, so it keeps no cookies and no answers for all of them.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 15
    return URLSession(configuration: configuration)
  }()

  /// - Parameter token: the session on whose behalf the request is made.
  /// - Throws: ``ShopError``, or `CancellationError`.
  func load<Value>(_ resource: Resource<Value>, token: String? = nil) async throws -> Value {
    var request = URLRequest(url: server.appending(path: resource.path))
    request.httpMethod = resource.method
    request.httpBody = resource.body
    if resource.body != nil {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    let (data, response) = try await answer(to: request)
    switch (response as? HTTPURLResponse)?.statusCode {
    case 204: return try decode(Data("{}".utf8))
    case .some(200...299): return try decode(data)
    case 401: throw ShopError.notLoggedIn
    default: throw ShopError.refused(try decode(data, as: Refusal.self).message)
    }
  }

  private struct Refusal: Decodable {
    let message: String
  }

  private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
    do {
      return try await Self.session.data(for: request)
    } catch {
      if Task.isCancelled { throw CancellationError() }
      throw ShopError.unreachable
    }
  }

  private func decode<Value: Decodable>(
    _ data: Data, as type: Value.Type = Value.self
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .secondsSince1970
    do {
      return try decoder.decode(type, from: data)
    } catch {
      throw ShopError.unreadable
    }
  }
}
