import BanyanBrowser
import Foundation
import Logging
import NIOCore
import NIOWebSocket
import SwiftUICore

/// Says anything to a window, over its socket, while two others look on: another of the same
/// visitor, and one of somebody else.
@MainActor
struct WindowFuzzer {
  let seed: UInt64
  let count: Int
  /// Hears of what comes next, so that what ends the process is known.
  var log: (Int, [UInt8]) -> Void = { _, _ in }

  struct Outcome: CustomStringConvertible {
    /// How many events were taken, and of how many something came.
    var taken = 0
    var effective = 0
    /// How often the socket was closed, by close code.
    var closes: [Int: Int] = [:]
    var windows = 0
    /// How much more is allocated than after the first fifth.
    var bytes = 0

    var description: String {
      let codes = closes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return """
        \(taken) events taken, \(effective) with an effect; closed [\(codes.joined(separator: ", "))]; \
        \(windows) windows left; \(bytes) bytes more than after the first fifth
        """
    }
  }

  /// After so many inputs the window is left and another one opened, so that each has a chance to
  /// be anything.
  private static let inputsPerWindow = 2_000
  private static let graceTime = Duration.seconds(5)

  /// - Throws: If an onlooker was told anything, or is not what it was.
  func run() async throws -> Outcome {
    var random = Seeded(seed: seed)
    var generator = MessageGenerator()
    var outcome = Outcome()
    let route = try BrowserRoute("/", configuration: Self.configuration) { Self.app }
    var page = try await FuzzedPage(route)
    let onlookers = [
      try await FuzzedPage(route), try await FuzzedPage(route, cookie: page.cookie),
    ]
    for onlooker in onlookers { _ = try await onlooker.connect() }
    var bytes = 0
    for number in 0..<count {
      if number == count / 5 { bytes = Resources.allocatedBytes }
      if number % Self.inputsPerWindow == Self.inputsPerWindow - 1 {
        try await leave(page)
        page = try await FuzzedPage(route, cookie: page.cookie)
        generator.lastElement = page.lastElement + 50
      }
      if !page.isConnected {
        if random.once(in: 20), let code = try await greetFalsely(page, &random).closeCode {
          outcome.closes[code, default: 0] += 1
        }
        await page.drop()
        if let code = try await page.connect().closeCode {
          // What it has said before has cost it its window.
          outcome.closes[code, default: 0] += 1
          page = try await FuzzedPage(route, cookie: page.cookie)
          continue
        }
      }
      let before = page.lastEvent
      let answer = try await say(number, to: page, &generator, &random)
      if page.lastEvent > before { outcome.taken += 1 }
      if !answer.operations.isEmpty {
        outcome.effective += 1
        generator.learn()
      }
      if let code = answer.closeCode { outcome.closes[code, default: 0] += 1 }
      if number % 500 == 0 { try await check(onlookers) }
    }
    try await leave(page)
    try await check(onlookers)
    for onlooker in onlookers { try await use(onlooker) }
    for onlooker in onlookers { try await leave(onlooker) }
    // Windows that have been lost wait for their pages.
    await Resources.wait(atMost: Self.graceTime + .seconds(10)) { route.windowCount == 0 }
    outcome.windows = route.windowCount
    outcome.bytes = Resources.allocatedBytes - bytes
    route.stop()
    return outcome
  }

  private func say(
    _ number: Int, to page: FuzzedPage, _ generator: inout MessageGenerator, _ random: inout Seeded
  ) async throws -> FuzzedPage.Answer {
    let event = generator.event(&random)
    log(number, event)
    switch random.below(100) {
    case 0: return try await page.send(random.bytes(random.below(40)))
    case 1: return try await page.send(varint(random.pick([0, .max, page.lastEvent])) + event)
    case 2:
      return try await page.send(
        varint(page.lastEvent + 1) + varint(random.pick([.max, 1 << 31, 1_000_000])) + event)
    case 3:
      return try await page.send(varint(0) + varint(UInt32(truncatingIfNeeded: random.next())))
    case 4: return try await page.send(frame(of: event, &random))
    case 5 where random.once(in: 4):
      await page.drop()
      return FuzzedPage.Answer()
    default: return try await page.send(event: event)
    }
  }

  /// Greets as somebody who would like to have the window.
  private func greetFalsely(
    _ page: FuzzedPage, _ random: inout Seeded
  ) async throws -> FuzzedPage.Answer {
    try await page.open()
    switch random.below(4) {
    case 0: return try await page.send(random.bytes(random.below(80)))
    case 1:
      return try await page.send(string(page.token) + string("guess") + varint(0) + string(""))
    case 2:
      return try await page.send(
        string(page.token) + string("") + varint(UInt32.max) + string(page.token))
    default:
      return try await page.send(
        varint(UInt32(truncatingIfNeeded: random.next())) + Array(page.token.utf8))
    }
  }

  /// Frames of every kind, with bits that nobody sets.
  private func frame(of event: [UInt8], _ random: inout Seeded) -> WebSocketFrame {
    let opcode = WebSocketOpcode(encodedWebSocketOpcode: UInt8(random.below(16))) ?? .text
    return WebSocketFrame(
      fin: random.once(in: 2), rsv1: random.once(in: 4), opcode: opcode,
      maskKey: random.once(in: 2) ? WebSocketMaskingKey(random.bytes(4)) : nil,
      data: ByteBuffer(bytes: event.prefix(120)))
  }

  /// Leaves a window as a page does that is closed.
  private func leave(_ page: FuzzedPage) async throws {
    if !page.isConnected { _ = try await page.connect() }
    guard page.isConnected else { return }
    _ = try await page.send(
      WebSocketFrame(
        fin: true, opcode: .connectionClose, data: ByteBuffer(bytes: [0x03, 0xE8])))
    await page.drop()
  }

  private func check(_ onlookers: [FuzzedPage]) async throws {
    for onlooker in onlookers {
      let answer = try await onlooker.receive()
      guard answer.operations.isEmpty, answer.closeCode == nil else {
        throw FuzzedPage.Failure(description: "an onlooker was told \(answer)")
      }
    }
  }

  /// Uses an onlooker as if nothing had happened.
  private func use(_ onlooker: FuzzedPage) async throws {
    guard let button = onlooker.button("Tapped 0 times") else {
      throw FuzzedPage.Failure(description: "an onlooker has no button")
    }
    let answer = try await onlooker.send(event: [1] + varint(button))
    guard String(decoding: answer.operations, as: UTF8.self).contains("Tapped 1 times") else {
      throw FuzzedPage.Failure(description: "an onlooker is not what it was: \(answer)")
    }
  }

  /// To check the whole tree after each update would take all the time.
  private static var app: RunningApp {
    let app = RunningApp(view: { FuzzedView() }, hasOwnStorage: true)
    let check = app.runtime.checkInvariants
    var updateCount = 0
    app.runtime.checksInvariants = true
    app.runtime.checkInvariants = {
      updateCount += 1
      if updateCount.isMultiple(of: 200) { check?() }
    }
    return app
  }

  private static var configuration: BrowserServer.Configuration {
    var configuration = BrowserServer.Configuration()
    configuration.logger = Logger(label: "soak") { _ in SwiftLogNoOpLogHandler() }
    configuration.limits.graceTime = graceTime
    // There is more to say than one page may.
    configuration.limits.eventBurst = .max
    return configuration
  }
}
