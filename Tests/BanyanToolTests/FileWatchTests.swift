import Foundation
import Synchronization
import Testing

@testable import BanyanTool

@Suite struct FileWatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "App/App.swift": "one", "Lib/Package.swift": "one", "Lib/Sources/Lib/Lib.swift": "one",
      "Shared/Shared.swift": "one", "Shared/Deep/Deep.swift": "one",
    ])
  }

  private var app: String { folder.url.appendingPathComponent("App").path }

  /// Returns whether the watch is told of a file that is saved.
  private func isNoticed(_ path: String, by watch: FileWatch) throws -> Bool {
    _ = try watch.takeChanges()
    try folder.write("two", to: path)
    return try watch.takeChanges()
  }

  @Test func `what a project keeps its settings in counts`() throws {
    try folder.write("{}", to: "App/Demo.xcodeproj/project.pbxproj")
    let watch = try FileWatch(app)
    #expect(try isNoticed("App/Demo.xcodeproj/project.pbxproj", by: watch))
    #expect(try isNoticed("App/Info.plist", by: watch))
    #expect(try isNoticed("App/Debug.xcconfig", by: watch))
    #expect(try isNoticed("App/Sleep.mlmodel", by: watch))
    #expect(try !isNoticed("App/settings.plist", by: watch))
  }

  @Test func `the whole package of a file elsewhere is watched, and of other files their folders`()
    throws
  {
    let watch = try FileWatch(app)
    #expect(try !isNoticed("Lib/Package.swift", by: watch))
    try watch.follow(
      ["App/App.swift", "Lib/Sources/Lib/Lib.swift", "Shared/Shared.swift"].map {
        folder.url.appendingPathComponent($0).path
      })
    #expect(try isNoticed("App/App.swift", by: watch))
    #expect(try isNoticed("Lib/Package.swift", by: watch))
    #expect(try isNoticed("Lib/Sources/Lib/New.swift", by: watch))
    #expect(try isNoticed("Lib/Sources/Lib/Assets.xcassets/Leaf.colorset/Contents.json", by: watch))
    #expect(try isNoticed("Shared/Shared.swift", by: watch))
    #expect(try !isNoticed("Shared/Deep/Deep.swift", by: watch))
  }

  @Test func `a folder that the app makes or removes counts only with files that count`() throws {
    let watch = try FileWatch(app)
    let data = folder.url.appendingPathComponent("App/Data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    #expect(try !watch.takeChanges())
    #expect(try !isNoticed("App/Data/notes.txt", by: watch))
    #expect(try isNoticed("App/Data/Part.swift", by: watch))
    try FileManager.default.removeItem(at: data)
    #expect(try watch.takeChanges(), "it had a file that counts")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try FileManager.default.removeItem(at: data)
    #expect(try !watch.takeChanges())
    try folder.write("one", to: "Elsewhere/Other.swift")
    let moved = folder.url.appendingPathComponent("App/Moved")
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("Elsewhere"), to: moved)
    #expect(try watch.takeChanges(), "it came with a file that counts")
  }

  @Test(arguments: [true, false])
  func `a folder that is deleted and made again is watched again`(isFile: Bool) throws {
    let watch = try FileWatch(isFile ? "\(app)/App.swift" : app)
    for _ in 0..<2 {
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App"))
      #expect(try watch.takeChanges())
      try folder.write("one", to: "App/App.swift")
      #expect(try watch.takeChanges(), "the folder is there again")
      #expect(try isNoticed("App/App.swift", by: watch))
    }
  }

  @Test func `a folder is watched again if the folders around it were deleted too`() throws {
    let watch = try FileWatch(app)
    try FileManager.default.removeItem(at: folder.url)
    #expect(try watch.takeChanges())
    try folder.write("other", to: "Other.swift")
    #expect(try !watch.takeChanges(), "another file beside it")
    try folder.write("one", to: "App/App.swift")
    #expect(try watch.takeChanges(), "the folder is there again")
    #expect(try isNoticed("App/App.swift", by: watch))
  }

  @Test func `files elsewhere are followed again after their folder was made again`() throws {
    let watch = try FileWatch(app)
    try watch.follow(["\(folder.url.path)/Shared/Shared.swift"])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Shared"))
    try folder.write("one", to: "Shared/Shared.swift")
    _ = try watch.takeChanges()
    #expect(try isNoticed("Shared/Shared.swift", by: watch))
  }

  @Test func `a program that writes all the time does not hold a saved file up`() throws {
    let watch = try FileWatch(app)
    let notes = folder.url.appendingPathComponent("App/notes.txt")
    let writer = Writer(writing: notes)
    writer.waitForFirst()
    try folder.write("two", to: "App/App.swift")
    #expect(watch.hasSettledChange(after: .milliseconds(30)))
    #expect(!writer.hasEnded)
    writer.end()
  }
}

/// Writes a file again and again, faster than a pause between saved files, for some seconds at most.
private final class Writer: @unchecked Sendable {
  private let isAsked = Mutex(false)
  private let isOver = Mutex(false)
  private let hasBegun = DispatchSemaphore(value: 0)
  private let isDone = DispatchSemaphore(value: 0)

  init(writing file: URL) {
    Thread.detachNewThread { [self] in
      for count in 0..<4_000 where !isAsked.withLock({ $0 }) {
        try? Data("\(count)".utf8).write(to: file)
        if count == 0 { hasBegun.signal() }
        usleep(1_000)
      }
      isOver.withLock { $0 = true }
      isDone.signal()
    }
  }

  var hasEnded: Bool { isOver.withLock { $0 } }

  func waitForFirst() { hasBegun.wait() }

  func end() {
    isAsked.withLock { $0 = true }
    isDone.wait()
  }
}
