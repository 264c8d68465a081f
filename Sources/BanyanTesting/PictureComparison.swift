import CoreGraphics
import Foundation

/// The comparison of two pictures, pixel by pixel.
package struct PictureComparison {
  /// The difference; nil if the pictures agree.
  package private(set) var problem: String?
  /// The pixels that agree, faint, and those that do not, in red; nil if the sizes differ or nothing is wrong.
  package private(set) var difference: PixelGrid?

  /// - Parameters:
  ///   - precision: the share of pixels that have to agree.
  ///   - perceptualPrecision: how much pixels have to agree: 1 minus a hundredth of their distance in CIELAB.
  package init(
    _ reference: PixelGrid, _ picture: PixelGrid, precision: Double, perceptualPrecision: Double
  ) {
    guard reference.width == picture.width, reference.height == picture.height else {
      problem =
        "The picture has \(picture.width) x \(picture.height) pixels, and the reference \(reference.width) x \(reference.height)."
      return
    }
    if Self.areEqual(reference.bytes, picture.bytes) { return }
    let tolerance = (1 - perceptualPrecision) * 100
    let (old, new) = (reference.bytes, picture.bytes)
    var bytes = [UInt8](repeating: 255, count: new.count)
    var (count, largest) = (0, 0.0)
    for place in stride(from: 0, to: new.count, by: 4) {
      let isEqual = (0..<4).allSatisfy { old[place + $0] == new[place + $0] }
      let distance =
        isEqual
        ? 0 : Self.lab(old[place..<place + 4]).distance(to: Self.lab(new[place..<place + 4]))
      // Transparent pixels may have any color.
      if distance > tolerance || tolerance <= 0 && !isEqual {
        count += 1
        largest = max(largest, distance)
        (bytes[place + 1], bytes[place + 2]) = (0, 0)
      } else {
        for offset in 0..<3 { bytes[place + offset] = 191 + old[place + offset] / 4 }
      }
    }
    let total = picture.width * picture.height
    let share = 1 - Double(count) / Double(total)
    guard share < precision else { return }
    let format = { (number: Double) in String(format: "%.4g", number) }
    problem =
      "\(count) of \(total) pixels differ: a share of \(format(share)) agrees, and \(format(precision)) has to. "
      + "The largest distance of colors is \(format(largest))."
    difference = PixelGrid(width: picture.width, height: picture.height, bytes: bytes)
  }

  private struct Lab {
    var l, a, b: Double

    func distance(to other: Lab) -> Double {
      ((l - other.l) * (l - other.l) + (a - other.a) * (a - other.a) + (b - other.b) * (b - other.b))
        .squareRoot()
    }
  }

  /// Compares all bytes at once: tests are not optimized, and `==` compares one after the other there.
  private static func areEqual(_ bytes: [UInt8], _ others: [UInt8]) -> Bool {
    bytes.count == others.count && memcmp(bytes, others, bytes.count) == 0
  }

  /// Returns a color on white in the CIELAB color space.
  private static func lab(_ pixel: ArraySlice<UInt8>) -> Lab {
    let opacity = Double(pixel[pixel.startIndex + 3]) / 255
    let linear = pixel.prefix(3).map { byte in
      let value = Double(byte) / 255 * opacity + 1 - opacity
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func row(_ r: Double, _ g: Double, _ b: Double, white: Double) -> Double {
      let share = (r * linear[0] + g * linear[1] + b * linear[2]) / white
      return share > 0.008856 ? cbrt(share) : 7.787 * share + 16.0 / 116
    }
    let x = row(0.4124, 0.3576, 0.1805, white: 0.95047)
    let y = row(0.2126, 0.7152, 0.0722, white: 1)
    let z = row(0.0193, 0.1192, 0.9505, white: 1.08883)
    return Lab(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }
}
