extension PixelSurface {
  /// The pixels beyond the edges of what is blurred that a blur reaches.
  static func reach(ofBlur deviation: Double) -> Int {
    deviation > 0 ? 3 * (boxWidth(deviation) / 2 + 1) : 0
  }

  /// Blurs the pixels by three passes of means, which come within three percent of a Gaussian blur.
  /// - Parameter deviation: the standard deviation in pixels.
  func blur(_ deviation: Double) {
    let box = Self.boxWidth(deviation)
    guard deviation > 0, box > 1 else { return }
    // Boxes of an even width are shifted by half a pixel to either side, as SVG's filter defines.
    let passes: [(width: Int, before: Int)] =
      box % 2 == 1
      ? [(box, box / 2), (box, box / 2), (box, box / 2)]
      : [(box, box / 2), (box, box / 2 - 1), (box + 1, box / 2)]
    withPixels { bytes, stride in
      guard let start = bytes.baseAddress else { return }
      let count = max(width, height)
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * count) { lines in
        let first = lines.baseAddress!
        let blur = LineBlur(passes: passes, first: first, second: first + count)
        for channel in 0..<channels {
          for row in 0..<height {
            blur.apply(to: start + row * stride + channel, step: channels, count: width)
          }
          for column in 0..<width {
            blur.apply(to: start + column * channels + channel, step: stride, count: height)
          }
        }
      }
    }
  }

  private static func boxWidth(_ deviation: Double) -> Int {
    Int(deviation * 1.879_971_205_597_325 + 0.5)
  }
}

/// Blurs rows and columns.
///
/// Pictures of tests are drawn by code that is not optimized, which spends most of its time here: hence pointers, loops without ranges, and a
/// multiplication in place of a division.
private struct LineBlur {
  let passes: [(width: Int, before: Int)]
  /// Memory for the values of a line.
  let first, second: UnsafeMutablePointer<UInt8>

  /// Replaces values by the means of those around them, once for each pass.
  func apply(to values: UnsafeMutablePointer<UInt8>, step: Int, count: Int) {
    var isEmpty = true
    var (number, place) = (0, 0)
    while number < count {
      let value = values[place]
      if value != 0 { isEmpty = false }
      first[number] = value
      number &+= 1
      place &+= step
    }
    if isEmpty { return }
    var (source, target) = (first, second)
    for pass in passes {
      Self.mean(source, target, count, pass)
      swap(&source, &target)
    }
    number = 0
    place = 0
    while number < count {
      values[place] = source[number]
      number &+= 1
      place &+= step
    }
  }

  private static func mean(
    _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int,
    _ pass: (width: Int, before: Int)
  ) {
    let (width, before) = pass
    let after = width - 1 - before
    // The means are rounded. This is exact for boxes of up to 4,095 pixels.
    let factor = (1 << 32) / width + 1
    var sum = width / 2
    var number = 0
    while number < after, number < count {
      sum &+= Int(source[number])
      number &+= 1
    }
    number = 0
    while number < count {
      let next = number &+ after
      if next < count { sum &+= Int(source[next]) }
      target[number] = UInt8((sum &* factor) >> 32)
      let last = number &- before
      if last >= 0 { sum &-= Int(source[last]) }
      number &+= 1
    }
  }
}
