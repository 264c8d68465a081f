import Foundation
import Synchronization

/// Measures the durations of intervals. See Apple's documentation of `OSSignposter`.
///
/// There are no Instruments here to read them: when an interval ends, its name and duration are written into the log at
/// the level `debug`, and so are events.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a general signposter.
  public init() {
    log = .default
  }

  /// Creates a signposter for a part of an app.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter for a part of an app.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a signposter that writes into a log.
  public init(logHandle: OSLog) {
    log = logHandle
  }

  /// Creates a signposter that writes into a logger's log.
  public init(logger: Logger) {
    log = logger.log
  }

  /// A Boolean value that indicates whether messages are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identifier that distinguishes an interval from others of the same name.
  public func makeSignpostID() -> OSSignpostID { .next() }

  /// Begins an interval.
  /// - Returns: the state with which the interval ends.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Begins an interval.
  /// - Returns: the state with which the interval ends.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id, message)
  }

  /// Ends an interval, and writes its duration.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    write(name, state, nil)
  }

  /// Ends an interval, and writes its duration.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    write(name, state, message)
  }

  /// Runs a closure, and writes its duration.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    log.write(OSLogMessage(joining: "\(name)", []), .debug)
  }

  /// Writes an event.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    log.write(OSLogMessage(joining: "\(name):", [message]), .debug)
  }

  private func write(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage?
  ) {
    let milliseconds = state.beginning.duration(to: .now) / .milliseconds(1)
    let text = String(format: "\(name) took %.3f ms", milliseconds)
    let messages = [state.message, message].compactMap(\.self)
    log.write(OSLogMessage(joining: messages.isEmpty ? text : text + ":", messages), .debug)
  }
}

/// An interval that has begun. See Apple's documentation of `OSSignpostIntervalState`.
public final class OSSignpostIntervalState: @unchecked Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID
  fileprivate let beginning = ContinuousClock.now
  fileprivate let message: OSLogMessage?

  fileprivate init(id: OSSignpostID, _ message: OSLogMessage? = nil) {
    signpostID = id
    self.message = message
  }
}

/// An identifier that distinguishes an interval from others of the same name. See Apple's documentation of
/// `OSSignpostID`.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(rawValue: 0xeeee_b0b5_b2b2_eeee)

  private static let last = Atomic<UInt64>(0)

  fileprivate static func next() -> OSSignpostID {
    OSSignpostID(rawValue: last.add(1, ordering: .relaxed).newValue)
  }

  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }
}
