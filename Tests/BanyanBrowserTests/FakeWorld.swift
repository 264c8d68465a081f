import BanyanHost
import NIOCore

@testable import BanyanBrowser

/// Visitors of an app that counts, with a clock that only the test advances.
@MainActor
final class FakeWorld {
  private final class State {
    var applications: [FakeApplication] = []
    var now = ContinuousClock.now
  }

  private let state: State
  let visitors: Visitors
  let metrics = PrometheusMetrics()
  var applications: [FakeApplication] { state.applications }

  /// - Parameter worker: Reports to a front, if there is one.
  init(
    worker: WorkerChannel? = nil, _ limit: (inout BrowserServer.Limits) -> Void = { _ in }
  ) {
    var configuration = BrowserServer.Configuration()
    configuration.worker = worker
    limit(&configuration.limits)
    configuration.metrics = HostMetrics(factory: metrics)
    let state = State()
    self.state = state
    visitors = Visitors(
      configuration: configuration,
      catalog: SymbolCatalog(files: [:], logger: configuration.logger), now: { state.now }
    ) {
      state.applications.append(FakeApplication())
      return state.applications[state.applications.count - 1]
    }
  }

  /// Advances the clock, and removes pages and visitors whose time is up.
  func pass(_ duration: Duration) {
    state.now += duration
    visitors.sweep()
  }

  /// Reserves a window, and returns its page, which has not connected.
  func reservePage(of visitorName: String? = nil, at place: WindowPlace = WindowPlace()) throws
    -> FakePage
  {
    FakePage(try visitors.reserveWindow(visitorName: visitorName, at: place), in: visitors)
  }

  /// Opens a window of a new visitor, with a page that has connected and has its key.
  func openPage() throws -> FakePage {
    let (window, _) = try visitors.openWindow(visitorName: nil)
    let page = FakePage(window, in: visitors)
    page.fake = applications[applications.count - 1].windows[0]
    page.connect()
    page.read()
    return page
  }
}

/// A page that behaves as the client does, as far as a window can tell.
@MainActor
final class FakePage {
  let window: BrowserWindow
  var fake: FakeWindow!
  private let visitors: Visitors
  private let visitorName: String
  private(set) var connection = RecordingConnection()
  private var socket: PageSocket
  /// The content of its greeting: its window, its key, and the last batch that it has read.
  var greeting: Greeting
  private(set) var eventNumber: UInt32 = 0

  init(_ window: BrowserWindow, in visitors: Visitors, visitorName: String? = nil) {
    self.window = window
    self.visitors = visitors
    self.visitorName = visitorName ?? window.visitorName
    socket = PageSocket(visitors: visitors, visitorName: self.visitorName)
    greeting = Greeting(token: window.token)
  }

  /// Opens a socket and sends the greeting.
  func connect() {
    open()
    greet()
  }

  /// Opens a socket.
  func open() {
    connection = RecordingConnection()
    socket = PageSocket(visitors: visitors, visitorName: visitorName, opening: visitors.now())
  }

  /// Sends the greeting.
  func greet() { socket.take(.greeting(greeting, connection)) }

  /// Reports the size of its window in the greeting, and that the person prefers dark colors.
  func report(width: UInt32, height: UInt32) {
    let codes = [WireProtocol.EventCode.windowSize, .dark]
    greeting.reports = codes.map { code in
      eventNumber += 1
      var message = ByteBuffer()
      message.write(varint: eventNumber)
      message.write(varint: 0)
      message.writeInteger(code.rawValue)
      message.write(varint: 0)
      if code == .windowSize {
        message.write(varint: width)
        message.write(varint: height)
      }
      return PageMessage(message)!.event!
    }
  }

  /// The messages that came over the socket, each batch without its numbers.
  var operations: [[UInt8]] { connection.batches.map { Array(Self.parts(of: $0).operations) } }

  /// Returns a batch with the key that the window will ask for.
  var keyBatch: [UInt8] {
    let key = connection.batches.compactMap(Self.key).last ?? "none"
    return [19, UInt8(key.utf8.count)] + Array(key.utf8)
  }

  /// Applies the received messages: their numbers and their key.
  func read() {
    for batch in connection.takeBatches() {
      greeting.lastBatch = Self.parts(of: batch).number
      if let key = Self.key(in: batch) { greeting.key = key }
    }
  }

  private static func parts(of batch: [UInt8]) -> (number: UInt32, operations: ByteBufferView) {
    var buffer = ByteBuffer(bytes: batch)
    let number = buffer.readVarint()!
    _ = buffer.readVarint()
    return (number, buffer.readableBytesView)
  }

  /// A key is at the start of a batch, after the flag that everything is new.
  private static func key(in batch: [UInt8]) -> String? {
    var operations = parts(of: batch).operations[...]
    if operations.first == WireProtocol.Operation.parts.rawValue {
      operations = operations.dropFirst().drop { $0 >= 0x80 }.dropFirst()
    }
    if operations.first == WireProtocol.Operation.afresh.rawValue { operations.removeFirst() }
    guard operations.first == WireProtocol.Operation.key.rawValue else { return nil }
    return String(decoding: operations.dropFirst(2).prefix(22), as: UTF8.self)
  }

  /// Sends the next event.
  func press(_ target: ElementID = FakeWindow.button) {
    eventNumber += 1
    send(PageMessage.activation(eventNumber, of: target, lastBatch: greeting.lastBatch))
  }

  /// Types a text of the given length.
  func type(_ count: Int, in field: ElementID = FakeWindow.button) {
    eventNumber += 1
    let text = String(repeating: "a", count: count)
    send(PageMessage.input(eventNumber, text, in: field, lastBatch: greeting.lastBatch))
  }

  func acknowledge() {
    var message = ByteBuffer(bytes: [0])
    message.write(varint: greeting.lastBatch)
    send(message)
  }

  func send(_ message: ByteBuffer) { socket.take(.message(PageMessage(message)!)) }

  /// Loses the connection.
  func lose() { socket.take(.closed(isLeaving: false)) }

  /// Closes the page as a person does.
  func leave() { socket.take(.closed(isLeaving: true)) }

  /// Delivers a late message over the page's previous socket.
  func sender() -> (ByteBuffer) -> Void {
    let socket = socket
    return { socket.take(.message(PageMessage($0)!)) }
  }
}
