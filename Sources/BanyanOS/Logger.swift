import Logging

/// Writes what happens into the log. See Apple's documentation of `Logger`.
///
/// ```swift
/// import os
///
/// let logger = Logger(subsystem: "org.example.notes", category: "sync")
/// logger.info("Fetched \(notes.count) notes for \(user.name)")  // Fetched 3 notes for <private>
/// ```
///
/// Messages go to swift-log, with the subsystem as label and the category as metadata, so they are where the rest of the server's
/// log is. What is private in a message is written as `<private>`, unless the program was started by `banyan run`, which is
/// then like a program that Xcode has started: see ``OSLogPrivacy``.
///
/// Apple calls this type `Logger` in the module `os`.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a logger for messages of nothing in particular.
  public init() {
    log = .default
  }

  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger for what a log is for.
  public init(_ logObj: OSLog) {
    log = logObj
  }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log.write(message, .notice) }

  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level.level) }

  /// Writes a message for whoever looks for a fault, at the level `trace` of swift-log.
  public func trace(_ message: OSLogMessage) { log.write(message, .trace) }

  /// Writes a message for whoever looks for a fault.
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log.write(message, .info) }

  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log.write(message, .notice) }

  /// Writes of something that may become an error.
  public func warning(_ message: OSLogMessage) { log.write(message, .warning) }

  /// Writes of an error.
  public func error(_ message: OSLogMessage) { log.write(message, .error) }

  /// Writes of an error after which the app cannot do what it should.
  public func critical(_ message: OSLogMessage) { log.write(message, .critical) }

  /// Writes of a mistake in the program.
  public func fault(_ message: OSLogMessage) { log.write(message, .critical) }
}
