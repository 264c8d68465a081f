import Logging

extension Logger {
  /// Returns a logger whose lines name the window they are about and its visitor.
  ///
  /// - Parameter visitorName: The visitor's name. Only its start is logged: enough to tell visitors
  ///   apart, and too little to pose as one.
  func about(window name: String, of visitorName: String) -> Logger {
    var logger = self
    logger[metadataKey: "window"] = "\(name)"
    logger[metadataKey: "visitor"] = "\(visitorName.prefix(6))"
    return logger
  }
}
