import SwiftUICore

/// A button with which a person chooses photos and movies of their own.
///
/// ```swift
/// @State private var selection: PhotosPickerItem?
///
/// PhotosPicker("Choose a photo", selection: $selection, matching: .images)
/// ```
///
/// A browser opens its own dialog, and the files come over the window's connection, within the same limits as with `fileImporter`. When all
/// are there, they take the place of the selection. See Apple's documentation of `PhotosPicker`.
public struct PhotosPicker<Label: View>: View {
  private let request: PhotosRequest
  private let label: Label
  @State private var isPresented = false

  private init(_ request: PhotosRequest, _ label: Label) {
    self.request = request
    self.label = label
  }

  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .choosing(request, isPresented: $isPresented)
  }

  /// Creates a button for one item.
  /// - Parameters:
  ///   - selection: Is set to the item that the person chooses.
  ///   - filter: The kinds that they may choose; nil for pictures and movies.
  ///   - preferredItemEncoding: Has no effect: a file has one encoding.
  ///   - photoLibrary: Has no effect: an app has no access to a library here.
  ///   - label: The content of the button.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(PhotosRequest(selection, filter), label())
  }

  /// Creates a button for several items.
  /// - Parameters:
  ///   - selection: Is set to the items that the person chooses.
  ///   - maxSelectionCount: How many they may choose; nil for as many as the host takes at once, which is 100.
  ///   - selectionBehavior: How the selection changes.
  ///   - filter: The kinds that they may choose; nil for pictures and movies.
  ///   - preferredItemEncoding: Has no effect: a file has one encoding.
  ///   - photoLibrary: Has no effect: an app has no access to a library here.
  ///   - label: The content of the button.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(PhotosRequest(selection, maxSelectionCount, filter), label())
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one item. See ``init(selection:matching:preferredItemEncoding:photoLibrary:label:)``.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(PhotosRequest(selection, filter), Text(titleKey))
  }

  /// Creates a button with a title for one item.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(PhotosRequest(selection, filter), Text(title))
  }

  /// Creates a button with a title for several items.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(PhotosRequest(selection, maxSelectionCount, filter), Text(titleKey))
  }

  /// Creates a button with a title for several items.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) {
    self.init(PhotosRequest(selection, maxSelectionCount, filter), Text(title))
  }
}

/// The times at which a selection of several items changes while a person chooses. See Apple's documentation of
/// `PhotosPickerSelectionBehavior`.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// When the person has chosen all of them.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
}
