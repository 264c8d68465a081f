import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// An object that receives the picture or movie that a person has chosen. See Apple's documentation of
/// `UIImagePickerControllerDelegate`.
@MainActor
@preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when the person has chosen. The delegate dismisses the picker; without this method it dismisses itself.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the person has chosen nothing. The delegate dismisses the picker; without this method it dismisses itself.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// An object that is notified of a navigation controller's pages. The pickers that are here have one page, so there is nothing to
/// report. See Apple's documentation of `UINavigationControllerDelegate`.
@MainActor
@preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}

/// A controller with which a person chooses a picture or a movie of their own.
///
/// It opens the browser's own dialog, and the file arrives as with `fileImporter`, within the same limits. There is no camera. Present it in a
/// sheet, inside a `UIViewControllerRepresentable`; when the person closes the sheet, the delegate is notified that they have chosen
/// nothing. See Apple's documentation of `UIImagePickerController`.
@MainActor
@preconcurrency
open class UIImagePickerController: UIViewController {
  /// The sources of pictures.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// A key of the information about the choice that a delegate receives.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the type: that of `UTType.image` or `UTType.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// A `UIImage`: the picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// A `UIImage`: the picture, if editing is allowed. Nobody edits it here, so it is the original.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// A `URL`: the file of the picture, which is there until the window is closed.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// A `URL`: the file of the movie, which is there until the window is closed.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The source of the pictures. A source that is not available is reported, and the photo library takes its place.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      Issue.reportOnce(
        "There is no camera here: ask `UIImagePickerController.isSourceTypeAvailable(.camera)` first. The photo library takes its place."
      )
      sourceType = oldValue
    }
  }
  /// The identifiers of the types that may be chosen. Default: pictures.
  open var mediaTypes = [UTType.image.identifier]
  /// True if the person may edit the picture. There is no editor here: with true, the delegate gets the picture as the edited one
  /// too.
  open var allowsEditing = false
  /// The object that receives the chosen picture.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  private let outcome = PickerOutcome()

  /// Creates a picker of pictures.
  public init() { super.init(in: nil) }

  /// Returns whether pictures come from somewhere: everywhere but from a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the identifiers of the types that come from somewhere; nil if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image, .movie].map(\.identifier) : nil
  }

  private var types: [UTType] {
    mediaTypes.compactMap { UTType($0) }.flatMap { type in
      // A picture that nobody can show would be none for the delegate.
      type == .image ? PictureData.Format.types : [type]
    }
  }

  override var content: AnyView {
    AnyView(
      FileChoicePage(FileRequest(types: types, mostFiles: 1, isForPhotos: true)) {
        (urls) throws(FileRefusal) in
        try self.didChoose(urls[0])
      } onCancellation: {
        self.didCancel()
      }
      .onDisappear { self.outcome.reportOnce { self.reportCancellation() } })
  }

  /// - Throws: A refusal of a file that is called a picture and is none. Delegates rely on the original image.
  private func didChoose(_ url: URL) throws(FileRefusal) {
    var info: [InfoKey: Any] = [:]
    if let data = try? Data(contentsOf: url), let image = UIImage(data: data) {
      info = [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url]
      if allowsEditing { info[.editedImage] = image }
    } else if ChosenMedia(url).type.conforms(to: .image) {
      throw FileRefusal(message: "This picture is damaged. Choose another.")
    } else {
      info = [.mediaType: UTType.movie.identifier, .mediaURL: url]
    }
    outcome.report { delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info) }
  }

  private func didCancel() {
    outcome.report { reportCancellation() }
  }

  private func reportCancellation() { delegate?.imagePickerControllerDidCancel(self) }
}
