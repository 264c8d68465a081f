import BanyanHost
import Logging
import NIOCore
import Synchronization

@testable import BanyanBrowser

/// A socket that records what is sent to it.
final class RecordingConnection: WindowConnection {
  private struct State {
    var batches: [[UInt8]] = []
    var problems: [String] = []
    var code: UInt16?
    var isStuck = false
    var lastWritten: UInt32 = 0
  }

  private let state = Mutex(State())

  var batches: [[UInt8]] { state.withLock { $0.batches } }
  var problems: [String] { state.withLock { $0.problems } }
  var closeCode: UInt16? { state.withLock { $0.code } }

  /// From now on, nothing that is sent leaves the socket.
  func getStuck() { state.withLock { $0.isStuck = true } }

  func send(_ batch: ByteBuffer, number: UInt32) {
    state.withLock { state in
      state.batches.append(Array(batch.readableBytesView))
      if !state.isStuck { state.lastWritten = number }
    }
  }

  var lastWritten: UInt32 { state.withLock { $0.lastWritten } }

  func close(code: UInt16, reason: String) { state.withLock { $0.code = code } }

  func show(problems: String) { state.withLock { $0.problems.append(problems) } }

  func log(to logger: Logger) {}

  /// Returns the batches since the last call.
  func takeBatches() -> [[UInt8]] {
    state.withLock { state in
      defer { state.batches = [] }
      return state.batches
    }
  }
}

extension PageMessage {
  /// Returns the message that a field's text has changed.
  static func input(
    _ number: UInt32, _ text: String, in target: ElementID, lastBatch: UInt32 = 0
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.write(varint: number)
    buffer.write(varint: lastBatch)
    buffer.writeInteger(WireProtocol.EventCode.input.rawValue)
    buffer.write(varint: target.rawValue)
    buffer.writeString(text)
    return buffer
  }

  /// Returns the message of a press.
  static func activation(
    _ number: UInt32, of target: ElementID, lastBatch: UInt32 = 0
  ) -> ByteBuffer {
    var buffer = ByteBuffer()
    buffer.write(varint: number)
    buffer.write(varint: lastBatch)
    buffer.writeInteger(WireProtocol.EventCode.activate.rawValue)
    buffer.write(varint: target.rawValue)
    return buffer
  }
}
