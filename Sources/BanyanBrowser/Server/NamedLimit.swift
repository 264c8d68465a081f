extension BrowserServer.Limits {
  /// The names of all limits, in the order of the documentation.
  public static var names: [String] { NamedLimit.all.map(\.name) }

  /// Sets a limit by its name to a value in a person's notation: `20000`, `64KiB`, `500ms`, `3m`.
  ///
  /// - Throws: An error if there is no such limit, or the text is not a valid value.
  public mutating func set(_ name: String, to text: String) throws(BrowserServerLimitError) {
    guard let limit = NamedLimit.all.first(where: { $0.name == name }) else {
      throw BrowserServerLimitError(
        "there is no limit '\(name)'; there are: \(Self.names.joined(separator: ", "))")
    }
    guard limit.set(text, &self) else {
      throw BrowserServerLimitError("'\(text)' is not a value of \(name): write \(limit.examples)")
    }
  }

  /// Sets a limit from text of the form `NAME=VALUE`.
  public mutating func set(_ text: String) throws(BrowserServerLimitError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw BrowserServerLimitError("'\(text)' is not a limit: write NAME=VALUE")
    }
    try set(String(parts[0]), to: String(parts[1]))
  }
}

/// An error in setting a limit: one line for the person who wrote it.
public struct BrowserServerLimitError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}

/// A limit with the name and notation that people use.
struct NamedLimit: Sendable {
  private enum Place: Sendable {
    case count(WritableKeyPath<BrowserServer.Limits, Int> & Sendable)
    case bytes(WritableKeyPath<BrowserServer.Limits, Int> & Sendable)
    case time(WritableKeyPath<BrowserServer.Limits, Duration> & Sendable)
  }

  let name: String
  private let place: Place
  private let least: Int

  static let all: [NamedLimit] = [
    .time("adoptionTime", \.adoptionTime),
    .time("greetingTime", \.greetingTime),
    .time("graceTime", \.graceTime, least: 0),
    .time("idleVisitorTime", \.idleVisitorTime),
    .count("rememberedWindowCount", \.rememberedWindowCount, least: 0),
    .bytes("rememberedByteCount", \.rememberedByteCount, least: 0),
    .count("visitorCount", \.visitorCount),
    .count("visitorCountPerAddress", \.visitorCountPerAddress),
    .count("windowCount", \.windowCount),
    .count("windowCountPerVisitor", \.windowCountPerVisitor),
    .count("windowCountPerAddress", \.windowCountPerAddress),
    .count("waitingWindowCountPerAddress", \.waitingWindowCountPerAddress),
    .count("openingBurstPerAddress", \.openingBurstPerAddress),
    .count("openingsPerSecondPerAddress", \.openingsPerSecondPerAddress),
    .time("processorTimePerWindow", \.processorTimePerWindow),
    .time("processorTimePerVisitor", \.processorTimePerVisitor),
    .time("processorTimePerAddress", \.processorTimePerAddress),
    .time("windowIdleTime", \.windowIdleTime),
    .time("windowLifeTime", \.windowLifeTime),
    .count("elementCountPerWindow", \.elementCountPerWindow),
    .bytes("keptStateByteCount", \.keptStateByteCount, least: 0),
    .bytes("messageByteCount", \.messageByteCount),
    .bytes("unhandledByteCount", \.unhandledByteCount),
    .bytes("unacknowledgedByteCount", \.unacknowledgedByteCount),
    .bytes("unsentByteCount", \.unsentByteCount),
    .bytes("bufferedByteCount", \.bufferedByteCount),
    .bytes("bufferedByteCountPerAddress", \.bufferedByteCountPerAddress),
    .bytes("typedByteCount", \.typedByteCount),
    .bytes("typedByteCountPerAddress", \.typedByteCountPerAddress),
    .count("characterCountPerField", \.characterCountPerField),
    .bytes("pictureByteCount", \.pictureByteCount),
    .bytes("fileByteCount", \.fileByteCount),
    .bytes("fileByteCountPerWindow", \.fileByteCountPerWindow, least: 0),
    .bytes("fileByteCountPerAddress", \.fileByteCountPerAddress, least: 0),
    .bytes("totalFileByteCount", \.totalFileByteCount, least: 0),
    .count("eventBurst", \.eventBurst),
    .count("eventsPerSecond", \.eventsPerSecond),
    .time("heartbeatInterval", \.heartbeatInterval),
    .count("connectionCount", \.connectionCount),
    .count("connectionCountPerAddress", \.connectionCountPerAddress),
    .time("requestTime", \.requestTime),
    .time("keepAliveTime", \.keepAliveTime),
    .time("unreadTime", \.unreadTime),
    .bytes("headByteCount", \.headByteCount),
    .count("headerCount", \.headerCount),
    .bytes("bodyByteCount", \.bodyByteCount, least: 0),
    .time("readyTime", \.readyTime),
    .time("workerAnswerTime", \.workerAnswerTime),
    .time("leaseTime", \.leaseTime, least: 100),
    .time("stoppingTime", \.stoppingTime),
  ]

  private static func count(
    _ name: String, _ path: WritableKeyPath<BrowserServer.Limits, Int> & Sendable, least: Int = 1
  ) -> NamedLimit { NamedLimit(name: name, place: .count(path), least: least) }

  private static func bytes(
    _ name: String, _ path: WritableKeyPath<BrowserServer.Limits, Int> & Sendable, least: Int = 1
  ) -> NamedLimit { NamedLimit(name: name, place: .bytes(path), least: least) }

  private static func time(
    _ name: String, _ path: WritableKeyPath<BrowserServer.Limits, Duration> & Sendable,
    least: Int = 1
  ) -> NamedLimit { NamedLimit(name: name, place: .time(path), least: least) }

  var examples: String {
    switch place {
    case .count: "a number from \(least), such as 200"
    case .bytes: "a number of bytes from \(least), such as 4096, 64KiB or 1MiB"
    case .time: "a time from \(least)ms, such as 500ms, 10s, 3m, 24h or 7d"
    }
  }

  /// - Returns: false if the text is not a valid value of this limit.
  func set(_ text: String, _ limits: inout BrowserServer.Limits) -> Bool {
    switch place {
    case .count(let path): set(text, ["": 1]) { limits[keyPath: path] = $0 }
    case .bytes(let path):
      set(text, ["": 1, "B": 1, "KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30]) {
        limits[keyPath: path] = $0
      }
    case .time(let path):
      set(text, ["ms": 1, "s": 1_000, "m": 60_000, "h": 3_600_000, "d": 86_400_000]) {
        limits[keyPath: path] = .milliseconds($0)
      }
    }
  }

  /// The maximum of any limit, far from any overflow.
  private static let most = 1 << 40

  private func set(_ text: String, _ units: [String: Int], _ write: (Int) -> Void) -> Bool {
    let digits = text.utf8.prefix { (48...57).contains($0) }.count
    guard let number = Int(text.prefix(digits)), let unit = units[String(text.dropFirst(digits))],
      number <= Self.most / unit, number * unit >= least
    else { return false }
    write(number * unit)
    return true
  }
}
