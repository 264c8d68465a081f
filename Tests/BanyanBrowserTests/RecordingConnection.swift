import BanyanHost
import Logging
import NIOCore
import Synchronization

@testable import BanyanBrowser

/// A socket that keeps what is sent to it.
final class RecordingConnection: WindowConnection {
  private let state = Mutex<(batches: [[UInt8]], code: UInt16?)>(([], nil))

  var batches: [[UInt8]] { state.withLock { $0.batches } }
  var closeCode: UInt16? { state.withLock { $0.code } }

  func send(_ batch: ByteBuffer) {
    state.withLock { $0.batches.append(Array(batch.readableBytesView)) }
  }

  func close(code: UInt16, reason: String) { state.withLock { $0.code = code } }

  func log(to logger: Logger) {}

  /// The batches that have come since the last time.
  func takeBatches() -> [[UInt8]] {
    state.withLock { state in
      defer { state.batches = [] }
      return state.batches
    }
  }
}

extension PageMessage {
  /// The message of a press.
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
