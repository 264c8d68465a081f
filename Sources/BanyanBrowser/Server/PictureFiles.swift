import Foundation
import NIOCore
import Synchronization

/// The contents of pictures that are being sent or were a while ago. Each is held once, regardless
/// of the number and speed of its readers.
final class PictureFiles: Sendable {
  enum Failure: Error {
    /// The file is missing or cannot be read.
    case missing
    /// There is no room for it while others are being sent.
    case full
  }

  private struct File {
    var contents: ByteBuffer
    let date: Date
    var use: Int

    /// True if the file is not being sent.
    var isUnused: Bool {
      mutating get { contents.modifyIfUniquelyOwned { _ in true } ?? false }
    }
  }

  private struct State {
    var files: [String: File] = [:]
    var byteCount = 0
    var useCount = 0
  }

  private let limit: Int
  private let budget: ByteBudget?
  private let state = Mutex(State())

  init(limit: Int, budget: ByteBudget?) {
    self.limit = limit
    self.budget = budget
  }

  /// The number of bytes held.
  var byteCount: Int { state.withLock { $0.byteCount } }

  func contents(of file: URL) throws(Failure) -> ByteBuffer {
    let path = file.path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let date = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
    else { throw .missing }
    let (result, change) = state.withLock { state -> (Result<ByteBuffer, Failure>, Int) in
      let before = state.byteCount
      let result = contents(of: path, date, size, &state)
      return (result, state.byteCount - before)
    }
    budget?.change(by: change)
    return try result.get()
  }

  private func contents(
    of path: String, _ date: Date, _ size: Int, _ state: inout State
  ) -> Result<ByteBuffer, Failure> {
    state.useCount += 1
    if let file = state.files[path], file.date == date {
      state.files[path]!.use = state.useCount
      return .success(file.contents)
    }
    if let old = state.files.removeValue(forKey: path) {
      state.byteCount -= old.contents.readableBytes
    }
    makeRoom(for: size, &state)
    // A single picture may have any size.
    guard state.byteCount == 0 || state.byteCount + size <= limit else { return .failure(.full) }
    guard let data = FileManager.default.contents(atPath: path) else { return .failure(.missing) }
    let contents = ByteBuffer(bytes: data)
    state.files[path] = File(contents: contents, date: date, use: state.useCount)
    state.byteCount += contents.readableBytes
    return .success(contents)
  }

  /// Removes files that are not being sent, the least recently used first.
  private func makeRoom(for size: Int, _ state: inout State) {
    guard state.byteCount + size > limit else { return }
    // A copy of a file would retain it, so only the paths are sorted.
    let uses = state.files.mapValues(\.use).sorted { $0.value < $1.value }
    for (path, _) in uses {
      guard state.byteCount + size > limit else { return }
      guard state.files[path]!.isUnused else { continue }
      state.byteCount -= state.files.removeValue(forKey: path)!.contents.readableBytes
    }
  }
}
