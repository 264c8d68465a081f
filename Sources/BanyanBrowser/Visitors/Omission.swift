import BanyanHost

/// The changes that a page was not sent because it was behind.
struct Omission {
  /// The effects that are not part of the window's state, which are sent later. Only the last ones are kept.
  private(set) var effects: [Mutation] = []

  private static let most = 16

  mutating func add(_ batch: [Mutation]) {
    for mutation in batch {
      switch mutation {
      case .scroll, .open, .openWindow, .showWindow, .closeWindow, .copy, .offer:
        effects.append(mutation)
      // The effect of a key on an outdated page is useless now.
      case .create, .set, .reset, .insert, .remove, .animated, .pass, .focus, .ignored: break
      }
    }
    effects.removeFirst(max(0, effects.count - Self.most))
  }
}

extension Mutation {
  var isAnimated: Bool {
    if case .animated = self { true } else { false }
  }
}
