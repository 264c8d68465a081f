import CoreTransferable
import Foundation
import FoundationComplement
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// Item providers that a program makes itself.
@Suite struct ItemProviderTests {
  /// An object that is written in two types, and read from one.
  private final class Card: NSObject, NSItemProviderWriting, NSItemProviderReading {
    static var writableTypeIdentifiersForItemProvider: [String] {
      ["example.card", UTType.html.identifier]
    }
    static var readableTypeIdentifiersForItemProvider: [String] { ["example.card"] }
    let word: String

    init(_ word: String) { self.word = word }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
      Card(String(decoding: data, as: UTF8.self))
    }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      if typeIdentifier == "example.card" {
        completionHandler(Data(word.utf8), nil)
      } else {
        completionHandler(nil, CocoaError(.fileWriteUnknown))
      }
      return nil
    }
  }

  private func text(_ provider: NSItemProvider) async -> String? {
    await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(returning: text)
      }
    }
  }

  private func data(_ provider: NSItemProvider, _ identifier: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      _ = provider.loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        continuation.resume(with: data.map { .success($0) } ?? .failure(error!))
      }
    }
  }

  @Test func `a text is provided as text`() async {
    let provider = NSItemProvider(object: "Grüße" as NSString)
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    #expect(await text(provider) == "Grüße")
  }

  @Test func `an address is provided as what it is`() async throws {
    let web = NSItemProvider(object: NSURL(string: "https://swift.org/a")!)
    #expect(web.registeredTypeIdentifiers == ["public.url"])
    let item = try await web.loadItem(forTypeIdentifier: "public.url")
    #expect(item as? URL == URL(string: "https://swift.org/a"))
    let file = NSItemProvider(object: NSURL(fileURLWithPath: "/tmp/a b"))
    #expect(file.registeredTypeIdentifiers == ["public.file-url"])
    #expect(file.canLoadObject(ofClass: URL.self))
    // As on macOS, it is the data of the address.
    let bytes = try await file.loadItem(forTypeIdentifier: "public.file-url") as? Data
    let url = bytes.flatMap { URL(dataRepresentation: $0, relativeTo: nil) }
    #expect(url?.path == "/tmp/a b")
    #expect(await text(file) == nil)
  }

  @Test func `types that nobody declares are distinguished by their identifiers`() async throws {
    let provider = NSItemProvider(object: Card("ace"))
    #expect(provider.registeredTypeIdentifiers == ["example.card", "public.html"])
    #expect(provider.hasItemConformingToTypeIdentifier("example.card"))
    #expect(!provider.hasItemConformingToTypeIdentifier("example.other"))
    let word = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: Card.self) { card, _ in
        continuation.resume(returning: (card as? Card)?.word)
      }
    }
    #expect(word == "ace")
    await #expect(throws: CocoaError.self) { try await data(provider, "public.html") }
    await #expect(throws: NSError.self) { try await data(provider, "public.png") }
  }

  @Test func `an item that can be archived is provided as a type of its own`() async throws {
    let plain = NSItemProvider(item: "a" as NSString, typeIdentifier: nil)
    #expect(plain.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    let own = NSItemProvider(item: NSData(data: Data([1, 2])), typeIdentifier: "example.bytes")
    #expect(own.registeredTypeIdentifiers == ["example.bytes"])
    #expect(try await data(own, "example.bytes") == Data([1, 2]))
    #expect(NSItemProvider(item: nil, typeIdentifier: "a").registeredTypeIdentifiers == [])
  }

  @Test func `representations are made when they are loaded`() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: UTType.json.identifier, visibility: .all
    ) { complete in
      complete(Data("[]".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(for: .html) { complete in
      complete(nil, CocoaError(.featureUnsupported))
      return nil
    }
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("banyan-test-\(UUID().uuidString).txt")
    try Data("Hello".utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    provider.registerFileRepresentation(
      forTypeIdentifier: UTType.plainText.identifier, fileOptions: .openInPlace,
      visibility: .ownProcess
    ) { complete in
      complete(place, true, nil)
      return nil
    }
    #expect(try await data(provider, "public.json") == Data("[]".utf8))
    await #expect(throws: CocoaError.self) { try await data(provider, "public.html") }
    #expect(await text(provider) == "Hello")
    let copy = await withCheckedContinuation { continuation in
      _ = provider.loadFileRepresentation(for: .plainText) { url, isOriginal, _ in
        let contents = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: "\(contents ?? "") \(url == place) \(isOriginal)")
      }
    }
    #expect(copy == "Hello false false")
  }

  @Test func `a transferable value is registered in the types of its representations`() async throws
  {
    let provider = NSItemProvider()
    provider.register("Hello")
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await text(provider) == "Hello")
    let loaded = await withCheckedContinuation { continuation in
      _ = provider.loadTransferable(type: String.self) { continuation.resume(returning: $0) }
    }
    #expect(try loaded.get() == "Hello")
  }

  @Test func `a load whose progress is canceled ends, and so does what makes the item`()
    async throws
  {
    let provider = NSItemProvider()
    let making = Progress(totalUnitCount: 1)
    provider.registerDataRepresentation(for: .json) { _ in making }
    let error = await withCheckedContinuation { continuation in
      let progress = provider.loadDataRepresentation(for: .json) { _, error in
        continuation.resume(returning: error)
      }
      progress.cancel()
    }
    #expect((error as? CocoaError)?.code == .userCancelled)
    while !making.isCancelled { await Task.yield() }
  }
}
