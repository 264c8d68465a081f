import Foundation

// The work of workers for a front whose visitors live in several places.

extension Workers {
  /// Waits until the worker of a visitor has sent what was pending when this was called, or has ended.
  func settleWorker(of visitor: String) async {
    guard let number = assignment.worker(of: visitor), let link = links[number], link.isReady
    else { return }
    await withCheckedContinuation {
      settling[number, default: []].append($0)
      link.process.sendFrame(WorkerFrame(.settle))
    }
  }

  /// Returns true if a visitor has an app, or is to have one.
  func hasApp(of visitor: String) -> Bool {
    assignment.worker(of: visitor) != nil || kept[visitor] != nil
  }

  /// Ends a visitor's app here, because it goes on at another front.
  func letGo(_ visitor: String) async {
    if sendFrame(WorkerFrame(.dismiss, texts: visitor, "elsewhere"), toWorkerOf: visitor) {
      await settleWorker(of: visitor)
    }
    leave(visitor)
  }

  /// The visitors of some names, for another front.
  func handover(of names: [String]) -> FrontHandover {
    var handover = FrontHandover()
    handover.sessions = names.map(session(of:))
    handover.visitors = names.compactMap { name in
      guard let visitor = kept[name], let head = try? JSONEncoder().encode(visitor) else {
        return nil
      }
      return .init(head: Array(head), pieces: kept.pieces(of: name))
    }
    return handover
  }
}

extension Sessions {
  /// Returns the visitor that a token identifies, whoever sends it.
  func owner(of token: String) -> String? { state.withLock { $0.visitorNames[token] } }

  /// Returns the user that a visitor is, by the app or by a proxy.
  func user(of visitorName: String) -> String? {
    state.withLock { state in
      state.sessions[visitorName].flatMap { $0.login ?? $0.proxyUser }
    }
  }
}
