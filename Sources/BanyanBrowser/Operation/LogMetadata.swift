import Logging

extension Logger {
  /// A logger whose lines say which window they are about, and of whom.
  ///
  /// - Parameter visitorName: Enough of it is said to tell visitors apart, and too little to be one.
  func about(window name: String, of visitorName: String) -> Logger {
    var logger = self
    logger[metadataKey: "window"] = "\(name)"
    logger[metadataKey: "visitor"] = "\(visitorName.prefix(6))"
    return logger
  }
}
