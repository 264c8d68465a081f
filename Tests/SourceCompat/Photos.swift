// PhotosUI, and the pickers of UIKit.
import PhotosUI
import SwiftUI
import UIKit
import UniformTypeIdentifiers

struct PhotoViews: View {
  let title: String
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var isPresented = false

  var body: some View {
    PhotosPicker("One", selection: $item)
    PhotosPicker(title, selection: $item, matching: .images)
    PhotosPicker(
      selection: $item, matching: .any(of: [.images, .videos]), preferredItemEncoding: .current,
      photoLibrary: .shared()
    ) { Label("One", systemImage: "photo") }
    PhotosPicker("Several", selection: $items, maxSelectionCount: 3, matching: .not(.livePhotos))
    PhotosPicker(title, selection: $items, selectionBehavior: .default, matching: .images)
    PhotosPicker(
      selection: $items, maxSelectionCount: 5, selectionBehavior: .default,
      matching: .all(of: [.videos]), preferredItemEncoding: .compatible, photoLibrary: .shared()
    ) { Text("Several") }
    Text("")
      .photosPicker(isPresented: $isPresented, selection: $item, matching: .images)
      .photosPicker(
        isPresented: $isPresented, selection: $items, maxSelectionCount: 2,
        selectionBehavior: .default, matching: .videos, preferredItemEncoding: .automatic,
        photoLibrary: .shared()
      )
      .task(id: item) {
        _ = try? await item?.loadTransferable(type: Image.self)
        _ = item?.loadTransferable(type: Data.self) { result in print((try? result.get()) as Any) }
        _ = (item?.itemIdentifier, item?.supportedContentTypes)
      }
  }
}

func photoLibrary() async -> [Any] {
  PHPhotoLibrary.requestAuthorization(for: .addOnly) { status in
    if status == .authorized || status == .limited { print(status.rawValue) }
  }
  let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
  let known = PHPhotoLibrary.authorizationStatus(for: PHAccessLevel(rawValue: 1) ?? .addOnly)
  return [
    status == .notDetermined, known == .restricted || known == .denied,
    PHAuthorizationStatus(rawValue: 1) as Any,
  ]
}

struct PhotoController: UIViewControllerRepresentable {
  final class Coordinator: NSObject, PHPickerViewControllerDelegate {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picker.dismiss(animated: true)
      print(results.first?.itemProvider as Any, results.first?.assetIdentifier as Any)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    var configuration = PHPickerConfiguration(photoLibrary: PHPhotoLibrary.shared())
    configuration = PHPickerConfiguration()
    configuration.filter = .images
    configuration.selectionLimit = 0
    for mode in [.automatic, .current, .compatible]
      as [PHPickerConfiguration.AssetRepresentationMode]
    { configuration.preferredAssetRepresentationMode = mode }
    _ = PHPickerConfiguration.AssetRepresentationMode(rawValue: 0)
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = context.coordinator
    _ = picker.configuration
    return picker
  }

  func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

struct ImageController: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
      _ = (image?.jpegData(compressionQuality: 0.8), image?.pngData(), image?.size, image?.scale)
      _ = (info[.mediaType], info[.imageURL], info[.mediaURL])
      _ = UIImagePickerController.InfoKey(rawValue: "a").rawValue
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
  }

  /// Has the methods that a delegate need not have.
  final class Quiet: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    let source = UIImagePickerController.SourceType(rawValue: 1) ?? .camera
    picker.sourceType =
      UIImagePickerController.isSourceTypeAvailable(source) ? .savedPhotosAlbum : .photoLibrary
    picker.mediaTypes = UIImagePickerController.availableMediaTypes(for: .photoLibrary) ?? []
    picker.allowsEditing = true
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}

struct DocumentController: UIViewControllerRepresentable {
  final class Coordinator: NSObject, UIDocumentPickerDelegate {
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {}
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  }

  final class Quiet: NSObject, UIDocumentPickerDelegate {}

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    picker.allowsMultipleSelection = true
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
}

@MainActor func exporting(_ url: URL) -> UIViewController {
  UIDocumentPickerViewController(forExporting: [url], asCopy: true)
}

final class OwnActivity: UIActivity {
  override var activityType: UIActivity.ActivityType? { .init("own") }
  override var activityTitle: String? { "Own" }
  override var activityImage: UIImage? { UIImage(systemName: "star") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) {}
  override func perform() { activityDidFinish(true) }
}

struct ActivityController: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    let controller = UIActivityViewController(
      activityItems: items, applicationActivities: [OwnActivity(), UIActivity()])
    controller.excludedActivityTypes = [
      .copyToPasteboard, .mail, .message, .print, .airDrop, .saveToCameraRoll, .addToReadingList,
      .assignToContact, UIActivity.ActivityType(rawValue: "a"),
    ]
    controller.completionWithItemsHandler = { type, isCompleted, items, error in
      print(type?.rawValue ?? "", isCompleted, items as Any, error as Any)
    }
    return controller
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

@MainActor func controlAppearances() {
  UISegmentedControl.appearance().selectedSegmentTintColor = .systemBlue
  UISegmentedControl.appearance().backgroundColor = .clear
  UISegmentedControl.appearance().setTitleTextAttributes(
    [.foregroundColor: UIColor.white], for: .selected)
  UISegmentedControl.appearance().setTitleTextAttributes(nil, for: .normal)
  UIPageControl.appearance().currentPageIndicatorTintColor = .black
  UIPageControl.appearance().pageIndicatorTintColor = .gray
  _ = UIControl.State(rawValue: 4).rawValue
}

@MainActor func pickerBody<Label: View>(_ picker: PhotosPicker<Label>) -> some View { picker.body }
