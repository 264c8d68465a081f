import Foundation
import Logging

/// A log for a part of an app. See Apple's documentation of `OSLog`, and ``Logger`` for where messages go.
public final class OSLog: NSObject, Sendable {
  /// What a log is for, beside names of the app's own.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points that are of interest for a whole session.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// A log for messages of nothing in particular.
  public static let `default` = OSLog(label: "default", category: nil)
  /// A log that nobody reads: nothing is written.
  public static let disabled = OSLog()

  /// Nil for the log that is disabled.
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

  /// Whether messages of a kind are written.
  public func isEnabled(type: OSLogType) -> Bool { isEnabled(type.level) }

  /// Whether what is said in intervals and events is written.
  public var signpostsEnabled: Bool { isEnabled(.debug) }

  private func isEnabled(_ level: Logging.Logger.Level) -> Bool {
    logger.map { $0.logLevel <= level } ?? false
  }

  func write(_ message: @autoclosure () -> OSLogMessage, _ level: Logging.Logger.Level) {
    guard let logger, isEnabled(level) else { return }
    logger.log(level: level, "\(message().text(showsPrivate: Development.isOn))")
  }
}

/// How important a message is. See Apple's documentation of `OSLogType`.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As important as most.
  public static let `default` = OSLogType(rawValue: 0)
  /// It may help.
  public static let info = OSLogType(rawValue: 1)
  /// For whoever looks for a fault.
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

/// Whether whoever has written the program looks at its log, as `banyan run` says it in the words that Xcode has for it.
enum Development {
  static let isOn = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] == "YES"
}
