// Log-ins, which the front manages, because workers do not know tokens.

extension Workers {
  /// Notes that an app has logged in a user.
  func logIn(_ visitor: String, as user: String, in window: String) {
    if let renewal = sessions.logIn(visitor, as: user, in: window) { send(renewal, to: visitor) }
  }

  /// Tells a visitor's next worker what the previous one may not have done.
  func continueRenewal(of visitor: String) {
    if let renewal = sessions.renewal(of: visitor) { send(renewal, to: visitor) }
  }

  /// Has a visitor's window fetch their next token.
  private func send(_ renewal: Sessions.SentRenewal, to visitor: String) {
    sendFrame(WorkerFrame(.renew, texts: visitor, renewal.window, renewal.key), toWorkerOf: visitor)
  }

  /// Notes the visitors whose previous token has ended.
  func noteRenewals() {
    for visitor in sessions.takeRenewed() {
      sendFrame(WorkerFrame(.renewed, texts: visitor), toWorkerOf: visitor)
    }
  }

  /// Ends a visit, or those of all visitors who are the same user.
  func logOut(_ visitor: String, everywhere: Bool = false) {
    if everywhere, let user = sessions.user(of: visitor) { leases?.endVisits(of: user) }
    for name in everywhere ? sessions.visitorNames(ofUserOf: visitor) : [visitor] {
      leases?.endVisit(name)
      endSession(of: name)
    }
  }

  /// Ends a visit here. If the visitor lives at another front by now, it goes on there.
  func endSession(of visitor: String) {
    sessions.end(visitor)
    // A worker that is to take them up must not.
    kept.remove(visitor)
    if !sendFrame(WorkerFrame(.dismiss, texts: visitor), toWorkerOf: visitor) { leave(visitor) }
    leases?.visitorDidGo(visitor)
  }
}
