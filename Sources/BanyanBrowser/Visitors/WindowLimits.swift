import BanyanHost

extension BrowserWindow {
  var limits: BrowserServer.Limits { configuration.limits }
  var fileLimits: FileLimits { FileLimits(limits, of: client) }
  var characterCountPerField: Int { limits.characterCountPerField }

  /// Ends the window if it is too old or too large.
  ///
  /// - Returns: Whether it was ended.
  func endBeyondLimits() -> Bool {
    guard let window, !isClosed else { return false }
    let reason: String
    if now() - openingTime >= limits.windowLifeTime {
      reason = "This page was open for too long."
    } else if now() - useTime >= limits.windowIdleTime {
      reason = "This page was closed after inactivity."
    } else if window.elementCount > limits.elementCountPerWindow {
      reason = "This page has become too large."
    } else {
      return false
    }
    configuration.refusalLog.write(
      "A window was closed: \(reason)", for: "limit", to: logger,
      metadata: ["elements": "\(window.elementCount)"])
    close(code: CloseCode.limit, reason: reason)
    return true
  }
}
