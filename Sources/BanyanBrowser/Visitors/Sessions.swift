import Synchronization

/// Maps the tokens in cookies to visitors.
///
/// A token is random and has no meaning of its own. An unknown token, whether made up or expired, identifies
/// no visitor: its browser gets another, so an attacker cannot choose the token of another person in advance.
///
/// When a page is fetched with a token that is a day old, the answer contains the next one, so a leaked token
/// is soon of no use. The page may be lost on its way, so the old token is valid until the next one has been
/// seen, and for a minute longer, as other requests with it are on their way.
///
/// The session of a dismissed visitor is remembered for a while, so that tabs that come back together are one
/// visitor again. At most as many are remembered as there may be visitors. Beyond that the address with the most has one of its
/// own forgotten, as it also gives up a place for a visitor first.
///
/// After somebody has logged in, the previous token ends as soon as the next one is seen, and only who has a key gets that; see
/// `SessionLogins.swift`.
final class Sessions: Sendable {
  typealias Instant = ContinuousClock.Instant

  /// The age at which a token is replaced.
  static let tokenTime = Duration.seconds(86_400)
  /// The time that a token stays valid after its successor has been seen.
  static let overlapTime = Duration.seconds(60)

  struct Session {
    var token: String
    var tokenBegin: Instant
    /// The token that a page has been sent, and that no request has contained yet.
    var nextToken: String?
    var previousToken: (token: String, end: Instant)?
    /// The client that the visitor was first seen at, if it is known.
    var client: ClientAddress?
    /// The user that a proxy has authenticated. Only requests of the same user are the visitor's.
    var proxyUser: String?
    /// The user that the app has logged in.
    var login: String?
    /// The renewal that follows a log-in, until the next token has been seen.
    var renewal: Renewal?
    /// True if one of the visitor's pages has ever connected.
    var wasUsed = false
    /// The time at which the session is removed; nil while its visitor exists.
    var end: Instant?
  }

  struct State {
    /// The sessions by the names of visitors.
    var sessions: [String: Session] = [:]
    var visitorNames: [String: String] = [:]
    /// The sessions of dismissed visitors.
    var remembered = RememberedSessions()
    /// The visitors whose next token has been seen after somebody had logged in.
    var renewed: [String] = []
  }

  private let rememberedCount: Int
  private let rememberedTime: Duration
  let state = Mutex(State())

  init(limits: BrowserServer.Limits) {
    rememberedCount = limits.visitorCount
    rememberedTime = limits.windowLifeTime
  }

  /// The number of sessions, including remembered ones.
  var count: Int { state.withLock { $0.sessions.count } }

  /// Returns the visitor that a token identifies. Safe to call on any thread.
  ///
  /// The table's hashes are seeded, so the time that this takes reveals nothing about tokens.
  ///
  /// - Parameter user: The user that a proxy has authenticated, who must be the visitor's.
  func visitorName(
    of token: String, provenBy user: String? = nil, now: Instant = .now
  ) -> String? {
    guard token.utf8.count == RandomToken.byteCount else { return nil }
    return state.withLock { $0.visitorName(of: token, provenBy: user, now: now) }
  }

  /// Returns the token to send to a visitor's browser; nil if the browser has the right one.
  ///
  /// - Parameter token: The token that the page was fetched with, if it was valid.
  func tokenToSend(to visitorName: String, having token: String?, now: Instant = .now) -> String? {
    state.withLock { state in
      guard var session = state.sessions[visitorName] else { return nil }
      guard let token else { return session.token }
      // Only who has the key of a renewal gets the next token.
      guard session.renewal == nil else { return nil }
      guard token == session.token, now - session.tokenBegin >= Self.tokenTime else { return nil }
      if let next = session.nextToken { return next }
      let next = RandomToken.make()
      session.nextToken = next
      state.sessions[visitorName] = session
      state.visitorNames[next] = visitorName
      return next
    }
  }

  /// Begins the session of a visitor, or continues it.
  ///
  /// - Parameters:
  ///   - user: The user that a proxy has authenticated.
  ///   - client: The sender of the request, if it is known.
  func visitorDidCome(
    _ visitorName: String, provenBy user: String? = nil, from client: ClientAddress? = nil,
    now: Instant
  ) {
    state.withLock { state in
      if state.sessions[visitorName] == nil {
        let token = RandomToken.make()
        state.sessions[visitorName] = Session(
          token: token, tokenBegin: now, client: client?.client, proxyUser: user)
        state.visitorNames[token] = visitorName
      } else {
        state.sessions[visitorName]?.end = nil
      }
    }
  }

