import BanyanHost

// The identity of visitors: the facts that apps receive, and their requests about sessions.

extension Visitors {
  /// Makes the app of a visitor, which knows from the start who that is.
  func make<Made>(knowing facts: VisitorFacts, _ body: () -> Made) -> Made {
    VisitorFacts.$ofNewApplication.withValue(facts, operation: body)
  }

  /// Carries out what a visitor's app asks of their session.
  func follow(_ application: any Application, of name: String) {
    guard let application = application as? any VisitedApplication else { return }
    application.didRequestLogin = { [weak self] request, window in
      self?.handle(request, in: window, of: name)
    }
  }

  /// Notes the facts of a visitor's later request.
  func note(_ facts: VisitorFacts?, of visitor: Visitor) {
    guard let facts else { return }
    visitor.facts.adopt(facts)
    (visitor.application as? any VisitedApplication)?.note(visitor.facts)
  }

  private func handle(_ request: LoginRequest, in window: (any Window)?, of name: String) {
    guard let visitor = visitors[name] else { return }
    switch request {
    case .logIn(let user):
      visitor.facts.login = user
      let token = token(of: window, of: visitor)
      if let worker = configuration.worker {
        worker.logIn(name, as: user, in: token)
      } else if let renewal = sessions.logIn(name, as: user, in: token, now: now()) {
        renew(renewal, of: name)
      }
    case .logOut, .logOutEverywhere:
      visitor.facts.login = nil
      // The window is still handling the event.
      Task { logOut(name, everywhere: request == .logOutEverywhere) }
    }
  }

  private func token(of window: (any Window)?, of visitor: Visitor) -> String {
    let own = visitor.windows.values.first { window != nil && $0.window === window }
    // A window whose first views are being made is not known to the app's host yet.
    return (own ?? visitor.windows.values.first { $0.window == nil })?.token ?? ""
  }

  /// Lets a visitor's browser fetch its next token.
  func renew(_ renewal: Sessions.SentRenewal, of name: String) {
    visitors[name]?.renewal = renewal
    if let window = windows[renewal.window] { sendRenewal(to: window) }
  }

  /// Tells a window the key of its visitor's renewal, if it is the one to know it.
  func sendRenewal(to window: BrowserWindow) {
    guard let renewal = visitors[window.visitorName]?.renewal, renewal.window == window.token else {
      return
    }
    window.connection?.show(problems: WireProtocol.renewalMark + renewal.key)
  }

  /// Makes the windows of visitors whose previous token has ended connect again, which only browsers with the next one can.
  func noteRenewals() {
    for name in sessions.takeRenewed() { didRenew(name) }
  }

  func didRenew(_ name: String) {
    guard let visitor = visitors[name] else { return }
    visitor.renewal = nil
    visitor.lastRenewal = now()
    for window in visitor.windows.values { window.connection?.close(code: CloseCode.replaced) }
  }

  /// Ends a visit, or those of all visitors who are the same user.
  func logOut(_ name: String, everywhere: Bool = false) {
    if let worker = configuration.worker { return worker.logOut(name, everywhere: everywhere) }
    for name in everywhere ? sessions.visitorNames(ofUserOf: name) : [name] {
      sessions.end(name)
      dismiss(name)
    }
  }

  /// Ends a visitor's app and windows, which go on elsewhere.
  func letGo(_ name: String) {
    guard let visitor = visitors[name] else { return }
    visitor.goesOn = true
    give(up: visitor, with: CloseCode.goingAway)
  }

  /// Ends a visitor's app and windows, whose pages begin anew.
  func dismiss(_ name: String) {
    if let visitor = visitors[name] { give(up: visitor, with: CloseCode.loggedOut) }
  }
}
