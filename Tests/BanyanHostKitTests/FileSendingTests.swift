import BanyanHostKit
import Foundation
import SwiftUICore
import Testing
import UniformTypeIdentifiers

@MainActor
struct FileSendingTests {
  private struct Reader: View {
    @State private var isAsking = true
    let read: (String) -> Void

    var body: some View {
      Text("content").fileImporter(
        isPresented: $isAsking, allowedContentTypes: [.plainText], allowsMultipleSelection: true
      ) { result in
        read(
          (try? result.get())?.map { (try? Data(contentsOf: $0).count).map { "\($0)" } ?? "none" }
            .joined(separator: " ") ?? "failed")
      }
    }
  }

  private func file(_ name: String, _ byteCount: Int) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Data(repeating: 65, count: byteCount).write(to: file)
    return file
  }

  private func press(_ read: @escaping (String) -> Void) -> UsedApp {
    let used = UsedApp(width: 800, height: 600) { Reader(read: read) }
    let button = used.app.window.all.last { $0.fileChoice != nil }
    let frame = button.flatMap { used.frame(of: $0.id) }
    if let frame { used.click(frame.x + frame.width / 2, frame.y + frame.height / 2) }
    return used
  }

  @Test func filesAreSentInPieces() throws {
    var results: [String] = []
    let used = press { results.append($0) }
    let files = [try file("a.txt", 300_000), try file("b.txt", 0), try file("c.txt", 1)]
    defer {
      for file in files {
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
      }
    }
    // The list, two pieces of the first file, and one of the last.
    #expect(used.choose(files) == 4)
    #expect(results == ["300000 0 1"])
  }

  @Test func nothingMoreIsSentOfARefusedFile() throws {
    var results: [String] = []
    let used = press { results.append($0) }
    let image = try file("a.png", 300_000)
    defer { try? FileManager.default.removeItem(at: image.deletingLastPathComponent()) }
    #expect(used.choose([image]) == 1)
    #expect(results == [])
    #expect(
      used.app.window.texts.contains { $0.contains("is not of a type that is accepted here") })
  }

  @Test func aFileThatIsNoLongerThereIsReported() throws {
    var results: [String] = []
    let used = press { results.append($0) }
    #expect(used.choose([URL(fileURLWithPath: "/nowhere/a.txt")]) == 1)
    #expect(results == [])
    #expect(used.app.window.texts.contains("The file could not be read."))
  }
}
