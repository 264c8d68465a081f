import BanyanGraph

/// A kind of resource that a program names.
package enum NamedResource: Sendable {
  case picture, color, font, dataSet
  /// A file of a bundle.
  case file
  /// A file that is played or shown.
  case playedFile

  /// Called with each name by which the program asks for a resource, on the main thread, except for files. Nil unless somebody
  /// looks for names that lead nowhere.
  @MainActor package static var didName: ((NamedResource, String) -> Void)?

  /// Notes that the program asks for a resource.
  func note(_ name: String) {
    guard MainThread.isCurrent else { return }
    assumingMainActor { Self.didName?(self, name) }
  }
}
