import BanyanGraph

/// A kind of resource that views name.
enum NamedResource: Sendable {
  case picture, color, font

  /// Called with each name by which the program asks for a resource, on the main thread. Nil unless somebody looks for names
  /// that lead nowhere.
  @MainActor static var didName: ((NamedResource, String) -> Void)?

  /// Notes that the program asks for a resource.
  func note(_ name: String) {
    guard MainThread.isCurrent else { return }
    assumingMainActor { Self.didName?(self, name) }
  }
}
