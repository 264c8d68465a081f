import BanyanHost

// A program may make an object for each point of a reported size, such as the columns of a grid, so a
// size larger than any screen is limited to the largest that one could have. Infinite sizes, like those
// that are not numbers, are ignored where they are used.
extension Event.Payload {
  private static let largest = 16_384.0

  private static func possible(_ length: Double) -> Double {
    length.isFinite ? min(length, largest) : length
  }

  /// The payload, with its sizes limited to possible ones.
  var withPossibleSizes: Self {
    switch self {
    case .windowSize(let width, let height):
      .windowSize(width: min(width, Self.largest), height: min(height, Self.largest))
    case .measured(let rect):
      .measured(
        Rect(
          x: rect.x, y: rect.y, width: Self.possible(rect.width),
          height: Self.possible(rect.height)))
    default: self
    }
  }
}
