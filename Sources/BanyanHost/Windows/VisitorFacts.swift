/// The facts that a host knows about the person who uses an app.
package struct VisitorFacts: Hashable, Codable, Sendable {
  /// The address of their browser; nil if it is not known.
  package var address: String?
  /// The headers of their requests that the operator has named, by their names in lowercase.
  package var headers: [String: String] = [:]
  /// The cookies that the operator has named.
  package var cookies: [String: String] = [:]
  /// The language that their browser asked for at first; nil if it asked for none.
  package var language: String?
  /// The user that a trusted proxy has authenticated.
  package var proxyUser: String?
  /// The user that the app itself has logged in.
  package var login: String?

  /// The facts of the visitor for whom an application is being made.
  @TaskLocal package static var ofNewApplication: VisitorFacts?

  package init(
    address: String? = nil, headers: [String: String] = [:], cookies: [String: String] = [:],
    proxyUser: String? = nil, login: String? = nil
  ) {
    (self.address, self.headers, self.cookies) = (address, headers, cookies)
    (self.proxyUser, self.login) = (proxyUser, login)
  }

  /// The user, if there is one.
  package var user: String? { login ?? proxyUser }

  /// Adopts the facts of a later request. A header that it lacks is as it was, since not all requests of a page
  /// have the same headers; and only the app logs somebody in.
  package mutating func adopt(_ later: VisitorFacts) {
    address = later.address ?? address
    headers.merge(later.headers) { $1 }
    cookies = later.cookies
    proxyUser = later.proxyUser
  }
}

/// An app's request to the session of its visitor.
package enum LoginRequest: Hashable, Sendable {
  /// The visitor is this user from now on.
  case logIn(String)
  /// The visit ends.
  case logOut
  /// All visits of the same user end, this one included.
  case logOutEverywhere
}

/// An application that can know who uses it.
@MainActor
package protocol VisitedApplication: Application {
  /// Receives the facts of the visitor's newest request.
  func note(_ facts: VisitorFacts)

  /// Called when the visit is over and the app has been terminated. It keeps nothing of the visit from then on. Where another process goes on
  /// with the visit, this is not called.
  func didEndVisit()

  /// Called when the app asks something of its visitor's session, with the window in which it does.
  var didRequestLogin: ((LoginRequest, (any Window)?) -> Void)? { get set }
}
