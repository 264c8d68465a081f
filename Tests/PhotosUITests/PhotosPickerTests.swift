import BanyanHost
import BanyanKits
import BanyanTesting
import Foundation
import FoundationComplement
import PhotosUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// Photos that a person picks, and how an app loads them.
@MainActor
@Suite struct PhotosPickerTests {
  private static let png = TestFile("a.png", contents: PictureFile.png(width: 3, height: 2))
  private static let jpeg = TestFile("b.JPG", contents: PictureFile.jpeg(width: 3, height: 2))

  /// What has been picked, for a test to look at.
  @MainActor
  private final class Picked {
    var one: PhotosPickerItem?
    var several: [PhotosPickerItem] = []
    var isPresented = false
  }

  private func binding<Value>(
    _ picked: Picked, _ path: ReferenceWritableKeyPath<Picked, Value>
  ) -> Binding<Value> {
    Binding {
      picked[keyPath: path]
    } set: {
      picked[keyPath: path] = $0
    }
  }

  private func picking(
    _ filter: PHPickerFilter?, _ files: TestFile...
  ) -> (app: TestApp, item: PhotosPickerItem?) {
    let picked = Picked()
    let app = TestApp(
      PhotosPicker("Photo", selection: binding(picked, \.one), matching: filter))
    app.window.button("Photo").tap()
    for file in files { app.window.choose(file) }
    return (app, picked.one)
  }

  @Test func onePhotoIsPickedAndLoaded() async throws {
    let (app, picked) = picking(.images, Self.png)
    let item = try #require(picked)
    #expect(app.window.presentations.isEmpty)
    #expect(item.supportedContentTypes == [.png])
    #expect(item.itemIdentifier == nil)
    let bytes = Data(Self.png.contents)
    #expect(try await item.loadTransferable(type: Data.self) == bytes)
    #expect(
      try await item.loadTransferable(type: Image.self) == Image(uiImage: UIImage(data: bytes)!))
    #expect(try await item.loadTransferable(type: String.self) == nil)
    let loaded = await withCheckedContinuation { continuation in
      item.loadTransferable(type: Data.self) { continuation.resume(returning: $0) }
    }
    #expect(try loaded.get() == bytes)
    app.window.close()
    await #expect(throws: (any Error).self) { try await item.loadTransferable(type: Data.self) }
  }

  @Test func theBrowserIsAskedForOnePictureInADialogAboutPhotos() {
    let (app, _) = picking(.images)
    #expect(app.window.presentations[0].name == "Choose a Photo")
    #expect(
      app.window.button("Choose Photo…").fileChoice
        == FileChoice(types: ["image/*"], allowsSeveral: false))
  }

  @Test(
    arguments: [
      (nil, ["image/*", "video/*"]), (.videos, ["video/*"]),
      (.any(of: [.images, .videos]), ["image/*", "video/*"]),
      (.all(of: [.images, .not(.livePhotos)]), ["image/*"]), (.not(.videos), ["image/*"]),
      (.livePhotos, []), (.any(of: []), []),
    ] as [(PHPickerFilter?, [String])])
  func aFilterSpecifiesTheTypesOfPhotos(filter: PHPickerFilter?, types: [String]) {
    let (app, _) = picking(filter)
    #expect(app.window.button("Choose Photo…").fileChoice?.types == types)
  }

  @Test func aFilterThatNoFileMeetsTakesNone() {
    let (app, item) = picking(.livePhotos, Self.png)
    #expect(item == nil)
    #expect(app.window.shows("“a.png” is not of a type that is accepted here."))
  }

  @Test func aFileWithoutAnExtensionIsRecognizedByItsContents() {
    let (_, item) = picking(
      .images, TestFile("photo", type: "image/jpeg", contents: Self.jpeg.contents))
    #expect(item?.supportedContentTypes == [.jpeg])
  }

  @Test func aPhotoThatIsTooLargeIsRefusedBeforeItIsSent() {
    let picked = Picked()
    let app = TestApp(
      PhotosPicker("Photo", selection: binding(picked, \.one), matching: .images))
    app.window.fileLimits.fileByteCount = 20
    app.window.button("Photo").tap()
    #expect(app.window.choose(Self.png) == 0)
    #expect(app.window.shows("“a.png” is too large: 33 bytes, and at most 20 bytes are taken."))
    #expect(picked.one == nil)
  }

  private func asking(_ picked: Picked, most: Int?) -> TestApp {
    let app = TestApp(
      PhotosPicker(
        selection: binding(picked, \.several), maxSelectionCount: most, matching: .images
      ) { Text("Photos") })
    app.window.button("Photos").tap()
    return app
  }

  @Test func severalPhotosComeInTheirOrderAndNoMoreThanTheAppTakes() {
    let picked = Picked()
    let app = asking(picked, most: 2)
    #expect(app.window.button("Choose Photos…").fileChoice?.allowsSeveral == true)
    #expect(app.window.choose(Self.png, Self.jpeg, Self.png) == 0)
    #expect(app.window.shows("At most 2 files can be chosen at once."))
    app.window.choose(Self.jpeg, Self.png)
    #expect(picked.several.map(\.supportedContentTypes) == [[.jpeg], [.png]])
    app.window.close()
  }

  @Test func whoThinksBetterOfItKeepsTheSelection() {
    let picked = Picked()
    let app = asking(picked, most: nil)
    app.window.choose(Self.png)
    #expect(picked.several.count == 1)
    app.window.button("Photos").tap()
    app.window.button("Cancel").tap()
    #expect(app.window.presentations.isEmpty)
    #expect(picked.several.count == 1)
    app.window.close()
  }

  private struct Presenting: View {
    @State private var isPresented = false
    @State private var items: [PhotosPickerItem] = []

    var body: some View {
      Button("Ask") { isPresented = true }
        .photosPicker(
          isPresented: $isPresented, selection: $items, maxSelectionCount: 3, matching: .videos,
          photoLibrary: .shared())
      Text("\(items.count) \(isPresented)")
    }
  }

  @Test func aFlagPresentsThePicker() {
    let app = TestApp(Presenting())
    app.window.button("Ask").tap()
    #expect(app.window.texts.contains("0 true"))
    app.window.choose(TestFile("a.mov", text: "movie"), TestFile("b.mp4", text: "movie"))
    #expect(app.window.texts == ["Ask", "2 false"])
    app.window.close()
  }

  @Test func nobodyGivesAccessToALibrary() async {
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .restricted)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .restricted)
  }
}