  /// Keeps the session of a visitor, unless it has ended: they may have logged out meanwhile.
  func visitorDidComeBack(_ visitorName: String) {
    state.withLock { $0.sessions[visitorName]?.end = nil }
  }

  /// Returns the tokens that identify a visitor, the newest first.
  func tokens(of visitorName: String, now: Instant = .now) -> [String] {
    state.withLock { state in
      guard let session = state.sessions[visitorName] else { return [] }
      let previous = session.previousToken.flatMap { $0.end > now ? $0.token : nil }
      return [session.nextToken, session.token, previous].compactMap(\.self)
    }
  }

  /// Returns the client that a visitor was first seen at, if it is known.
  func client(of visitorName: String) -> ClientAddress? {
    state.withLock { $0.sessions[visitorName]?.client }
  }

  /// Continues the session of a visitor of another process.
  func takeUp(
    _ visitorName: String, _ tokens: [String], _ login: Login = Login(),
    from client: ClientAddress? = nil, now: Instant = .now
  ) {
    state.withLock { state in
      guard let token = tokens.first, state.sessions[visitorName] == nil else { return }
      var session = Session(
        token: token, tokenBegin: now, client: client?.client, wasUsed: true)
      (session.proxyUser, session.login) = (login.proxyUser, login.login)
      if tokens.count > 1 {
        if let renewal = login.renewal {
          (session.token, session.nextToken) = (tokens[1], token)
          session.renewal = Renewal(renewal, begin: now)
        } else {
          session.previousToken = (tokens[1], now + Self.overlapTime)
        }
      }
      state.sessions[visitorName] = session
      for token in tokens.prefix(2) { state.visitorNames[token] = visitorName }
    }
  }

  /// Ends the session of a dismissed visitor: after a while if any of their pages ever connected, which those
  /// of crawlers never do, or at once.
  func visitorDidGo(_ visitorName: String, wasUsed: Bool, now: Instant) {
    state.withLock { state in
      guard var session = state.sessions[visitorName] else { return }
      if wasUsed { session.wasUsed = true }
      guard session.wasUsed else { return state.forget(visitorName) }
      let end = now + rememberedTime
      session.end = end
      state.sessions[visitorName] = session
      state.remembered.add(.init(visitorName: visitorName, end: end), from: session.client)
      while state.remembered.count > rememberedCount, let entry = state.remembered.removeOne() {
        state.forget(entry)
      }
    }
  }

  /// Removes the sessions that have ended.
  func sweep(now: Instant) {
    state.withLock { state in
      for entry in state.remembered.removeEnded(now: now) { state.forget(entry) }
    }
  }

  func endAll() { state.withLock { $0 = State() } }
}

extension Sessions.State {
  fileprivate mutating func visitorName(
    of token: String, provenBy user: String?, now: Sessions.Instant
  ) -> String? {
    guard let name = visitorNames[token], var session = sessions[name], session.proxyUser == user
    else { return nil }
    if let end = session.end, end <= now {
      forget(name)
      return nil
    }
    if token == session.nextToken {
      if let previous = session.previousToken { visitorNames[previous.token] = nil }
      session.previousToken = (session.token, now + Sessions.overlapTime)
      if session.renewal.take() != nil {
        visitorNames[session.token] = nil
        session.previousToken = nil
        renewed.append(name)
      }
      (session.token, session.tokenBegin, session.nextToken) = (token, now, nil)
      sessions[name] = session
    } else if let previous = session.previousToken, token == previous.token, previous.end <= now {
      visitorNames[token] = nil
      sessions[name]?.previousToken = nil
      return nil
    }
    return name
  }

  mutating func forget(_ visitorName: String) {
    guard let session = sessions.removeValue(forKey: visitorName) else { return }
    for token in [session.token, session.nextToken, session.previousToken?.token] {
      if let token { visitorNames[token] = nil }
    }
  }

  /// Removes a session that was remembered, unless its visitor has come back.
  fileprivate mutating func forget(_ entry: RememberedSessions.Entry) {
    if sessions[entry.visitorName]?.end == entry.end { forget(entry.visitorName) }
  }
}
