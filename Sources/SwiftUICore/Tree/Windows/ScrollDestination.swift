import BanyanHost

/// The destination to which a window scrolls after its commit.
struct ScrollDestination {
  let element: ElementNode
  let anchor: UnitPoint?
  let isAnimated: Bool

  @MainActor var mutation: Mutation? {
    guard element.isCreated, !element.isDetached else { return nil }
    return .scroll(
      to: element.id, anchor: anchor.map { Point(x: Double($0.x), y: Double($0.y)) },
      isAnimated: isAnimated)
  }
}
