import Foundation

extension URL {
  /// Says that the app begins to use a file that a person has chosen.
  ///
  /// Apple's systems let an app have such a file only between this call and the one that ends it. Here the file is a copy
  /// that the app has from the start, so there is nothing to begin.
  ///
  /// - Returns: true.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Says that the app no longer uses a file that a person has chosen. There is nothing to end here.
  public func stopAccessingSecurityScopedResource() {}
}
