import Logging

/// Writes messages into the log. See Apple's documentation of `Logger`.
///
/// ```swift
/// import os
///
/// let logger = Logger(subsystem: "org.example.notes", category: "sync")
/// logger.info("Fetched \(notes.count) notes for \(user.name)")  // Fetched 3 notes for <private>
/// ```
///
/// Messages go to swift-log, with the subsystem as label and the category as metadata, so they are in the same place as
/// the rest of the server's log. Private values in a message are written as `<private>`, unless the program was started
/// by `banyan run`, which corresponds to a start by Xcode: see ``OSLogPrivacy``.
///
/// Apple calls this type `Logger` in the module `os`.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for general messages.
  public init() {
    log = .default
  }

  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes into a log.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log.write(message, .notice) }

  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level.level) }

  /// Writes a message for debugging, at the level `trace` of swift-log.
  public func trace(_ message: OSLogMessage) { log.write(message, .trace) }

  /// Writes a message for debugging.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

  /// Writes a helpful message.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }

  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log.write(message, .notice) }

  /// Writes a message about a problem that may become an error.
  public func warning(_ message: OSLogMessage) { log.write(message, .warning) }

  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }

  /// Writes a message about an error that keeps the app from working.
  public func critical(_ message: OSLogMessage) { log.write(message, .critical) }

  /// Writes a message about a mistake in the program.
  public func fault(_ message: OSLogMessage) { log.write(message, .critical) }
}
