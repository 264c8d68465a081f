import BanyanHost
import BanyanTesting
import Foundation
import FoundationComplement
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// Files that the person imports: those of allowed types, and those that must be refused.
@MainActor
@Suite(.serialized) struct FileImporterTests {
  struct Importer: View {
    var types: [UTType] = [.plainText]
    var allowsSeveral = false
    @State private var isPresented = false
    @State private var lines: [String] = []

    var body: some View {
      Button("Import") { isPresented = true }
        .fileImporter(
          isPresented: $isPresented, allowedContentTypes: types,
          allowsMultipleSelection: allowsSeveral
        ) { result in
          for url in (try? result.get()) ?? [] {
            let text = try? String(contentsOf: url, encoding: .utf8)
            lines.append("\(url.lastPathComponent): \(text ?? "nothing"), \(isPresented)")
          }
        } onCancellation: {
          lines.append("cancelled, \(isPresented)")
        }
      ForEach(lines.indices, id: \.self) { Text(lines[$0]) }
    }
  }

  private func asking(
    _ types: [UTType] = [.plainText], several: Bool = false, limits: FileLimits = FileLimits()
  ) -> TestApp {
    let app = TestApp(Importer(types: types, allowsSeveral: several))
    app.window.fileLimits = limits
    app.window.button("Import").tap()
    return app
  }

