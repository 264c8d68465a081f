import BanyanInsight
import Foundation
import FoundationComplement
import Testing

@testable import SwiftUICore

/// A folder for each visitor, where several use one process.
@MainActor
@Suite struct VisitorFoldersTests {
  private let root = FileManager.default.temporaryDirectory.appending(
    path: "folders-\(UUID().uuidString)", directoryHint: .isDirectory)

  /// Starts the apps of visitors. Nobody else gets a folder, because nothing is awaited meanwhile.
  private func start(_ count: Int, atMost mostCount: Int = 100) -> [RunningApp] {
    VisitorFolders.shared = VisitorFolders(in: root, atMost: mostCount)
    defer { VisitorFolders.shared = nil }
    return (0..<count).map { _ in
      RunningApp(view: { Text(verbatim: "") }, hasOwnStorage: true)
    }
  }

  private func documents(of app: RunningApp) -> URL {
    var found: URL?
    app.runtime.surrounded { found = .documentsDirectory }
    return found!
  }

  private var folders: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
  }

  private func write(_ text: String, for app: RunningApp) throws {
    try text.write(
      to: documents(of: app).appending(path: "note"), atomically: true, encoding: .utf8)
  }

  private func note(of app: RunningApp) -> String? {
    try? String(contentsOf: documents(of: app).appending(path: "note"), encoding: .utf8)
  }

  @Test func eachVisitorHasDocumentsThatNobodyElseFinds() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let apps = start(2)
    #expect(folders == [])
    try write("mine", for: apps[0])
    #expect(folders.count == 1)
    #expect(apps.map(note) == ["mine", nil])
    #expect(folders.count == 2)
    let outside = URL.documentsDirectory
    #expect(!apps.map(documents).contains(outside))
    #expect(outside == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: documents(of: apps[0]).path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func allFoldersThatAnAppCanAskForAreInTheVisitorsOwn() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let app = start(1)[0]
    var names: [String] = []
    app.runtime.surrounded {
      names = [
        URL.documentsDirectory, .applicationSupportDirectory, .cachesDirectory, .libraryDirectory,
        .downloadsDirectory, .desktopDirectory, .picturesDirectory, .moviesDirectory,
        .musicDirectory, .sharedPublicDirectory, .trashDirectory,
      ].map(\.path)
    }
    let home = root.appending(path: folders[0]).path
    #expect(
      names
        == [
          "Documents", "Library/Application Support", "Library/Caches", "Library", "Downloads",
          "Desktop", "Pictures", "Movies", "Music", "Public", ".Trash",
        ].map { "\(home)/\($0)" })
    let made = names.prefix(3).map { FileManager.default.fileExists(atPath: $0) }
    #expect(made == [true, true, true])
  }

  @Test func tasksOfAVisitorFindTheirDocumentsAndDetachedOnesThoseOfTheApp() async {
    defer { try? FileManager.default.removeItem(at: root) }
    let app = start(1)[0]
    var tasks: [Task<URL, Never>] = []
    app.runtime.surrounded {
      tasks = [
        Task { .documentsDirectory }, Task { @concurrent in .documentsDirectory },
        Task.detached { .documentsDirectory },
      ]
    }
    var found: [URL] = []
    for task in tasks { found.append(await task.value) }
    let own = documents(of: app)
    #expect(found == [own, own, .documentsDirectory])
  }

  @Test func aVisitThatIsOverLeavesNothingAndMakesNothing() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let apps = start(2)
    for app in apps { try write("mine", for: app) }
    apps[0].terminate()
    // Another process may go on with a visit whose app was only terminated here.
    #expect(apps.map(note) == ["mine", "mine"])
    apps[0].didEndVisit()
    #expect(apps.map(note) == [nil, "mine"])
    #expect(throws: (any Error).self) { try write("late", for: apps[0]) }
    #expect(folders.count == 1)
  }

  @Test func anotherProcessThatGoesOnWithAVisitFindsItsDocuments() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let app = start(1)[0]
    try write("kept", for: app)
    VisitorFolders.shared = VisitorFolders(in: root, atMost: 100)
    defer { VisitorFolders.shared = nil }
    let restoration = try StateRestoration(app.state(of: []))
    let next = RunningApp(
      view: { Text(verbatim: "") }, prepare: { $0.restoring = restoration }, hasOwnStorage: true)
    #expect(note(of: next) == "kept")
    next.didEndVisit()
    #expect(folders == [])
  }

  @Test func thereAreNoMoreFoldersThanAllowed() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let apps = start(3, atMost: 2)
    for app in apps.prefix(2) { try write("mine", for: app) }
    #expect(throws: (any Error).self) { try write("mine", for: apps[2]) }
    #expect(folders.count == 2)
    apps[0].didEndVisit()
    try write("mine", for: apps[2])
    #expect(folders.count == 2)
  }

  @Test func whatVisitorsOfEarlierProcessesLeftIsRemoved() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    for app in start(2) { try write("mine", for: app) }
    VisitorFolders(in: root, atMost: 100).removeAll()
    #expect(folders == [])
  }

  @Test func whereVisitsGoOnOnlyWhatNobodyHasUsedForLongIsRemoved() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    for app in start(2) { try write("mine", for: app) }
    let names = folders
    let old = root.appending(path: names[0])
    let past = Date.now - 1_000
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: old.path)
    let next = VisitorFolders(in: root, atMost: 100)
    next.removeAll(unusedSince: past - 1)
    #expect(folders == names)
    next.removeAll(unusedSince: past + 1)
    #expect(folders == [names[1]])
  }
}
