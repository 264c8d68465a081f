// Logs, signposts and locks, in common forms. Apps import this module as `os`.
import BanyanOS
import Foundation

struct LoggedError: Error {}

func log(_ name: String, _ object: NSObject, _ url: URL) {
  let logger = Logger(subsystem: "org.example", category: "views")
  logger.log("hello \(name)")
  logger.log(level: .error, "hello \(name, privacy: .public)")
  logger.trace("\(1) \(1, format: .hex)")
  logger.debug("\(url)")
  logger.info("\(LoggedError(), privacy: .public)")
  logger.notice("\(object)")
  logger.warning("\(String.self)")
  logger.error("\(2.5) \(Float(2.5), format: .fixed(precision: 1)) \(true, format: .answer)")
  logger.critical("plain")
  logger.fault("plain")
  Logger().info("\(name, align: .left(columns: 8), privacy: .private(mask: .hash))")
  Logger(OSLog.default).info("\(name, align: .right(columns: 8), privacy: .sensitive)")
  let kinds: [OSLogType] = [.default, .info, .debug, .error, .fault, OSLogType(rawValue: 1)]
  print(
    kinds.map(\.rawValue), OSLog.disabled.isEnabled(type: .debug), OSLog.default.signpostsEnabled)
}

func formats(_ name: String) {
  let integers: [OSLogIntegerFormatting] = [
    .decimal, .hex, .octal, .decimal(explicitPositiveSign: true),
    .hex(explicitPositiveSign: true, includePrefix: true, uppercase: true),
    .octal(explicitPositiveSign: true, includePrefix: true),
  ]
  let floats: [OSLogFloatFormatting] = [
    .fixed, .exponential, .hybrid, .fixed(precision: 2), .exponential(precision: 2),
    .hybrid(precision: 2),
  ]
  let privacies: [OSLogPrivacy] = [
    .auto, .public, .private, .sensitive, .private(mask: .hash), .sensitive(mask: .none),
    .auto(mask: .hash),
  ]
  let masks: [OSLogPrivacy.Mask] = [.none, .hash]
  let answers: [OSLogBoolFormat] = [.truth, .answer]
  let alignment = OSLogStringAlignment.none
  print(integers.count, floats.count, privacies.count, masks[0] == .none, answers[0] == .truth)
  os_log("\(name, align: alignment)")
  let message: OSLogMessage = "literal"
  os_log(message)
  var interpolation = OSLogInterpolation(literalCapacity: 1, interpolationCount: 1)
  interpolation.appendLiteral("a")
  os_log(OSLogMessage(stringInterpolation: interpolation))
  os_log(OSLogMessage(stringLiteral: "a"))
}

func logInTheOldWay(_ name: String) {
  let log = OSLog(subsystem: "org.example", category: "views")
  let points = OSLog(subsystem: "org.example", category: .pointsOfInterest)
  os_log("%{public}@ has %d", log: log, type: .info, name, 3)
  os_log(.error, log: points, "old %@", name)
  os_log(.debug, log: log, "new \(name)")
  print(OSLog.Category(rawValue: "a").rawValue)
}

func signpost(_ name: String) throws {
  let signposter = OSSignposter(subsystem: "org.example", category: "work")
  let others = [
    OSSignposter(), OSSignposter(subsystem: "a", category: .pointsOfInterest),
    OSSignposter(logHandle: .default), OSSignposter(logger: Logger()), .disabled,
  ]
  let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
  signposter.emitEvent("half")
  signposter.emitEvent("half", id: .exclusive, "of \(name)")
  signposter.endInterval("load", state)
  let other = signposter.beginInterval("load", id: .exclusive, "\(name)")
  signposter.endInterval("load", other, "\(name)")
  let value = signposter.withIntervalSignpost("sum") { 1 + 1 }
  print(others.filter(\.isEnabled).count, state.signpostID < other.signpostID, value)
  print(OSSignpostID(rawValue: 1).rawValue)
}

final class Counter: @unchecked Sendable {
  private let count = OSAllocatedUnfairLock(initialState: 0)
  private let unchecked = OSAllocatedUnfairLock(uncheckedState: NSObject())
  private let bare = OSAllocatedUnfairLock()
  private var old = os_unfair_lock_s()
  private var older = os_unfair_lock()

  func increment() -> Int {
    bare.lock()
    bare.unlock()
    if bare.lockIfAvailable() { bare.unlock() }
    bare.withLock {}
    bare.withLockUnchecked {}
    unchecked.withLockUnchecked { _ in }
    os_unfair_lock_lock(&old)
    defer { os_unfair_lock_unlock(&old) }
    if os_unfair_lock_trylock(&older) { os_unfair_lock_unlock(&older) }
    return count.withLock { state in
      state += 1
      return state
    } + (count.withLockIfAvailable { $0 } ?? 0)
  }
}

func lockAtAddress(_ lock: os_unfair_lock_t) { os_unfair_lock_lock(lock) }
