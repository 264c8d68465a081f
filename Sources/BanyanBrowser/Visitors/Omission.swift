import BanyanHost

/// What a page was not told of because it was behind.
struct Omission {
  /// What is no part of how the window is: it is told later, the last of it.
  private(set) var effects: [Mutation] = []

  private static let most = 16

  mutating func add(_ batch: [Mutation]) {
    for mutation in batch {
      switch mutation {
      case .scroll, .open, .openWindow, .showWindow, .closeWindow, .copy, .offer:
        effects.append(mutation)
      case .create, .set, .reset, .insert, .remove, .animated, .focus: break
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
