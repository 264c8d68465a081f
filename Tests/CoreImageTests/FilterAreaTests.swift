import CoreGraphics
import Foundation
import Synchronization
import Testing

@testable import CoreImage

/// Filters that look at more than one pixel, and where they put things, to the bit.
@Suite struct FilterAreaTests {
  @Test func `a box blur spreads a pixel over those around it`() {
    let blurred = Pixels.pixel(255, 255, 255).applying("CIBoxBlur", [kCIInputRadiusKey: 1])
    #expect(blurred.extent == CGRect(x: -1, y: -1, width: 3, height: 3))
    #expect(blurred.drawn == (0..<9).flatMap { _ in [255, 255, 255, 28] as [UInt8] })
  }

  @Test func `a part of a blurred picture is the same as in the whole`() {
    let blurred = Pixels.grays([[10, 200, 30], [90, 0, 255], [1, 2, 3]])
      .applying("CIGaussianBlur", [kCIInputRadiusKey: 2])
    let whole = CIContext().createCGImage(blurred, from: blurred.extent)
    #expect(blurred.extent == CGRect(x: -5, y: -5, width: 13, height: 13))
    let part = whole?.cropping(to: CGRect(x: 5, y: 6, width: 2, height: 1))
    #expect(
      part?.pixels.bytes == blurred.drawn(in: CGRect(x: 0, y: 1, width: 2, height: 1)))
  }

  @Test func `a blur without a radius changes nothing`() {
    let blurred = Pixels.grays([[10, 20]]).applying("CIGaussianBlur", [kCIInputRadiusKey: 0])
    #expect(blurred.extent.width == 2)
    #expect(blurred.reds == [10, 20])
  }

  @Test func `an unsharp mask exaggerates what differs`() {
    let sharp = Pixels.grays([[100, 100, 200, 100, 100]])
      .applying("CIUnsharpMask", [kCIInputRadiusKey: 1])
    #expect(sharp.reds == [92, 88, 234, 88, 92])
  }

  private final class Counted: PixelSource {
    let count = Mutex(0)
    var extent: CGRect { CGRect(x: 0, y: 0, width: 2, height: 1) }

    func raster(of area: PixelArea) throws(RenderingFailure) -> Raster {
      count.withLock { $0 += 1 }
      return Raster(area)
    }
  }

  @Test func `a picture that is sharpened again and again is computed once`() {
    let source = Counted()
    var picture = CIImage(source)
    for _ in 0..<3 { picture = picture.applyingFilter("CIUnsharpMask") }
    #expect(CIContext().createCGImage(picture, from: picture.extent) != nil)
    #expect(source.count.withLock { $0 } == 1)
  }

  @Test func `edges are light where neighbors differ, and nowhere else`() {
    #expect(Pixels.grays([[10, 20, 40]]).applying("CIEdges").reds == [10, 30, 20])
    #expect(Pixels.grays([[7, 7], [7, 7]]).applying("CIEdges").reds == [0, 0, 0, 0])
    #expect(
      Pixels.grays([[10, 20, 40]]).applying("CIEdges", [kCIInputIntensityKey: 10]).reds
        == [100, 255, 200])
  }

  @Test func `squares of pixels have one color, of the square's middle`() {
    let inputs: [String: Any] = [
      kCIInputCenterKey: CIVector(x: 1, y: 1), kCIInputScaleKey: 2,
    ]
    let row = Pixels.grays([[10, 20, 30, 40]])
    #expect(row.applying("CIPixellate", inputs).reds == [20, 20, 40, 40])
    #expect(row.applying("CIPixellate", [kCIInputScaleKey: 0]).reds == [10, 20, 30, 40])
  }

  @Test func `crystals have colors of the picture, and fewer of them`() {
    let row = Pixels.grays([(0..<64).map { UInt8($0 * 4) }])
    let crystals = row.applying("CICrystallize", [kCIInputRadiusKey: 8]).reds
    #expect(Set(crystals).isSubset(of: row.reds))
    #expect(1..<20 ~= Set(crystals).count)
    #expect(row.applying("CICrystallize", [kCIInputRadiusKey: 0]).reds == row.reds)
  }

  @Test func `a bump makes the middle larger`() {
    let inputs: [String: Any] = [
      kCIInputCenterKey: CIVector(x: 2, y: 0.5), kCIInputRadiusKey: 2, kCIInputScaleKey: 0.5,
    ]
    let row = Pixels.grays([[0, 40, 80, 120]])
    #expect(row.applying("CIBumpDistortion", inputs).reds == [2, 46, 74, 118])
    // Along a line from left to right, only the distance from the line counts.
    #expect(row.applying("CIBumpDistortionLinear", inputs).reds == [0, 40, 80, 120])
  }

  @Test func `a twirl turns what is within its radius`() {
    let rows = Pixels.grays([[0, 50, 100], [150, 200, 250], [30, 60, 90]])
    func twirled(_ angle: Double, _ radius: Double) -> [UInt8] {
      rows.applying(
        "CITwirlDistortion",
        [
          kCIInputCenterKey: CIVector(x: 1.5, y: 1.5), kCIInputAngleKey: angle,
          kCIInputRadiusKey: radius,
        ]
      ).reds
    }
    #expect(twirled(0, 9) == rows.reds)
    #expect(twirled(3, 0.5) == rows.reds)
    #expect(twirled(3, 9) != rows.reds)
    // The middle stays.
    #expect(twirled(3, 9)[4] == 200)
  }

  @Test func `the origin is the lower left corner`() {
    let rows = Pixels.grays([[1, 2], [3, 4]])
    #expect(rows.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1)).reds == [3])
    #expect(rows.cropped(to: CGRect(x: 5, y: 5, width: 1, height: 1)).drawn == [])
    let large = rows.transformed(by: CGAffineTransform(scaleX: 2, y: 1))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(large.reds == [1, 1, 2, 2, 3, 3, 4, 4])
    let moved = rows.transformed(by: CGAffineTransform(translationX: 10, y: -3))
    #expect(moved.extent.origin == CGPoint(x: 10, y: -3))
    #expect(moved.reds == [1, 2, 3, 4])
    #expect(rows.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).drawn == [])
  }

  @Test func `a clamped picture goes on with the colors of its border`() {
    let row = Pixels.grays([[10, 20]])
    let clamped = row.clampedToExtent()
    #expect(clamped.extent.isInfinite)
    #expect(
      clamped.cropped(to: CGRect(x: -1, y: -1, width: 4, height: 2)).reds
        == [10, 10, 20, 20, 10, 10, 20, 20])
    let blurred = Pixels.grays([[50, 50]]).clampedToExtent().applying("CIGaussianBlur")
    #expect(blurred.cropped(to: row.extent).drawn == [50, 50, 50, 255, 50, 50, 50, 255])
    let filter = CIFilter.affineClamp()
    filter.inputImage = row
    filter.transform = CGAffineTransform(translationX: 5, y: 0)
    let part = CGRect(x: 4, y: 0, width: 4, height: 1)
    #expect(filter.outputImage?.cropped(to: part).reds == [10, 10, 20, 20])
    #expect(CIImage.empty().clampedToExtent().extent.isNull)
  }

  @Test func `a pattern has no end, and is drawn where somebody looks`() {
    let board = CIFilter.checkerboardGenerator()
    board.center = .zero
    board.width = 1
    board.color0 = .red
    board.color1 = .blue
    let output = board.outputImage
    #expect(output?.extent.isInfinite == true)
    #expect(
      output?.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2)).reds == [0, 255, 255, 0])
    #expect(output?.drawn == [])
    let color = CIFilter(
      name: "CIConstantColorGenerator", parameters: [kCIInputColorKey: CIColor.green])
    #expect(
      color?.outputImage?.drawn(in: CGRect(x: 9, y: 9, width: 1, height: 1)) == [0, 255, 0, 255])
  }
}
