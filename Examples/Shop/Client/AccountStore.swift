import Observation

/// Who is logged in. The other stores make their requests through it, so that one place knows of the session.
@MainActor
@Observable
final class AccountStore {
  private struct Session: Decodable {
    let name: String
    let token: String
  }

  private struct Credentials: Encodable {
    let name: String
    let password: String
  }

  private let client: HTTPClient
  private var session: Session?

  init(client: HTTPClient) { self.client = client }

  /// The name of the person; nil if nobody is logged in.
  var name: String? { session?.name }

  func logIn(name: String, password: String) async throws {
    session = try await client.load(
      .post("sessions", Credentials(name: name, password: password)))
  }

  func register(name: String, password: String) async throws {
    session = try await client.load(
      .post("accounts", Credentials(name: name, password: password)))
  }

  func logOut() async throws {
    guard let token = session?.token else { return }
    // The person is gone from here even if the server cannot be told.
    session = nil
    let _: Nothing = try await client.load(.delete("sessions/current"), token: token)
  }

  /// Makes a request on behalf of the person who is logged in. A session that has ended is forgotten.
  func load<Value>(_ resource: Resource<Value>) async throws -> Value {
    let token = session?.token
    do {
      let value = try await client.load(resource, token: token)
      // An answer to the previous person is not for the next one.
      guard token == session?.token else { throw CancellationError() }
      return value
    } catch ShopError.notLoggedIn where token == session?.token {
      session = nil
      throw ShopError.notLoggedIn
    }
  }
}
