import BanyanBrowser
import Foundation
import Logging
import NIOCore
import NIOWebSocket
import SwiftUICore

/// Sends arbitrary bytes to a window, over its socket, while two other windows look on: one of the same
/// visitor, and one of another.
@MainActor
struct WindowFuzzer {
  let seed: UInt64
  let count: Int
  /// Receives each input before it is sent, so that the input that ends the process is known.
  var log: (Int, [UInt8]) -> Void = { _, _ in }

  struct Outcome: CustomStringConvertible {
    /// The number of accepted events, and of those with an effect.
    var taken = 0
    var effective = 0
    /// The number of closed sockets, by close code.
    var closes: [Int: Int] = [:]
    var windows = 0
    /// The growth of allocated memory since the first fifth of the run.
    var bytes = 0

    var description: String {
      let codes = closes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return """
        \(taken) events taken, \(effective) with an effect; closed [\(codes.joined(separator: ", "))]; \
        \(windows) windows left; \(bytes) bytes more than after the first fifth
        """
    }
  }

  /// After this many inputs the fuzzer opens a new window, so that each has a chance to
  /// reach any state.
  private static let inputsPerWindow = 2_000
  private static let graceTime = Duration.seconds(5)

  /// - Throws: An error if an onlooker received anything, or changed.
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
          // Earlier input has cost the page its window.
          outcome.closes[code, default: 0] += 1
          page = try await FuzzedPage(route, cookie: page.cookie)
          continue
        }
      }
      let before = page.lastEvent
      let answer = try await send(number, to: page, &generator, &random)
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
    // Lost windows wait for their pages.
    await Resources.wait(atMost: .seconds(900)) { route.windowCount == 0 }
    outcome.windows = route.windowCount
    outcome.bytes = Resources.allocatedBytes - bytes
    route.stop()
    return outcome
  }

  private func send(
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

  /// Sends a greeting that claims the window.
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

  /// Frames of every kind, with bits that are never set.
  private func frame(of event: [UInt8], _ random: inout Seeded) -> WebSocketFrame {
    let opcode = WebSocketOpcode(encodedWebSocketOpcode: UInt8(random.below(16))) ?? .text
    return WebSocketFrame(
      fin: random.once(in: 2), rsv1: random.once(in: 4), opcode: opcode,
      maskKey: random.once(in: 2) ? WebSocketMaskingKey(random.bytes(4)) : nil,
      data: ByteBuffer(bytes: event.prefix(120)))
  }

  /// Leaves a window as a closed page does.
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

  /// Uses an onlooker as usual.
  private func use(_ onlooker: FuzzedPage) async throws {
    guard let button = onlooker.button("Tapped 0 times") else {
      throw FuzzedPage.Failure(description: "an onlooker has no button")
    }
    let answer = try await onlooker.send(event: [1] + varint(button))
    guard String(decoding: answer.operations, as: UTF8.self).contains("Tapped 1 times") else {
      throw FuzzedPage.Failure(description: "an onlooker is not what it was: \(answer)")
    }
  }

  /// Checking the whole tree after each update would take too long.
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
    // The fuzzer sends more events than a page may.
    configuration.limits.eventBurst = .max
    return configuration
  }
}
