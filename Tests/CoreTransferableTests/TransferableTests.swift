import BanyanKits
import BanyanTesting
import CoreTransferable
import Foundation
import FoundationComplement
import SwiftUICore
import Testing
import UniformTypeIdentifiers

private struct Recipe: Codable, Hashable, Transferable {
  var title: String
  var text = ""

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    DataRepresentation(exportedContentType: .html) { Data("<p>\($0.text)</p>".utf8) }
      .suggestedFileName { $0.title }
    ProxyRepresentation(exporting: \.title)
  }
}

/// A text in a file.
private struct Letter: Transferable {
  var text: String
  var folder = FileManager.default.temporaryDirectory

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .plainText) { letter in
      let file = letter.folder.appendingPathComponent("letter.txt")
      try Data(letter.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      let text = try String(contentsOf: received.file, encoding: .utf8)
      return Letter(text: "\(received.file.pathExtension), \(received.isOriginalFile): \(text)")
    }
  }
}

private struct Secret: Transferable {
  var word: String
  var isPublic = false

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .plainText) { Data($0.word.utf8) }
      .exportingCondition { $0.isPublic }
    DataRepresentation(exportedContentType: .xml) { _ in Data("<secret/>".utf8) }
      .visibility(.ownProcess)
    ProxyRepresentation(importing: { (text: String) in Secret(word: text) })
  }
}

@Suite final class TransferableTests {
  /// Files of a test, which are removed after it.
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("banyan-test-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func aValueIsExportedByTheFirstRepresentationOfItsType() async throws {
    let recipe = Recipe(title: "Bread", text: "Flour")
    #expect(
      try await JSONDecoder().decode(Recipe.self, from: recipe.exported(as: nil)) == recipe)
    #expect(try await text(recipe.exported(as: .html)) == "<p>Flour</p>")
    // HTML is text, but not plain text, so this is the title.
    #expect(try await text(recipe.exported(as: .plainText)) == "Bread")
    await #expect(throws: CocoaError.self) { try await recipe.exported(as: .png) }
    #expect(recipe.suggestedFilename == "Bread")
    #expect(Recipe.exportedContentTypes() == [.json, .html, .utf8PlainText])
    #expect(Recipe.importedContentTypes() == [.json])
  }

  @Test func aValueIsMadeOfDataOfATypeThatFits() async throws {
    let data = Data(#"{"title": "Bread", "text": ""}"#.utf8)
    #expect(try await Recipe(importing: data, contentType: .json) == Recipe(title: "Bread"))
    #expect(try await Recipe(importing: data, contentType: nil) == Recipe(title: "Bread"))
    await #expect(throws: CocoaError.self) {
      try await Recipe(importing: data, contentType: .plainText)
    }
    await #expect(throws: DecodingError.self) {
      try await Recipe(importing: Data("x".utf8), contentType: nil)
    }
  }

  @Test func aFileIsThereWhileItIsImported() async throws {
    let letter = try await Letter(importing: Data("Hello".utf8), contentType: .plainText)
    #expect(letter.text == "txt, false: Hello")
    let exported = try await Letter(text: "Hello", folder: folder).withExportedFile(
      contentType: nil
    ) { file in
      "\(file.pathExtension): \(try String(contentsOf: file, encoding: .utf8))"
    }
    #expect(exported == "txt: Hello")
    let copy = try await Recipe(title: "Rye").export(to: folder, contentType: .html)
    #expect(copy.lastPathComponent == "Rye.html")
    #expect(
      try await Letter(importing: copy, contentType: .plainText).text == "html, true: <p></p>")
  }

  @Test func conditionsAndVisibilityLimitWhatIsExported() async throws {
    await #expect(throws: CocoaError.self) {
      try await Secret(word: "a").exported(as: .plainText)
    }
    #expect(try await text(Secret(word: "a", isPublic: true).exported(as: nil)) == "a")
    #expect(Secret.exportedContentTypes() == [.plainText])
    #expect(Secret.exportedContentTypes(visibility: .ownProcess) == [.plainText, .xml])
    #expect(try await Secret(importing: Data("b".utf8), contentType: .plainText).word == "b")
  }

  private struct Photo: Transferable {
    let image: Image
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.image)
    }
  }

  private struct Envelope: Transferable {
    let secret: Secret
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.secret)
    }
  }

  @Test func aProxyIsExportedUnderItsOwnConditions() async throws {
    let jpeg = Data(PictureFile.jpeg(width: 3, height: 2))
    let photo = Photo(image: Image(uiImage: UIImage(data: jpeg)!))
    #expect(try await photo.exported(as: nil) == jpeg)
    await #expect(throws: CocoaError.self) { try await photo.exported(as: .png) }
    await #expect(throws: CocoaError.self) {
      try await Envelope(secret: Secret(word: "a")).exported(as: .plainText)
    }
  }

  private enum Person {
    @TaskLocal static var name = "nobody"
  }

  @Test func aHandlerIsCalledForTheVisitorWhoAsked() async throws {
    let provider = try #require(NSItemProvider(contentsOf: file("Hello", "txt")))
    let name = await withCheckedContinuation { continuation in
      Person.$name.withValue("Ada") {
        _ = provider.loadDataRepresentation(forTypeIdentifier: "public.text") { _, _ in
          continuation.resume(returning: Person.name)
        }
      }
    }
    #expect(name == "Ada")
  }

  @Test func dataTextAndAddressesAreTransferable() async throws {
    #expect(try await Data([1, 2]).exported(as: .data) == Data([1, 2]))
    #expect(try await Data(importing: Data([3]), contentType: .png) == Data([3]))
    #expect(try await text("Grüße".exported(as: .utf8PlainText)) == "Grüße")
    #expect(try await String(importing: Data("ü".utf8), contentType: .swiftSource) == "ü")
    await #expect(throws: CocoaError.self) {
      try await String(importing: Data([0xFF, 0xFE, 0xFD]), contentType: .plainText)
    }
    let url = URL(string: "https://swift.org/a")!
    #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
  }

  @Test func anImageIsExportedAsWhatItWasMadeFrom() async throws {
    let png = Data(PictureFile.png(width: 3, height: 2))
    let image = try await Image(importing: png, contentType: .png)
    #expect(image == Image(uiImage: UIImage(data: png)!))
    #expect(try await image.exported(as: nil) == png)
    #expect(try await image.exported(as: .image) == png)
    await #expect(throws: CocoaError.self) { try await image.exported(as: .jpeg) }
    await #expect(throws: CocoaError.self) {
      try await Image(systemName: "heart").exported(as: nil)
    }
    await #expect(throws: CocoaError.self) {
      try await Image(importing: Data("x".utf8), contentType: .png)
    }
  }

  @Test func anItemProviderLoadsATransferableType() async throws {
    let provider = try #require(NSItemProvider(contentsOf: file("Hello", "txt")))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    let text = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: String.self) { continuation.resume(returning: $0) }
    }
    #expect(try text.get() == "Hello")
    let recipe = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: Recipe.self) { continuation.resume(returning: $0) }
    }
    #expect(throws: CocoaError.self) { try recipe.get() }
  }

  private func file(_ text: String, _ suffix: String) throws -> URL {
    let file = folder.appendingPathComponent("file.\(suffix)")
    try Data(text.utf8).write(to: file)
    return file
  }
}
