import BanyanHost
import Foundation
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BanyanBrowser

/// The counts of a page's messages, as the table in Documentation/limits.md lists them.
@Suite struct MessageLimitTests {
  private static func table() throws -> [(name: String, most: Int)] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/limits.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, cells[0].hasPrefix("`") else { return nil }
      let digits = cells[1].replacing(",", with: "")
      return Int(digits).map { (cells[0].replacing("`", with: ""), $0) }
    }
  }

  @Test func theTableHasEveryCountWithItsLimit() throws {
    let rows = try Self.table().map { "\($0.name) \($0.most)" }
    #expect(rows == MessageLimit.allCases.map { "\($0.rawValue) \($0.most)" })
  }

  @Test func aMessageMayHaveAsManyAsTheTableSaysAndNoMore() throws {
    let rows = try Self.table()
    #expect(!rows.isEmpty)
    for (name, most) in rows {
      let limit = try #require(MessageLimit(rawValue: name))
      #expect(Self.isWellFormed(limit, with: most), "\(name)")
      #expect(!Self.isWellFormed(limit, with: most + 1), "\(name)")
    }
  }

  /// A count is refused when it is read, and not when what follows has been made.
  @Test func ofTooManyFilesNoneIsRead() {
    var message = ByteBuffer()
    message.write(varint: 349_000)
    let countLength = message.readableBytes
    message.writeBytes([UInt8](repeating: 0, count: 3 * 349_000))
    #expect([ChosenFile](reading: &message) == nil)
    #expect(message.readerIndex == countLength)
  }

  /// Returns whether a message with a count of things, or of bytes, is taken.
  private static func isWellFormed(_ limit: MessageLimit, with count: Int) -> Bool {
    let text = [UInt8](repeating: 0x61, count: count)
    func zeros(_ bytesOfOne: Int) -> [UInt8] { [UInt8](repeating: 0, count: count * bytesOfOne) }
    /// A point, no elements, and a drop.
    let drop: [UInt8] = [4, 0, 0, 0, 1]
    switch limit {
    case .fragmentCount:
      let channel = EmbeddedChannel(
        handler: NIOWebSocketFrameAggregator(
          minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: limit.most,
          maxAccumulatedFrameSize: 1_000))
      for number in 1...count {
        let frame = WebSocketFrame(
          fin: number == count, opcode: number == 1 ? .binary : .continuation, data: ByteBuffer())
        guard (try? channel.writeInbound(frame)) != nil else { return false }
      }
      return true
    case .tokenByteCount:
      let (token, none) = (counted(text), counted([]))
      let one = counted([0x61])
      return [
        token + none + [0] + none, one + token + [0] + none, one + none + [0] + token,
      ].allSatisfy { Greeting(ByteBuffer(bytes: $0)) != nil }
    case .greetingEventCount:
      let events = (0..<count).map { counted([UInt8($0 + 1), 0, 9, 0]) }
      return Greeting(ByteBuffer(bytes: counted([0x61]) + [0, 0, 0] + events.joined())) != nil
    case .measuredElementCount:
      return takes(.measured, 0, [UInt8](repeating: 1, count: count).flatMap { [$0, 0, 0, 0, 0] })
    case .rowCount: return takes(.wantRows, 2, [0] + number(count))
    case .pointerElementCount:
      return takes(.pointer, 2, [1, 0, 0, 0] + zeros(3))
        && takes(.pointer, 2, [5, 0, 0, 0] + zeros(5))
    case .keyByteCount:
      // A letter with marks is one character.
      let letter: [UInt8] = count % 2 == 1 ? [0x61] : [0xC3, 0xA9]
      let marks = repeatElement([0xCC, 0x81] as [UInt8], count: (count - letter.count) / 2)
      let key = letter + marks.joined()
      return takes(.key, 2, [1, 1, 0] + key)
    case .placeByteCount: return takes(.place, 0, text)
    case .urlByteCount: return takes(.url, 0, text)
    case .timeZoneByteCount: return takes(.preference, 0, [1] + text)
    case .languageByteCount: return takes(.preference, 0, [11] + text)
    case .typefaceNameByteCount: return takes(.preference, 0, [10] + counted(text) + fingerprint)
    case .faceCount:
      let face =
        [0x90, 3, 0, 9, 4, 7] + [UInt8](repeating: 5, count: SystemTypeface.characterCount)
      return takes(
        .preference, 0, [6] + fingerprint + Array(repeatElement(face, count: count).joined()))
    case .fileCount:
      return takes(.files, 2, [1] + number(count) + zeros(3))
        && takes(.drag, 0, drop + [0, 0] + number(count) + zeros(3))
    case .fileNameByteCount:
      return takes(.files, 2, [1, 1] + counted(text) + [0, 0])
        && takes(.files, 2, [1, 1, 0] + counted(text) + [0])
    case .draggedItemCount: return takes(.drag, 0, [2] + zeros(1))
    case .draggedTypeByteCount: return takes(.drag, 0, [2] + counted(text))
    case .dropTargetCount: return takes(.drag, 0, [3, 0, 0] + number(count) + zeros(3))
    case .droppedTextByteCount: return takes(.drag, 0, drop + counted(text) + [0, 0])
    case .droppedURLByteCount: return takes(.drag, 0, drop + [0] + counted(text) + [0])
    }
  }

  private static let fingerprint: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 2]

  /// Returns whether the first event of a page, which has applied no batch, is well-formed.
  private static func takes(
    _ code: WireProtocol.EventCode, _ target: UInt8, _ body: [UInt8]
  ) -> Bool {
    PageMessage(ByteBuffer(bytes: [1, 0, code.rawValue, target] + body))?.event != nil
  }

  private static func number(_ value: Int) -> [UInt8] {
    var buffer = ByteBuffer()
    buffer.write(varint: UInt32(value))
    return Array(buffer.readableBytesView)
  }

  private static func counted(_ bytes: [UInt8]) -> [UInt8] { number(bytes.count) + bytes }
}
