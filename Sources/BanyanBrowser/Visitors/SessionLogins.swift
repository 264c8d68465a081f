// Log-ins, and the renewal of tokens.
//
// A token that somebody else has put into a browser, or has read there, must not become that of a user who logs in with it. So the next token
// goes only to who has a key, which is sent over the socket of the window in which the user has logged in.

extension Sessions {
  /// A token that a visitor's browser must fetch after a log-in.
  struct Renewal: Equatable {
    let key: String
    /// The token of the window that has been given the key.
    let window: String
    let begin: Instant

    init(_ sent: SentRenewal, begin: Instant) {
      (key, window, self.begin) = (sent.key, sent.window, begin)
    }
  }

  /// A renewal as it is sent to a window, and to other processes.
  struct SentRenewal: Codable, Equatable, Sendable {
    let key: String
    let window: String
  }

  /// The facts about a session, besides its tokens, that another process needs.
  struct Login: Codable, Equatable, Sendable {
    var proxyUser: String?
    var login: String?
    var renewal: SentRenewal?
  }

  /// The time in which a browser must fetch its next token after a log-in.
  static let renewalTime = Duration.seconds(60)

  /// Notes that the app has logged in a user as a visitor.
  ///
  /// - Parameter window: The token of the window in which it has.
  /// - Returns: The renewal to send to that window; nil if there is no such visitor.
  func logIn(
    _ visitorName: String, as user: String, in window: String, now: Instant = .now
  ) -> SentRenewal? {
    state.withLock { state in
      guard var session = state.sessions[visitorName] else { return nil }
      if let pending = session.renewal, pending.window == window {
        // Its browser may already have the next token.
        session.login = user
        state.sessions[visitorName] = session
        return pending.sent
      }
      let sent = SentRenewal(key: RandomToken.make(), window: window)
      if let next = session.nextToken { state.visitorNames[next] = nil }
      let next = RandomToken.make()
      session.login = user
      session.nextToken = next
      session.renewal = Renewal(sent, begin: now)
      state.sessions[visitorName] = session
      state.visitorNames[next] = visitorName
      return sent
    }
  }

  /// Returns the next token of a visitor, for who has the key of their renewal.
  func renewedToken(for key: String, of visitorName: String) -> String? {
    state.withLock { state in
      guard let session = state.sessions[visitorName], let renewal = session.renewal,
        RandomToken.areEqual(key, renewal.key)
      else { return nil }
      return session.nextToken
    }
  }

  /// Returns the renewal that a visitor's window has yet to do.
  func renewal(of visitorName: String) -> SentRenewal? {
    state.withLock { $0.sessions[visitorName]?.renewal?.sent }
  }

  /// Returns, once each, the visitors whose previous token has ended.
  func takeRenewed() -> [String] {
    state.withLock { state in
      defer { state.renewed = [] }
      return state.renewed
    }
  }

  /// Returns the visitors whose browser has not fetched its next token in time.
  func overdueRenewals(now: Instant) -> [String] {
    state.withLock { state in
      state.sessions.filter { _, session in
        session.renewal.map { now - $0.begin >= Self.renewalTime } ?? false
      }.map(\.key).sorted()
    }
  }

  /// Returns the user that the app has logged in as a visitor.
  func login(of visitorName: String) -> String? {
    state.withLock { $0.sessions[visitorName]?.login }
  }

  /// Returns the visitors who are the same user as one of them, that one included.
  func visitorNames(ofUserOf visitorName: String) -> [String] {
    state.withLock { state in
      guard let user = state.sessions[visitorName]?.user else { return [visitorName] }
      return state.sessions.filter { $0.value.user == user }.map(\.key).sorted()
    }
  }

  /// Returns what another process needs to know, besides the tokens.
  func handedLogin(of visitorName: String) -> Login {
    state.withLock { state in
      guard let session = state.sessions[visitorName] else { return Login() }
      return Login(
        proxyUser: session.proxyUser, login: session.login, renewal: session.renewal?.sent)
    }
  }

  /// The visitors, sorted.
  var names: [String] { state.withLock { $0.sessions.keys.sorted() } }

  /// Ends a session: its tokens stand for nobody any more.
  func end(_ visitorName: String) {
    state.withLock { $0.forget(visitorName) }
  }
}

extension Sessions.Session {
  fileprivate var user: String? { login ?? proxyUser }
}

extension Sessions.Renewal {
  fileprivate var sent: Sessions.SentRenewal { Sessions.SentRenewal(key: key, window: window) }
}
