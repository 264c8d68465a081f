import BanyanGraph
import BanyanHost
import Observation

/// The person who uses the app, as far as their requests and their log-ins reveal.
///
/// Every window has one in its environment, so it needs no modifier and is never missing:
///
/// ```swift
/// struct AccountView: View {
///   @Environment(VisitorSession.self) private var session
///   @State private var name = ""
///   @State private var password = ""
///
///   var body: some View {
///     if let user = session.user {
///       Text("Hello, \(user)!")
///       Button("Log Out") { session.logOut() }
///     } else {
///       TextField("Name", text: $name)
///       SecureField("Password", text: $password)
///       Button("Log In") {
///         Task { if await accounts.accept(name, password) { session.logIn(as: name) } }
///       }
///     }
///   }
/// }
/// ```
///
/// It is `Observable`: a body that reads a property runs again when that property changes. Read it from the
/// environment where you need it, and do not keep it in a model, which would then start anew with each hot reload.
///
/// A visitor is one browser, and has an instance of the app of their own. What is here is the same in all of their
/// windows; a command or a scene reads it too. On a host that has no requests, as in tests, everything is empty until
/// ``logIn(as:)``.
@MainActor
public final class VisitorSession: Observable {
  private(set) var facts: VisitorFacts
  private let registrar = ObservationRegistrar()
  /// The app whose visitor this is; nil if it was made by a program.
  private let reference: AppReference?
  /// The number of the window in which it is provided; nil at the root.
  private let windowNumber: UInt64?

  /// Creates a session for previews and tests, to be provided with `environment(_:)`.
  ///
  /// - Parameters:
  ///   - user: The user who is logged in.
  ///   - address: The address of the browser.
  ///   - headers: The headers of its requests, by their names in lowercase.
  ///   - cookies: The cookies of its requests.
  public init(
    user: String? = nil, address: String? = nil, headers: [String: String] = [:],
    cookies: [String: String] = [:]
  ) {
    facts = VisitorFacts(address: address, headers: headers, cookies: cookies, login: user)
    (reference, windowNumber) = (nil, nil)
  }

  init(_ facts: VisitorFacts, of reference: AppReference, windowNumber: UInt64? = nil) {
    (self.facts, self.reference, self.windowNumber) = (facts, reference, windowNumber)
  }

  /// The user: the one that the app has logged in, or else the one that a trusted proxy has authenticated
  /// (`--user-header`). Default: nil, for somebody unknown.
  public var user: String? {
    registrar.access(self, keyPath: \.user)
    return facts.user
  }

  /// The address of the visitor's browser, such as `192.0.2.7`, as far as the server can tell: behind a proxy it is the
  /// proxy's own, unless that is trusted. It changes with the network that they are in.
  public var address: String? {
    registrar.access(self, keyPath: \.address)
    return facts.address
  }

  /// The headers of the visitor's requests that the server was told to pass on (`--request-header`), by their names in
  /// lowercase. If one occurs several times, its values are joined with commas.
  ///
  /// A header is what the browser sent, unless a proxy sets it. If the server trusts any proxy, only headers
  /// of requests that come through one are here.
  public var headers: [String: String] {
    registrar.access(self, keyPath: \.headers)
    return facts.headers
  }

  /// The cookies of the visitor's requests that the server was told to pass on (`--request-cookie`). They are what the
  /// browser says.
  public var cookies: [String: String] {
    registrar.access(self, keyPath: \.cookies)
    return facts.cookies
  }

  /// Notes that the visitor has proven to be a user.
  ///
  /// ``user`` has the name at once, in all windows of the visitor. The server replaces their cookie: their other windows connect
  /// again with the new one, and whoever knows only the previous one is a stranger from then on. Until the browser has fetched the
  /// new cookie, which takes two requests, the previous one is still valid; a browser that takes longer than a minute is logged out.
  ///
  /// The user stays logged in as long as the visitor's session lasts, also when their app has been ended because no window
  /// was open, or goes on in another process.
  ///
  /// - Parameter user: A name that identifies the user, and that the app has checked. An empty one traps.
  public func logIn(as user: String) {
    precondition(!user.isEmpty, "A user needs a name.")
    request(.logIn(user)) { $0.login = user }
  }

  /// Ends the visit. The visitor's app and all of its state are gone; each of their windows is loaded anew, as that of
  /// somebody unknown, without what was typed there.
  public func logOut() {
    request(.logOut) { ($0.login, $0.proxyUser) = (nil, nil) }
  }

  /// Ends all visits of the ``user``, this one included, whichever browser they are in, as ``logOut()`` does. Without a user it is
  /// the same as that. A page that has no connection at that moment keeps what was typed there for the page that follows it.
  public func logOutEverywhere() {
    request(.logOutEverywhere) { ($0.login, $0.proxyUser) = (nil, nil) }
  }

  private func request(_ request: LoginRequest, _ change: (inout VisitorFacts) -> Void) {
    var facts = facts
    change(&facts)
    guard let reference else { return note(facts) }
    guard let app = reference.app else { return }
    // Not the key window in place of one that has closed: that may be somebody else's.
    let window =
      if let windowNumber { app.allWindows.first { $0.node.number == windowNumber } } else {
        app.keyWindow
      }
    // The host first: it keeps what the app knows with the next batch.
    app.didRequestLogin?(request, window)
    app.note(facts)
  }

  /// Adopts what is known now. Only readers of what differs run again.
  func note(_ new: VisitorFacts) {
    let old = facts
    let differs = (
      user: old.user != new.user, address: old.address != new.address,
      headers: old.headers != new.headers, cookies: old.cookies != new.cookies
    )
    if differs.user { registrar.willSet(self, keyPath: \.user) }
    if differs.address { registrar.willSet(self, keyPath: \.address) }
    if differs.headers { registrar.willSet(self, keyPath: \.headers) }
    if differs.cookies { registrar.willSet(self, keyPath: \.cookies) }
    facts = new
    if differs.user { registrar.didSet(self, keyPath: \.user) }
    if differs.address { registrar.didSet(self, keyPath: \.address) }
    if differs.headers { registrar.didSet(self, keyPath: \.headers) }
    if differs.cookies { registrar.didSet(self, keyPath: \.cookies) }
  }
}

extension RunningApp: VisitedApplication {
  package func note(_ facts: VisitorFacts) {
    guard facts != session.facts else { return }
    runtime.perform("request") {
      session.note(facts)
      for window in allWindows { window.session.note(facts) }
    }
  }
}
