import Foundation

/// A picture of which each pixel is the average of those around it. Outside of the input everything is transparent, so the edges are
/// soft, and the picture becomes larger.
struct AveragedPicture: PixelSource {
  let input: CIImage
  /// The reach of each of several averages. Three of them are hard to tell from a Gaussian.
  let reaches: [Int]

  /// The largest radius, with which what is computed of the largest picture still is within the limit.
  private static let largest = 200.0

  init(input: CIImage, box radius: Double) {
    self.input = input
    reaches = [Int(min(max(radius, 0), Self.largest))]
  }

  /// - Parameter radius: the standard deviation.
  init(input: CIImage, gaussian radius: Double) {
    self.input = input
    let sigma = min(max(radius, 0), Self.largest)
    // Averages of 2r+1 pixels have the variance r(r+1)/3. Some of the three are larger by one pixel on each side.
    let variance = sigma * sigma
    let smaller = Int(((variance * 4 + 1).squareRoot() - 1) / 2)
    let rest = variance - Double(smaller * (smaller + 1))
    let largerCount = min(Int((rest * 3 / Double(2 * (smaller + 1))).rounded()), 3)
    reaches = (0..<3).map { $0 < largerCount ? smaller + 1 : smaller }
  }

  private var reach: Int { reaches.reduce(0, +) }

  var extent: CGRect {
    let extent = input.extent
    return extent.isInfinite || extent.isNull
      ? extent : extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
  }

  func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
    guard reach > 0 else { return try input.source.pixels(of: area) }
    return averaged(try input.source.pixels(of: needed(for: area))).moved(to: area)
  }

  /// Returns the pixels of the input that an area depends on. What is farther away does not matter, and beyond the extent there is
  /// nothing.
  func needed(for area: PixelArea) -> PixelArea {
    let needed = area.expanded(by: reach)
    return PixelArea(extent)?.intersection(needed) ?? needed
  }

  func averaged(_ pixels: Raster) -> Raster {
    var result = pixels
    for reach in reaches where reach > 0 {
      result.average(reach, alongRows: true)
      result.average(reach, alongRows: false)
    }
    return result
  }
}

extension Raster {
  /// Replaces each pixel by the average of those in its row or column, up to a distance.
  ///
  /// Sums are whole numbers, which a `Float` holds exactly as long as they are as small as here. Conversions between integers are
  /// generic, and take most of the time where nothing is optimized; those to and from a `Float` are not.
  mutating func average(_ reach: Int, alongRows: Bool) {
    let (lineCount, length) = alongRows ? (area.height, area.width) : (area.width, area.height)
    let (lineStep, step) = alongRows ? (area.width * 4, 4) : (4, area.width * 4)
    guard !bytes.isEmpty else { return }
    let count = Float(2 * reach + 1)
    let half = Float(reach)
    let source = bytes
    source.withUnsafeBufferPointer { source in
      bytes.withUnsafeMutableBufferPointer { target in
        let (source, target) = (source.baseAddress!, target.baseAddress!)
        var line = 0
        while line < lineCount {
          var part = 0
          while part < 4 {
            let start = line * lineStep + part
            var sum: Float = 0
            var next = 0
            while next < reach, next < length {
              sum += Float(source[start + next * step])
              next += 1
            }
            var index = 0
            while index < length {
              if index + reach < length { sum += Float(source[start + (index + reach) * step]) }
              if index > reach { sum -= Float(source[start + (index - reach - 1) * step]) }
              // Half of the count, rounded down, makes of the next lower number the nearest one.
              target[start + index * step] = UInt8((sum + half) / count)
              index += 1
            }
            part += 1
          }
          line += 1
        }
      }
    }
  }
}
