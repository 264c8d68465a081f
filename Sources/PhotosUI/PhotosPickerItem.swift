import CoreTransferable
import SwiftUICore
import UniformTypeIdentifiers

/// A photo or movie that a person has chosen in a `PhotosPicker`.
///
/// ```swift
/// .onChange(of: selection) {
///   Task { image = try? await selection?.loadTransferable(type: Image.self) }
/// }
/// ```
///
/// All of it has come when the selection changes, so loading waits for nothing. The file is there until the window is closed; after
/// that, loading throws. See Apple's documentation of `PhotosPickerItem`.
public struct PhotosPickerItem: Hashable, Sendable {
  private let media: ChosenMedia

  /// As what the item is preferred, where there are several encodings. See Apple's documentation of
  /// `PhotosPickerItem.EncodingDisambiguationPolicy`.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// The encoding that suits best.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// The encoding that the item has.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// The encoding that most apps can read, if there is another than the item's own. Here there is not.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  init(_ url: URL) { media = ChosenMedia(url) }

  /// The identifier of the item in the photo library. Always nil: a browser gives an app copies, and no access to a library.
  public var itemIdentifier: String? { nil }

  /// The types in which the item can be loaded, the preferred ones first.
  public var supportedContentTypes: [UTType] { [media.type] }

  /// Loads the item as a value of a type, by the first representation of the type that fits. `Data` takes any item, and `Image`
  /// those that are PNG, JPEG, GIF or WebP.
  /// - Returns: nil if no representation of the type fits.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    let url = media.url
    return try await TransferSource(supportedContentTypes) { _ in .file(url, isOriginal: false) }
      .value(as: type)
  }

  /// Loads the item as a value of a type.
  /// - Parameter completionHandler: receives what ``loadTransferable(type:)`` returns or throws, on any thread.
  @preconcurrency @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let shared = SharedProgress(progress: Progress(totalUnitCount: 1))
    Task {
      let result: Result<T?, any Error>
      do {
        result = .success(try await loadTransferable(type: type))
      } catch {
        result = .failure(error)
      }
      shared.progress.completedUnitCount = 1
      completionHandler(result)
    }
    return shared.progress
  }

  private struct SharedProgress: @unchecked Sendable { let progress: Progress }
}
