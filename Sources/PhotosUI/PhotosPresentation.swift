import SwiftUICore

extension View {
  /// Asks the person for one of their photos or movies while a flag is set.
  ///
  /// Where nobody has just pressed something, they press a button first, as a browser demands. See Apple's documentation of
  /// `photosPicker(isPresented:selection:matching:preferredItemEncoding:)`.
  ///
  /// - Parameters:
  ///   - isPresented: Is cleared when the person has chosen or closed the dialog.
  ///   - selection: Is set to the item that the person chooses.
  ///   - filter: The kinds that they may choose; nil for pictures and movies.
  ///   - preferredItemEncoding: Has no effect: a file has one encoding.
  ///   - photoLibrary: Has no effect: an app has no access to a library here.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    choosing(PhotosRequest(selection, filter), isPresented: isPresented)
  }

  /// Asks the person for several of their photos or movies while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: Is cleared when the person has chosen or closed the dialog.
  ///   - selection: Is set to the items that the person chooses.
  ///   - maxSelectionCount: How many they may choose; nil for as many as the host takes at once, which is 100.
  ///   - selectionBehavior: How the selection changes.
  ///   - filter: The kinds that they may choose; nil for pictures and movies.
  ///   - preferredItemEncoding: Has no effect: a file has one encoding.
  ///   - photoLibrary: Has no effect: an app has no access to a library here.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> some View {
    choosing(PhotosRequest(selection, maxSelectionCount, filter), isPresented: isPresented)
  }

  func choosing(_ request: PhotosRequest, isPresented: Binding<Bool>) -> some View {
    choosingFiles(request.files, isPresented: isPresented) { urls in
      request.select(urls.map(PhotosPickerItem.init))
    }
  }
}

/// A request for photos, and the receiver of the choice.
struct PhotosRequest {
  let files: FileRequest
  let select: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    files = FileRequest(types: filter.types, mostFiles: 1, isForPhotos: true)
    select = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ most: Int?, _ filter: PHPickerFilter?) {
    files = FileRequest(
      types: filter.types, mostFiles: most ?? FileRequest.mostFilesAtOnce, isForPhotos: true)
    select = { selection.wrappedValue = $0 }
  }
}
