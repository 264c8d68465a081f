import BanyanHost
import Foundation

/// Sends files that a person has chosen to the button that asks for them: first their list, then their bytes in pieces.
@MainActor
package final class FileSending {
  private let button: ElementID
  private let choice: UInt32
  private var files: ArraySlice<URL>
  private var byteCounts: ArraySlice<Int>
  private var reader: FileHandle?
  private var readCount = 0
  private var isListed = false

  /// - Parameter choice: The number of the choice, higher than those before.
  package init(_ files: [URL], to button: ElementID, choice: UInt32) {
    self.button = button
    self.choice = choice
    self.files = files[...]
    byteCounts = []
  }

  /// The length of a piece. The window stays usable between two of them.
  private static let pieceLength = 1 << 18

  /// Returns the next event to send; nil after the last one, and when the app wants no more.
  package func next(in scene: ElementScene) -> Event? {
    guard case .fileChoice(let request) = scene[button]?.properties[.fileChoice],
      request.refused < choice
    else { return nil }
    if !isListed {
      isListed = true
      return event(list())
    }
    while let file = files.first, let byteCount = byteCounts.first {
      if readCount == byteCount {
        endFile()
        continue
      }
      guard let piece = piece(of: file, atMost: byteCount - readCount) else { return giveUp() }
      readCount += piece.count
      return event(.bytes(choice, piece))
    }
    return nil
  }

  private func event(_ fact: FileFact) -> Event { Event(target: button, payload: .files(fact)) }

  private func list() -> FileFact {
    var chosen: [ChosenFile] = []
    for file in files {
      let values = try? file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
      guard let byteCount = values?.fileSize, values?.isRegularFile == true else {
        files = []
        return .chosen(choice, [])
      }
      chosen.append(ChosenFile(name: file.lastPathComponent, byteCount: byteCount))
    }
    byteCounts = chosen.map(\.byteCount)[...]
    return .chosen(choice, chosen)
  }

  /// Returns the next bytes of a file; nil if it has fewer than it had, or cannot be read.
  private func piece(of file: URL, atMost count: Int) -> [UInt8]? {
    if reader == nil { reader = try? FileHandle(forReadingFrom: file) }
    guard let data = try? reader?.read(upToCount: min(count, Self.pieceLength)), !data.isEmpty
    else { return nil }
    return Array(data)
  }

  private func endFile() {
    try? reader?.close()
    reader = nil
    readCount = 0
    files.removeFirst()
    byteCounts.removeFirst()
  }

  private func giveUp() -> Event {
    try? reader?.close()
    reader = nil
    files = []
    return event(.chosen(choice, []))
  }
}
