import BanyanHost

// A program may make something for each point of what it is told is there, such as the columns of a
// grid, so a size that no screen has is taken for the largest that one could have. One that is infinite
// is no size, and is left aside where it is used, as one that is not a number is.
extension Event.Payload {
  private static let largest = 16_384.0

  private static func possible(_ length: Double) -> Double {
    length.isFinite ? min(length, largest) : length
  }

  /// The same, with no size beyond what there can be.
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
