import BanyanHost
import BanyanKits
import BanyanTesting
import Foundation
import FoundationComplement
import PhotosUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers

/// Controllers of UIKit with which a person chooses, in a sheet with a representable, as apps have them.
@MainActor
@Suite(.timeLimit(.minutes(30))) struct PickerControllerTests {
  private static let png = TestFile("a.png", contents: PictureFile.png(width: 3, height: 2))

  /// What the delegates have heard.
  @MainActor
  fileprivate final class Received {
    var lines: [String] = []
    var results: [PHPickerResult] = []
  }

  private struct Screen<Picker: View>: View {
    let picker: Picker
    @State private var isPresented = false

    init(_ picker: Picker) { self.picker = picker }

    var body: some View {
      Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { picker }
    }
  }

  private func open(_ picker: some View) -> TestApp {
    let app = TestApp(Screen(picker))
    app.window.button("Open").tap()
    return app
  }

  // MARK: UIImagePickerController

  private struct ImagePicker: UIViewControllerRepresentable {
    let received: Received
    var allowsEditing = false
    var mediaTypes = [UTType.image.identifier]
    var dismisses = true

    final class Coordinator: NSObject, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      let received: Received
      let dismisses: Bool
      init(_ received: Received, _ dismisses: Bool) {
        (self.received, self.dismisses) = (received, dismisses)
      }

      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        let image = info[.originalImage] as? UIImage
        received.lines.append(
          """
          \(info[.mediaType] ?? "") \(image.map { "\(Int($0.size.width))×\(Int($0.size.height))" } ?? "none") \
          \(info[.editedImage] as? UIImage == image && image != nil) \
          \(((info[.imageURL] ?? info[.mediaURL]) as? URL)?.lastPathComponent ?? "")
          """)
        if dismisses { picker.dismiss(animated: true) }
      }

      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        received.lines.append("cancelled")
        picker.dismiss(animated: true)
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(received, dismisses) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.sourceType = .photoLibrary
      picker.allowsEditing = allowsEditing
      picker.mediaTypes = mediaTypes
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
  }

  @Test func aPictureIsPickedAndTheDelegateClosesTheSheet() {
    let received = Received()
    let app = open(ImagePicker(received: received))
    #expect(app.window.texts.suffix(3) == ["Choose a Photo", "Choose Photo…", "Cancel"])
    #expect(
      app.window.button("Choose Photo…").fileChoice?.types == [
        "image/png", ".png", "image/jpeg", ".jpeg", ".jpg", ".jpe", "image/gif", ".gif",
        "image/webp", ".webp",
      ])
    app.window.choose(Self.png)
    #expect(received.lines == ["public.image 3×2 false a.png"])
    #expect(app.window.presentations.isEmpty)
    app.window.close()
  }

  @Test func whereEditingIsAllowedTheOriginalIsTheEditedPicture() {
    let received = Received()
    let app = open(ImagePicker(received: received, allowsEditing: true))
    app.window.choose(Self.png)
    #expect(received.lines == ["public.image 3×2 true a.png"])
    app.window.close()
  }

  @Test func aFileThatIsCalledAPictureAndIsNoneIsRefused() {
    let received = Received()
    let app = open(ImagePicker(received: received))
    app.window.choose(TestFile("a.png", text: "no picture"))
    #expect(received.lines == [])
    #expect(app.window.texts.contains("This picture is damaged. Choose another."))
    app.window.choose(Self.png)
    #expect(received.lines == ["public.image 3×2 false a.png"])
    app.window.close()
  }

  @Test func aPickerThatStaysReportsEachChoice() {
    let received = Received()
    let app = open(ImagePicker(received: received, dismisses: false))
    app.window.choose(Self.png)
    app.window.choose(Self.png)
    #expect(received.lines == ["public.image 3×2 false a.png", "public.image 3×2 false a.png"])
    app.window.presentations[0].dismiss()
    #expect(received.lines.count == 2)
    app.window.close()
  }

  @Test func aMovieIsOnlyAFile() {
    let received = Received()
    let app = open(ImagePicker(received: received, mediaTypes: [UTType.movie.identifier]))
    app.window.choose(TestFile("a.mov", text: "movie"))
    #expect(received.lines == ["public.movie none false a.mov"])
    app.window.close()
  }

  @Test func theDelegateIsNotifiedOnceThatNothingWasPicked() {
    let received = Received()
    let app = open(ImagePicker(received: received))
    app.window.button("Cancel").tap()
    #expect(received.lines == ["cancelled"])
    #expect(app.window.presentations.isEmpty)
    // As a person closes the sheet, or the browser's own dialog.
    app.window.button("Open").tap()
    app.window.presentations[0].dismiss()
    #expect(received.lines == ["cancelled", "cancelled"])
    #expect(app.window.presentations.isEmpty)
  }

  @Test func thereIsNoCamera() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
    #expect(
      UIImagePickerController.availableMediaTypes(for: .savedPhotosAlbum) == [
        "public.image", "public.movie",
      ])
    let picker = UIImagePickerController()
    picker.sourceType = .camera
    #expect(picker.sourceType == .photoLibrary)
  }

  // MARK: PHPickerViewController

  private struct PhotoPicker: UIViewControllerRepresentable {
    let received: Received
    var limit = 1

    final class Coordinator: NSObject, PHPickerViewControllerDelegate {
      let received: Received
      init(_ received: Received) { self.received = received }

      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        received.results += results
        received.lines.append("\(results.count)")
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(received) }

    func makeUIViewController(context: Context) -> PHPickerViewController {
      var configuration = PHPickerConfiguration(photoLibrary: .shared())
      configuration.filter = .images
      configuration.selectionLimit = limit
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
  }

  @Test func aPhotoIsLoadedByItsProvider() async throws {
    let received = Received()
    let app = open(PhotoPicker(received: received))
    app.window.choose(Self.png)
    #expect(received.lines == ["1"])
    #expect(app.window.presentations.isEmpty)
    let result = try #require(received.results.first)
    let provider = result.itemProvider
    #expect(result.assetIdentifier == nil)
    #expect(provider.suggestedName == "a")
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.movie"))
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let bytes = Data(Self.png.contents)
    let size = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { image, _ in
        continuation.resume(returning: (image as? UIImage)?.size)
      }
    }
    #expect(size == CGSize(width: 3, height: 2))
    let copy = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
        continuation.resume(
          returning: url.map { ($0, try? Data(contentsOf: $0)) })
      }
    }
    #expect(copy?.0.lastPathComponent == "a.png")
    #expect(copy?.1 == bytes)
    // It is removed when the handler has returned, which another thread does.
    let place = try #require(copy).0.path
    while FileManager.default.fileExists(atPath: place), !Task.isCancelled { await Task.yield() }
    #expect(!FileManager.default.fileExists(atPath: place))
    let error = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.movie") { _, error in
        continuation.resume(returning: error as NSError?)
      }
    }
    #expect(error?.domain == NSItemProvider.errorDomain)
    #expect(error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    app.window.close()
  }

  @Test func aPickerWithoutALimitTakesSeveralAndCancellingIsNoResult() {
    let received = Received()
    let app = open(PhotoPicker(received: received, limit: 0))
    app.window.choose(Self.png, Self.png)
    app.window.button("Open").tap()
    app.window.button("Cancel").tap()
    #expect(received.lines == ["2", "0"])
    app.window.close()
  }

  // MARK: UIDocumentPickerViewController

  private struct DocumentPicker: UIViewControllerRepresentable {
    let received: Received
    var exported: [URL] = []

    final class Coordinator: NSObject, UIDocumentPickerDelegate {
      let received: Received
      init(_ received: Received) { self.received = received }

      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) {
        received.lines += urls.map {
          "\($0.lastPathComponent): \((try? String(contentsOf: $0, encoding: .utf8)) ?? "")"
        }
      }

      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        received.lines.append("cancelled")
      }
    }

    func makeCoordinator() -> Coordinator { Coordinator(received) }

    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
      let picker =
        exported.isEmpty
        ? UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
        : UIDocumentPickerViewController(forExporting: exported)
      picker.allowsMultipleSelection = true
      picker.delegate = context.coordinator
      return picker
    }

    func updateUIViewController(_ picker: UIDocumentPickerViewController, context: Context) {}
  }

  @Test func documentsAreOpenedAndThePickerClosesItself() {
    let received = Received()
    let app = open(DocumentPicker(received: received))
    app.window.choose(TestFile("a.txt", text: "one"), TestFile("b.txt", text: "two"))
    #expect(received.lines == ["a.txt: one", "b.txt: two"])
    #expect(app.window.presentations.isEmpty)
    app.window.button("Open").tap()
    app.window.button("Cancel").tap()
    #expect(received.lines.last == "cancelled")
    #expect(app.window.presentations.isEmpty)
    app.window.close()
  }

  private func makeFile() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("banyan-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("note.txt")
    try Data("Flour".utf8).write(to: file)
    return file
  }

  @Test func documentsAreExportedAsDownloads() throws {
    let received = Received()
    let app = open(DocumentPicker(received: received, exported: [try makeFile()]))
    #expect(app.window.texts.suffix(3) == ["note.txt", "Save", "Cancel"])
    app.window.button("Save").tap()
    #expect(app.window.offeredFiles.map(\.name) == ["note.txt"])
    #expect(app.window.offeredFiles.map(\.text) == ["Flour"])
    #expect(received.lines == ["note.txt: Flour"])
    #expect(app.window.presentations.isEmpty)
    app.window.close()
  }

  // MARK: UIActivityViewController

  private struct Sharing: UIViewControllerRepresentable {
    let items: [Any]
    let received: Received
    var activities: [UIActivity]?

    func makeUIViewController(context: Context) -> UIActivityViewController {
      let controller = UIActivityViewController(
        activityItems: items, applicationActivities: activities)
      controller.completionWithItemsHandler = { type, isCompleted, _, _ in
        received.lines.append("\(type?.rawValue ?? "none") \(isCompleted)")
      }
      return controller
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }

  @Test func aLinkAndATextAreSharedByTheBrowser() {
    let received = Received()
    let items: [Any] = ["Look", URL(string: "https://swift.org")!]
    let app = open(Sharing(items: items, received: received))
    #expect(
      app.window.button("Share…").property(.sharing)
        == .sharing(SharedContent(text: "Look", url: "https://swift.org")))
    app.window.button("Close").tap()
    #expect(received.lines == ["none false"])
    #expect(app.window.presentations.isEmpty)
  }

  @Test func filesAndPicturesAreGivenToThePerson() throws {
    let received = Received()
    let image = UIImage(data: Data(Self.png.contents))!
    let app = open(Sharing(items: [image, try makeFile()], received: received))
    #expect(
      app.window.texts.filter { $0.hasPrefix("Save") }
        == ["Save “Image.png”", "Save “note.txt”"])
    app.window.button("Save “Image.png”").tap()
    #expect(received.lines == [])
    app.window.button("Save “note.txt”").tap()
    #expect(app.window.offeredFiles.map(\.type) == ["image/png", "text/plain"])
    #expect(
      app.window.offeredFiles.map(\.contents) == [Data(Self.png.contents), Data("Flour".utf8)])
    #expect(received.lines == ["com.apple.DocumentManagerUICore.SaveToFiles true"])
    #expect(app.window.presentations.isEmpty)
    app.window.close()
  }

  private final class Printing: UIActivity {
    override var activityType: ActivityType? { ActivityType("print") }
    override var activityTitle: String? { "Print it" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func perform() { activityDidFinish(true) }
  }

  @Test func anActivityOfTheAppIsAButton() {
    let received = Received()
    let app = open(Sharing(items: ["a"], received: received, activities: [Printing()]))
    app.window.button("Print it").tap()
    #expect(received.lines == ["print true"])
    let other = open(Sharing(items: [1], received: received, activities: [Printing()]))
    #expect(!other.window.texts.contains("Print it"))
  }
}
