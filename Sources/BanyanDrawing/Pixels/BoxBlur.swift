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
      var line = [UInt8](repeating: 0, count: max(width, height))
      for channel in 0..<channels {
        for row in 0..<height {
          for pass in passes {
            Self.mean(
              bytes, from: row * stride + channel, step: channels, count: width, pass, &line)
          }
        }
        for column in 0..<width {
          for pass in passes {
            Self.mean(
              bytes, from: column * channels + channel, step: stride, count: height, pass, &line)
          }
        }
      }
    }
  }

  private static func boxWidth(_ deviation: Double) -> Int {
    Int(deviation * 1.879_971_205_597_325 + 0.5)
  }

  /// Replaces values by the means of those around them.
  private static func mean(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int,
    _ pass: (width: Int, before: Int), _ line: inout [UInt8]
  ) {
    line.withUnsafeMutableBufferPointer { line in
      var sum = 0
      let after = pass.width - 1 - pass.before
      var place = start
      for number in 0..<count {
        line[number] = bytes[place]
        place += step
      }
      for number in 0..<min(after, count) { sum += Int(line[number]) }
      place = start
      for number in 0..<count {
        if number + after < count { sum += Int(line[number + after]) }
        bytes[place] = UInt8((sum + pass.width / 2) / pass.width)
        if number >= pass.before { sum -= Int(line[number - pass.before]) }
        place += step
      }
    }
  }
}
