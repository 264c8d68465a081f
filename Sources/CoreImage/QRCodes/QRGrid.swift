/// The modules of a QR code, while it is drawn.
struct QRGrid {
  let version: Int
  let size: Int
  private(set) var modules: [Bool]
  /// The modules that hold no data.
  private var isFixed: [Bool]

  /// Draws what every code of a version has, and leaves room for the format.
  init(version: Int) {
    self.version = version
    size = version * 4 + 17
    modules = Array(repeating: false, count: size * size)
    isFixed = modules
    for index in 0..<size {
      set(6, index, index.isMultiple(of: 2))
      set(index, 6, index.isMultiple(of: 2))
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    let places = Self.alignmentPlaces(in: version)
    for row in places {
      for column in places where !isAtFinder(row, column) { drawAlignment(row, column) }
    }
    drawFormat(0)
    if version >= 7 { drawVersion() }
  }

  /// The number of codewords that a version has room for.
  static func codewordCount(in version: Int) -> Int {
    var bits = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      bits -= (25 * count - 10) * count - 55
      if version >= 7 { bits -= 36 }
    }
    return bits / 8
  }

  private static func alignmentPlaces(in version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    let last = version * 4 + 10
    return [6] + (0..<count - 1).reversed().map { last - $0 * step }
  }

  private func isAtFinder(_ row: Int, _ column: Int) -> Bool {
    let last = size - 7
    return [(6, 6), (6, last), (last, 6)].contains { $0 == (row, column) }
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    modules[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for right in -4...4 {
        let (row, column) = (row + down, column + right)
        guard 0..<size ~= row, 0..<size ~= column else { continue }
        let distance = max(abs(down), abs(right))
        set(row, column, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ row: Int, _ column: Int) {
    for down in -2...2 {
      for right in -2...2 { set(row + down, column + right, max(abs(down), abs(right)) != 1) }
    }
  }

  /// Draws 15 bits twice: five of data, and ten that correct them.
  private mutating func drawFormat(_ value: Int) {
    var rest = value
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (value << 10 | rest) ^ 0x5412
    for index in 0..<15 {
      let isDark = bits >> index & 1 == 1
      switch index {
      case 0..<6: set(index, 8, isDark)
      case 6, 7: set(index + 1, 8, isDark)
      case 8: set(8, 7, isDark)
      default: set(8, 14 - index, isDark)
      }
      if index < 8 {
        set(8, size - 1 - index, isDark)
      } else {
        set(size - 15 + index, 8, isDark)
      }
    }
    set(size - 8, 8, true)
  }

  /// Draws 18 bits twice: six that are the version, and twelve that correct them.
  private mutating func drawVersion() {
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let isDark = bits >> index & 1 == 1
      let (long, short) = (index / 3, size - 11 + index % 3)
      set(long, short, isDark)
      set(short, long, isDark)
    }
  }

  /// Draws codewords in columns of two, from the right, upwards and downwards by turns.
  mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var right = size - 1
    while right >= 1 {
      // The column with the timing pattern has no data.
      if right == 6 { right = 5 }
      for step in 0..<size {
        let isUpwards = (right + 1) & 2 == 0
        let row = isUpwards ? size - 1 - step : step
        for column in [right, right - 1]
        where !isFixed[row * size + column] && bit < codewords.count * 8 {
          modules[row * size + column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
      right -= 2
    }
  }

  /// The code with a pattern over its data, and a format that names the pattern.
  func masked(_ mask: Int, _ level: QRLevel) -> QRGrid {
    var result = self
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        if Self.isInverted(row, column, by: mask) { result.modules[row * size + column].toggle() }
      }
    }
    result.drawFormat(level.bits << 3 | mask)
    return result
  }

  private static func isInverted(_ row: Int, _ column: Int, by mask: Int) -> Bool {
    let product = row * column
    return switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3) % 2 == 0
    default: ((row + column) % 2 + product % 3) % 2 == 0
    }
  }
}
