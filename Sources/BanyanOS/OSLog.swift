import Foundation
import Logging

/// A log for a part of an app. See Apple's documentation of `OSLog`, and ``Logger`` for where messages go.
public final class OSLog: NSObject, Sendable {
  /// The purpose of a log, in addition to the app's own names.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest in a session.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// A log for general messages.
  public static let `default` = OSLog(label: "default", category: nil)
  /// A log that discards all messages.
  public static let disabled = OSLog()

  /// Nil for the disabled log.
  private let logger: Logging.Logger?

  private override init() {
    logger = nil
  }

  private init(label: String, category: String?) {
    var logger = Logging.Logger(label: label)
    if let category { logger[metadataKey: "category"] = "\(category)" }
    if Development.isOn { logger.logLevel = .trace }
    self.logger = logger
  }

  /// Creates a log for a part of an app.
  public convenience init(subsystem: String, category: String) {
    self.init(label: subsystem, category: category)
  }

  /// Creates a log for a part of an app.
  public convenience init(subsystem: String, category: Category) {
    self.init(label: subsystem, category: category.rawValue)
  }

  /// Returns a Boolean value that indicates whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled(type.level) }

  /// A Boolean value that indicates whether the messages of intervals and events are written.
  public var signpostsEnabled: Bool { isEnabled(.debug) }

  private func isEnabled(_ level: Logging.Logger.Level) -> Bool {
    logger.map { $0.logLevel <= level } ?? false
  }

  func write(_ message: @autoclosure () -> OSLogMessage, _ level: Logging.Logger.Level) {
    guard let logger, isEnabled(level) else { return }
    logger.log(level: level, "\(message().text(showsPrivate: Development.isOn))")
  }
}

/// The importance of a message. See Apple's documentation of `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default importance.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful information.
  public static let info = OSLogType(rawValue: 1)
  /// Information for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake in the program.
  public static let fault = OSLogType(rawValue: 17)

  var level: Logging.Logger.Level {
    switch self {
    case .info: .info
    case .debug: .debug
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// Tells whether the author of the program reads its log, which `banyan run` indicates with Xcode's variable.
enum Development {
  static let isOn = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] == "YES"
}
