import Foundation
import Testing

@testable import BanyanDesktop

@MainActor
@Suite struct WebPicturesTests {
  @Test func aFileOfThePersonIsLoaded() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-\(UUID().uuidString)")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let pictures = WebPictures()
    await withCheckedContinuation { (loaded: CheckedContinuation<Void, Never>) in
      pictures.load(file.absoluteString) { loaded.resume() }
    }
    #expect(pictures.bytes(file.absoluteString) == [1, 2, 3])
  }
}
