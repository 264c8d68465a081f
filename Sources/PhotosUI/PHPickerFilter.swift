import UniformTypeIdentifiers

/// A filter for the photos and movies that a person may choose.
///
/// A browser has files, and does not know more of them than their type. So the filters that look for a kind of photograph, such as
/// panoramas, are absent, and no file is a Live Photo. See Apple's documentation of `PHPickerFilter`.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<Kind>

  private enum Kind: CaseIterable { case picture, livePhoto, movie }

  /// Pictures, and Live Photos.
  public static let images = PHPickerFilter(kinds: [.picture, .livePhoto])
  /// Movies.
  public static let videos = PHPickerFilter(kinds: [.movie])
  /// Live Photos, of which a browser has none.
  public static let livePhotos = PHPickerFilter(kinds: [.livePhoto])

  /// Returns a filter for everything that at least one of some filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) })
  }

  /// Returns a filter for everything that each of some filters lets through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      kinds: subfilters.reduce(into: Set(Kind.allCases)) { $0.formIntersection($1.kinds) })
  }

  /// Returns a filter for everything that another does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kinds: Set(Kind.allCases).subtracting(filter.kinds))
  }

  /// The types of files that the filter takes.
  var types: [UTType] {
    let types: [UTType] =
      (kinds.contains(.picture) ? [.image] : []) + (kinds.contains(.movie) ? [.movie] : [])
    // No type at all would stand for any.
    return types.isEmpty ? [.livePhoto] : types
  }
}

extension PHPickerFilter? {
  /// The types of files that are taken: without a filter, pictures and movies.
  var types: [UTType] { (self ?? .any(of: [.images, .videos])).types }
}
