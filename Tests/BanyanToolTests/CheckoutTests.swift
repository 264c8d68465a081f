import Foundation
import Testing

@testable import BanyanTool

/// The dates of the library's sources, which say whether it is built anew.
@Suite struct CheckoutTests {
  private let folder: TemporaryFolder
  private let checkout: Checkout

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "", "Sources/SwiftUI/Views/Text.swift": "",
      "Sources/BanyanTool/Commands/Run.swift": "", "Sources/CryptoKit/Sources/Hash.swift": "",
    ])
    checkout = Checkout(root: folder.url, scratch: folder.url.appendingPathComponent(".build"))
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      try date(path, 100)
    }
  }

  private func date(_ path: String, _ time: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: time)],
      ofItemAtPath: folder.url.appendingPathComponent(path).path)
  }

  private func newest(_ part: LibraryPart) -> TimeInterval {
    checkout.newestSource(of: part).timeIntervalSince1970
  }

  @Test func aFileInAnyFolderCounts() throws {
    try date("Sources/SwiftUI/Views/Text.swift", 200)
    #expect(newest(.library) == 200)
  }

  @Test func aFolderThatLostAFileCounts() throws {
    try date("Sources/SwiftUI/Views", 200)
    #expect(newest(.library) == 200)
  }

  @Test func theManifestCounts() throws {
    try date("Package.swift", 200)
    #expect(newest(.library) == 200)
  }

  @Test func whatThePartIsNotBuiltFromDoesNotCount() throws {
    try date("Sources/BanyanTool/Commands/Run.swift", 200)
    try date("Sources/CryptoKit/Sources/Hash.swift", 300)
    #expect(newest(.library) == 100)
  }

  @Test func aLinkCountsItselfAndNotWhatItLeadsTo() throws {
    try folder.write("", to: "Elsewhere/New.swift")
    let link = folder.url.appendingPathComponent("Sources/SwiftUI/Link.swift")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("Elsewhere"))
    var times = [timespec(tv_sec: 150, tv_nsec: 0), timespec(tv_sec: 150, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, link.path, &times, AT_SYMLINK_NOFOLLOW) == 0)
    try date("Sources/SwiftUI", 100)
    #expect(newest(.library) == 150)
  }
}
