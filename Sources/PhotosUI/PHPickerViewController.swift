import BanyanKits
import SwiftUICore
import UniformTypeIdentifiers

/// The settings of a picker of photos. See Apple's documentation of `PHPickerConfiguration`.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// As what items are preferred, where there are several encodings. Here a file has one.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// The filter for the choice; nil for pictures and movies.
  public var filter: PHPickerFilter?
  /// The number of items that the person may choose; 0 for as many as the host takes at once, which is 100. Default: 1.
  public var selectionLimit = 1
  /// Has no effect: a file has one encoding.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic

  /// Creates a configuration for one picture or movie.
  public init() {}

  /// Creates a configuration for one picture or movie.
  /// - Parameter photoLibrary: Has no effect: an app has no access to a library here.
  public init(photoLibrary: PHPhotoLibrary) {}

  var request: FileRequest {
    FileRequest(
      types: filter.types,
      mostFiles: selectionLimit == 0 ? FileRequest.mostFilesAtOnce : selectionLimit,
      isForPhotos: true)
  }
}

/// A photo or movie that a person has chosen. See Apple's documentation of `PHPickerResult`.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// Reads the item. The file is there until the window is closed.
  public let itemProvider: NSItemProvider
  /// The identifier of the item in the photo library. Always nil: an app has no access to a library here.
  public var assetIdentifier: String? { nil }

  init(_ url: URL) {
    let media = ChosenMedia(url)
    itemProvider = NSItemProvider([media.type], .file(url), named: media.name)
  }
}

/// An object that receives the photos that a person has chosen. See Apple's documentation of `PHPickerViewControllerDelegate`.
@MainActor
@preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the person has chosen, with nothing if they have cancelled. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A controller with which a person chooses photos and movies of their own.
///
/// It opens the browser's own dialog, and the files arrive as with `fileImporter`, within the same limits. Present it in a sheet, inside a
/// `UIViewControllerRepresentable`; when the person closes the sheet, the delegate is notified that they have chosen nothing. See Apple's
/// documentation of `PHPickerViewController`.
@MainActor
@preconcurrency
open class PHPickerViewController: UIViewController {
  /// The settings of the picker.
  public let configuration: PHPickerConfiguration
  /// The object that receives the chosen photos.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private let outcome = PickerOutcome()

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(ofOtherModule: ())
  }

  private func didFinish(_ urls: [URL]) {
    outcome.report { delegate?.picker(self, didFinishPicking: urls.map(PHPickerResult.init)) }
  }
}

extension PHPickerViewController: OtherModulesController {
  package var drawing: AnyView {
    AnyView(
      FileChoicePage(configuration.request) {
        self.didFinish($0)
      } onCancellation: {
        self.didFinish([])
      }
      .onDisappear { self.outcome.reportOnce { self.didFinish([]) } })
  }
}
