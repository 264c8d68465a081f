import BanyanHost

/// Numbers for the elements of one window, in the order in which they are made.
///
/// An object of its own, which nobody holds weakly: to retain and release the window, which others hold
/// so, takes 160 instructions.
@MainActor
final class ElementNumbers {
  @exclusivity(unchecked) private(set) var last: UInt32 = 0

  func next() -> ElementID {
    last += 1
    return ElementID(rawValue: last)
  }
}