  /// The folders of windows. Those of other tests, which other threads may have, can go meanwhile.
  private static var leftovers: Set<String> {
    let folder = FileManager.default.temporaryDirectory.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names.filter { $0.hasPrefix("banyan-files-\(getpid())-") })
  }

  /// The files in folders of windows that the process has open, those included that have no name any more.
  private static var openFiles: [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return numbers.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }.filter { $0.contains("/banyan-file") }
  }

  @Test func whatAProcessThatWasKilledHasLeftIsRemovedAndNothingElse() throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let other = place.appendingPathComponent("other")
    defer { try? FileManager.default.removeItem(at: place) }
    // No process has a number as high as that.
    let space = ProcessFolder.space
    let ended = [
      "banyan-files-2147483647-\(space)-A-B", "banyan-media-2147483647-\(space)-A",
      "banyan-media-\(getpid())-\(space)-A",
    ]
    let kept = [
      "banyan-media-1-\(space)-A", "banyan-files-\(getppid())-\(space)-B",
      "banyan-media-2147483648-\(space)-A", "banyan-media-0-\(space)-A",
      "banyan-media-2147483647-\(space)", "banyan-media-x-\(space)-A",
      "banyan-store-2147483647-\(space)-A", "my-banyan-media-2147483647-\(space)-A", "other",
      // Of a container in which another process may have that number.
      "banyan-media-2147483647-1-A",
    ]
    for name in ended + kept {
      let folder = place.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data([1]).write(to: folder.appendingPathComponent("file"))
    }
    let (link, file) = (
      "banyan-media-2147483647-\(space)-link", "banyan-media-2147483647-\(space)-file"
    )
    try FileManager.default.createSymbolicLink(
      at: place.appendingPathComponent(link), withDestinationURL: other)
    try Data([1]).write(to: place.appendingPathComponent(file))
    ProcessFolder.removeAbandoned(in: place)
    let left = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(left.sorted() == (kept + [link, file]).sorted())
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == ["file"])
  }

  @Test func aPersonIsAskedForAFileOfATypeAndTheAppReadsIt() {
    let before = Self.leftovers
    let app = asking([.json])
    let dialog = app.window.presentations[0]
    #expect(dialog.name == "Choose a File")
    #expect(
      app.window.button("Choose File…").fileChoice
        == FileChoice(types: ["application/json", ".json"], allowsSeveral: false))
    app.window.choose(TestFile("a.json", text: "[1]"))
    #expect(app.window.texts == ["Import", "a.json: [1], false"])
    #expect(Self.leftovers.subtracting(before).count == 1)
    app.window.close()
    #expect(Self.leftovers.isSubset(of: before))
  }

  @Test func severalFilesComeInTheirOrder() {
    let app = asking(several: true)
    #expect(app.window.presentations[0].name == "Choose Files")
    let sent = app.window.choose(
      TestFile("b.txt", text: "second"), TestFile("none.txt", text: ""),
      TestFile("a.txt", text: "first"), TestFile("none.txt", text: ""), pieceLength: 4)
    #expect(sent == 11)
    #expect(
      app.window.texts == [
        "Import", "b.txt: second, false", "none.txt: , false", "a.txt: first, false",
        "none.txt: , false",
      ])
  }

  @Test func anEmptyFileIsOneAsWell() {
    let app = asking()
    app.window.choose(TestFile("empty.txt", text: ""))
    #expect(app.window.texts == ["Import", "empty.txt: , false"])
  }

  @Test func whoThinksBetterOfItIsAskedNoMore() {
    let app = asking()
    app.window.button("Cancel").tap()
    #expect(app.window.texts == ["Import", "cancelled, false"])
    app.window.button("Import").tap()
    app.window.presentations[0].dismiss()
    #expect(app.window.presentations.isEmpty)
    #expect(app.window.texts == ["Import", "cancelled, false", "cancelled, false"])
  }

  @Test func aGigabyteIsRefusedBeforeAnythingIsSent() {
    let before = Self.leftovers
    let app = asking()
    let sent = app.window.choose(TestFile("large.txt", contents: [1, 2], byteCount: 1 << 30))
    #expect(sent == 0)
    #expect(app.window.shows("“large.txt” is too large: 1 GB, and at most 10 MB are taken."))
    #expect(Self.leftovers.isSubset(of: before))
    // The person can choose another file.
    app.window.choose(TestFile("small.txt", text: "a"))
    #expect(app.window.texts == ["Import", "small.txt: a, false"])
  }

  @Test func whoAnnouncesLessThanTheySendIsRefused() {
    let before = Self.leftovers
    let app = asking()
    let file = TestFile("a.txt", contents: [UInt8](repeating: 65, count: 100), byteCount: 50)
    #expect(app.window.choose(file, pieceLength: 40) == 80)
    #expect(app.window.shows("The file is larger than announced."))
    #expect(Self.leftovers.isSubset(of: before))
  }

  @Test func aWrongTypeIsRefused() {
    let app = asking([.image])
    #expect(app.window.button("Choose File…").fileChoice?.types == ["image/*"])
    #expect(app.window.choose(TestFile("a.sh", type: "image/png", text: "x")) == 0)
    #expect(app.window.shows("“a.sh” is not of a type that is accepted here."))
    // If the extension doesn't identify a type, the page's type is used.
    app.window.choose(TestFile("picture", type: "image/png", text: "x"))
    #expect(app.window.texts == ["Import", "picture: x, false"])
  }

  @Test(
    arguments: [
      ([UTType.item], "a.xyz"), ([.data], "a"), ([], "a.exe"), ([.text], "a.swift"),
      ([UTType(filenameExtension: "xyz")!], "a.XYZ"), ([.pdf, .audio], "a.mp3"),
    ] as [([UTType], String)])
  func typesAreThoseOfAKindAndOfAnExtension(types: [UTType], name: String) {
    let app = asking(types)
    app.window.choose(TestFile(name, text: "x"))
    #expect(app.window.texts == ["Import", "\(name): x, false"])
  }

  @Test func oneFileIsOne() {
    let app = asking()
    app.window.choose(TestFile("a.txt", text: "a"), TestFile("b.txt", text: "b"))
    #expect(app.window.shows("Only one file is taken."))
  }

  @Test func aConnectionThatIsCutForGoodLeavesNothing() throws {
    let before = Self.leftovers
    let app = asking()
    let file = TestFile("a.txt", contents: [UInt8](repeating: 65, count: 100))
    let choice = try #require(app.window.beginChoosing([file]))
    app.window.send(file.contents[..<40], of: choice)
    #expect(app.window.all.contains { $0.property(.progress) == .progress(0.4) })
    #expect(Self.leftovers.subtracting(before).count == 1)
    app.window.close()
    #expect(Self.leftovers.isSubset(of: before))
  }

  @Test func whatNobodyCanReadAnyMoreIsReported() throws {
    let before = Self.leftovers
    let app = asking()
    let file = TestFile("a.txt", contents: [UInt8](repeating: 65, count: 100))
    let choice = try #require(app.window.beginChoosing([file]))
    app.window.send(file.contents[..<40], of: choice)
    let button = app.window.button("Choose File…")
    app.window.send(.files(.chosen(choice, [])), to: button.id)
    #expect(app.window.shows("The file could not be read."))
    #expect(!app.window.send(file.contents[40...], of: choice))
    #expect(Self.leftovers.isSubset(of: before))
  }

  @Test func anotherChoiceIsInPlaceOfTheOneBefore() throws {
    let app = asking()
    let first = TestFile("a.txt", text: "first")
    let old = try #require(app.window.beginChoosing([first]))
    app.window.send(first.contents[..<2], of: old)
    let second = TestFile("b.txt", text: "other")
    let new = try #require(app.window.beginChoosing([second]))
    app.window.send(second.contents[...], of: new)
    #expect(app.window.texts == ["Import", "b.txt: other, false"])
  }

  @Test func aChoiceThatAnotherProcessHasReceivedIsAskedForAgain() {
    let app = asking()
    #expect(app.window.send([1], of: 7))
    #expect(app.window.shows("The file did not arrive completely. Choose it again."))
    #expect(!app.window.send([1], of: 7))
  }

  @Test func aWindowTakesNoMoreThanItHasRoomFor() {
    var limits = FileLimits()
    limits.windowByteCount = 10_000
    let app = asking(limits: limits)
    app.window.choose(TestFile("a.txt", contents: [UInt8](repeating: 65, count: 5_000)))
    app.window.button("Import").tap()
    app.window.choose(TestFile("b.txt", contents: [UInt8](repeating: 65, count: 5_001)))
    #expect(app.window.shows("There is no room for more files here."))
    app.window.choose(TestFile("c.txt", contents: [UInt8](repeating: 65, count: 5_000)))
    #expect(app.window.presentations.isEmpty)
    #expect(app.window.texts.map { $0.prefix(5) } == ["Impor", "a.txt", "c.txt"])
  }

  @Test func anUploadThatNeverEndsKeepsNoFileOpen() throws {
    let before = Self.leftovers
    let app = asking(several: true)
    let files = (1...99).map { TestFile("\($0).txt", text: "") } + [TestFile("z.txt", text: "ab")]
    let choice = try #require(app.window.beginChoosing(files))
    #expect(app.window.send([65], of: choice))
    #expect(Self.openFiles == [])
    #expect(app.window.send([66], of: choice))
    #expect(app.window.texts.count == 101 && app.window.texts.last == "z.txt: AB, false")
    app.window.close()
    #expect(Self.openFiles == [] && Self.leftovers.isSubset(of: before))
  }

  @Test(arguments: [(0, 3), (1, 3), (4_096, 3), (4_097, 2)])
  func aFileTakesTheRoomOfFourKilobytesAtLeast(byteCount: Int, most: Int) throws {
    var limits = FileLimits()
    limits.windowByteCount = 3 * 4_096
    let app = asking(several: true, limits: limits)
    let file = TestFile("a.txt", contents: [UInt8](repeating: 65, count: byteCount))
    _ = app.window.beginChoosing([TestFile](repeating: file, count: most + 1))
    #expect(app.window.shows("There is no room for more files here."))
    let choice = try #require(app.window.beginChoosing([TestFile](repeating: file, count: most)))
    for _ in 0..<most { app.window.send(file.contents[...], of: choice) }
    #expect(app.window.presentations.isEmpty)
    #expect(app.window.texts.count == 1 + most)
  }

  @Test func theWindowsOfOneClientShareARoomThatIsGivenBackOnce() {
    var limits = FileLimits()
    limits.client = "theWindowsOfOneClient"
    limits.clientByteCount = 2 * 4_096
    let file = TestFile("a.txt", text: "a")
    let (first, second) = (asking(several: true, limits: limits), asking(limits: limits))
    first.window.choose(file, file)
    #expect(second.window.choose(file) == 0)
    #expect(second.window.shows("There is no room for more files here."))
    limits.client = "another"
    let other = asking(limits: limits)
    #expect(other.window.choose(file) == 1)
    first.window.close()
    second.window.choose(file)
    second.window.close()
    limits.client = "theWindowsOfOneClient"
    let third = asking(several: true, limits: limits)
    #expect(third.window.choose(file, file, file) == 0)
    #expect(third.window.choose(file, file) == 2)
    for app in [other, third] { app.window.close() }
  }

  @Test func allWindowsShareOneRoom() {
    var limits = FileLimits()
    // Other tests may have left some bytes.
    limits.totalByteCount = 3_000_000
    let file = TestFile("a.txt", contents: [UInt8](repeating: 65, count: 2_000_000))
    let first = asking(limits: limits)
    first.window.choose(file)
    #expect(first.window.presentations.isEmpty)
    let second = asking(limits: limits)
    #expect(second.window.choose(file) == 0)
    #expect(second.window.shows("There is no room for more files here."))
    first.window.close()
    second.window.choose(file)
    #expect(second.window.presentations.isEmpty)
    second.window.close()
  }

  @Test(arguments: [
    ("../../etc/passwd", "passwd"), ("..", "file"), ("", "file"), (".profile", "profile"),
    ("a\\b\u{0}.txt", "b.txt"), ("Привет.txt", "Привет.txt"),
  ])
  func noNameLeadsOutOfTheFolder(name: String, safe: String) {
    let app = asking([])
    app.window.choose(TestFile(name, text: "x"))
    #expect(app.window.texts == ["Import", "\(safe): x, false"])
  }

  @Test func aLongNameKeepsItsExtension() {
    let app = asking([])
    app.window.choose(TestFile(String(repeating: "ä", count: 400) + ".txt", text: "x"))
    #expect(
      app.window.texts == ["Import", String(repeating: "ä", count: 98) + ".txt: x, false"])
  }

  @Test func aFileMayBeMarkedAsInUse() {
    let url = URL(fileURLWithPath: "/tmp/a")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }
}
