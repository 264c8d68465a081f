/// A QR code as ISO 18004 describes it, of bytes.
struct QRCode: Hashable, Sendable {
  /// The number of modules in each direction.
  let size: Int
  /// The modules, row by row from the top. True is dark.
  let modules: [Bool]

  /// - Parameters:
  ///   - bytes: at most 2,953, and fewer at higher levels.
  ///   - mask: which of the eight patterns lies over the data; nil for the one that is read best.
  /// - Returns: nil if the bytes do not fit.
  init?(_ bytes: [UInt8], level: QRLevel, mask: Int? = nil) {
    guard let version = level.version(forByteCount: bytes.count) else { return nil }
    let codewords = QRCodewords(bytes, version: version, level: level).interleaved
    var grid = QRGrid(version: version)
    grid.place(codewords)
    let best = mask.map { grid.masked($0, level) } ?? Self.best(of: grid, level)
    size = best.size
    modules = best.modules
  }

  private static func best(of grid: QRGrid, _ level: QRLevel) -> QRGrid {
    var best = grid.masked(0, level)
    var fewest = best.penalty
    for mask in 1..<8 {
      let candidate = grid.masked(mask, level)
      let penalty = candidate.penalty
      if penalty < fewest { (best, fewest) = (candidate, penalty) }
    }
    return best
  }
}

/// The part of a code that may be damaged.
enum QRLevel: String, Sendable {
  case low = "L"
  case medium = "M"
  case quartile = "Q"
  case high = "H"

  /// Its two bits beside the number of the mask.
  var bits: Int {
    switch self {
    case .low: 1
    case .medium: 0
    case .quartile: 3
    case .high: 2
    }
  }

  /// The number of codewords that correct errors in each block, for each version.
  private var corrections: [Int] {
    switch self {
    case .low:
      [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
        + [28, 28, 30, 30, 26, 28] + Array(repeating: 30, count: 14)
    case .medium:
      [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26]
        + Array(repeating: 28, count: 19)
    case .quartile:
      [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28]
        + [30, 30, 30, 30, 28] + Array(repeating: 30, count: 14)
    case .high:
      [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24]
        + Array(repeating: 30, count: 18)
    }
  }

  /// The number of blocks, for each version.
  private var blocks: [Int] {
    switch self {
    case .low:
      [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13]
        + [14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25]
    case .medium:
      [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21]
        + [23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49]
    case .quartile:
      [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29]
        + [34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68]
    case .high:
      [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35]
        + [37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81]
    }
  }

  func correctionCount(in version: Int) -> Int { corrections[version - 1] }

  func blockCount(in version: Int) -> Int { blocks[version - 1] }

  /// The number of codewords with data.
  func dataCount(in version: Int) -> Int {
    QRGrid.codewordCount(in: version) - correctionCount(in: version) * blockCount(in: version)
  }

  /// Returns the smallest version that has room for bytes, from 1 to 40; nil if there is none.
  func version(forByteCount count: Int) -> Int? {
    (1...40).first { version in
      // The mode takes 4 bits, and the count 8 or 16.
      (version < 10 ? 12 : 20) + count * 8 <= dataCount(in: version) * 8
    }
  }
}
