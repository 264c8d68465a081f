import CoreGraphics
import CoreImage
import Foundation
import Testing

/// What filters make of single colors, to the bit.
@Suite struct FilterColorTests {
  private func color(_ name: String, _ inputs: [String: Any] = [:]) -> [UInt8] {
    Pixels.pixel(200, 100, 50).applying(name, inputs).drawn
  }

  @Test func `sepia is brown, and with half the intensity half as brown`() {
    #expect(color("CISepiaTone") == [165, 147, 114, 255])
    #expect(color("CISepiaTone", [kCIInputIntensityKey: 0.5]) == [182, 123, 82, 255])
    #expect(color("CISepiaTone", [kCIInputIntensityKey: 0]) == [200, 100, 50, 255])
  }

  @Test func `an inverted color is the opposite, and as opaque as before`() {
    #expect(color("CIColorInvert") == [55, 155, 205, 255])
    #expect(
      Pixels.pixel(255, 0, 0, 128).applying("CIColorInvert").drawn == [0, 255, 255, 128])
    #expect(Pixels.pixel(9, 9, 9, 0).applying("CIColorInvert").drawn == [0, 0, 0, 0])
  }

  @Test func `color controls change color, light and contrast`() {
    #expect(color("CIColorControls") == [200, 100, 50, 255])
    #expect(color("CIColorControls", [kCIInputSaturationKey: 0]) == [118, 118, 118, 255])
    #expect(color("CIColorControls", [kCIInputBrightnessKey: 1]) == [255, 255, 255, 255])
    #expect(color("CIColorControls", [kCIInputContrastKey: 100]) == [255, 0, 0, 255])
  }

  @Test func `a monochrome picture has shades of its color`() {
    #expect(color("CIColorMonochrome", [kCIInputColorKey: CIColor.white]) == [118, 118, 118, 255])
    #expect(color("CIColorMonochrome", [kCIInputColorKey: CIColor.red]) == [118, 0, 0, 255])
    let colors: [String: Any] = ["inputColor0": CIColor.blue, "inputColor1": CIColor.yellow]
    #expect(
      Pixels.grays([[0, 255]]).applying("CIFalseColor", colors).drawn
        == [0, 0, 255, 255, 255, 255, 0, 255])
  }

  @Test func `heat is light, and bones are light where the picture is dark`() {
    #expect(Pixels.pixel(0, 0, 0).applying("CIThermal").drawn == [0, 0, 102, 255])
    let red = color("CIThermal")
    #expect(red[0] > red[1] && red[0] > red[2])
    #expect(
      Pixels.grays([[0, 255]]).applying("CIXRay").drawn == [255, 255, 255, 255, 0, 0, 0, 255])
  }

  @Test func `an exposure of one doubles the light`() {
    #expect(color("CIExposureAdjust", [kCIInputEVKey: 1]) == [255, 138, 71, 255])
    #expect(color("CIExposureAdjust", [kCIInputEVKey: -1]) == [146, 71, 34, 255])
  }

  @Test func `a third of a turn makes red green`() {
    let third = Double.pi * 2 / 3
    #expect(color("CIHueAdjust", [kCIInputAngleKey: third]) == [50, 200, 100, 255])
    #expect(color("CIHueAdjust", [kCIInputAngleKey: -third]) == [100, 50, 200, 255])
  }

  @Test func `a vignette darkens what is far from the middle`() {
    let row = Pixels.grays([[100, 100, 100]])
    #expect(row.applying("CIVignette").reds == [100, 100, 100])
    #expect(row.applying("CIVignette", [kCIInputIntensityKey: 1]).reds == [60, 100, 60])
  }

  @Test func `the films are black and white or not`() {
    #expect(color("CIPhotoEffectMono") == [118, 118, 118, 255])
    let gray = ["Mono", "Noir", "Tonal"]
    for name in gray + ["Fade", "Chrome", "Instant", "Process", "Transfer"] {
      let drawn = color("CIPhotoEffect\(name)")
      #expect((drawn[0] == drawn[1] && drawn[1] == drawn[2]) == gray.contains(name))
    }
  }
}
