import BanyanLayout

/// The sizes that a host has reported of elements that it lays out by itself. The next window begins with them.
///
/// It belongs to one person: others' hosts draw differently, and may report wrong sizes.
@MainActor
package final class KnownSizes {
  /// More are not kept: what is known then is forgotten.
  private static let most = 300

  private var sizes: [Int: LayoutSize] = [:]

  package init() {}

  package var isEmpty: Bool { sizes.isEmpty }

  /// - Parameter key: what is the same of an element in another window.
  package subscript(key: Int) -> LayoutSize? {
    get { sizes[key] }
    set {
      if sizes.count >= Self.most, sizes[key] == nil { sizes = [:] }
      sizes[key] = newValue
    }
  }
}
