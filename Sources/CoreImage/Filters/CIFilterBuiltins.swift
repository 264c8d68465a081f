import Foundation

// The functions of `CoreImage.CIFilterBuiltins`.

extension CIFilter {
  /// Returns a filter that makes browns, as on old photographs.
  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltInFilter(named: "CISepiaTone")
  }

  /// Returns a filter that makes the opposite of each color.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltInFilter(named: "CIColorInvert")
  }

  /// Returns a filter that makes more or less color, light and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltInFilter(named: "CIColorControls")
  }

  /// Returns a filter that makes shades of one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltInFilter(named: "CIColorMonochrome")
  }

  /// Returns a filter that makes two colors, and those between, in place of dark and light.
  public class func falseColor() -> any CIFilter & CIFalseColor {
    BuiltInFilter(named: "CIFalseColor")
  }

  /// Returns a filter that makes more or less light, as from a camera.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltInFilter(named: "CIExposureAdjust")
  }

  /// Returns a filter that makes other hues of the same lightness.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust {
    BuiltInFilter(named: "CIHueAdjust")
  }

  /// Returns a filter that makes darkness towards the corners.
  public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter(named: "CIVignette") }

  /// Returns a filter that makes a blur, by which the picture becomes larger.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltInFilter(named: "CIGaussianBlur")
  }

  /// Returns a filter that makes averages of squares, by which the picture becomes larger.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter(named: "CIBoxBlur") }

  /// Returns a filter that makes sharper details.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    BuiltInFilter(named: "CIUnsharpMask")
  }

  /// Returns a filter that makes light where neighbors differ.
  public class func edges() -> any CIFilter & CIEdges { BuiltInFilter(named: "CIEdges") }

  /// Returns a filter that makes squares of one color.
  public class func pixellate() -> any CIFilter & CIPixellate {
    BuiltInFilter(named: "CIPixellate")
  }

  /// Returns a filter that makes polygons of one color.
  public class func crystallize() -> any CIFilter & CICrystallize {
    BuiltInFilter(named: "CICrystallize")
  }

  /// Returns a filter that makes a twirl around a point.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    BuiltInFilter(named: "CITwirlDistortion")
  }

  /// Returns a filter that makes a bump at a point.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BuiltInFilter(named: "CIBumpDistortion")
  }

  /// Returns a filter that makes a bump along a line.
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
    BuiltInFilter(named: "CIBumpDistortionLinear")
  }

  /// Returns a filter that makes a picture go on for ever with the colors of its border.
  public class func affineClamp() -> any CIFilter & CIAffineClamp {
    BuiltInFilter(named: "CIAffineClamp")
  }

  /// Returns a filter that makes the colors of a camera for heat.
  public class func thermal() -> any CIFilter & CIThermal { BuiltInFilter(named: "CIThermal") }

  /// Returns a filter that makes the colors of an X-ray picture.
  public class func xRay() -> any CIFilter & CIXRay { BuiltInFilter(named: "CIXRay") }

  /// Returns a filter that makes a picture in black and white.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectMono")
  }

  /// Returns a filter that makes a picture in black and white with more contrast.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectNoir")
  }

  /// Returns a filter that makes a picture in black and white with less contrast.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectTonal")
  }

  /// Returns a filter that makes faded colors.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectFade")
  }

  /// Returns a filter that makes strong colors.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectChrome")
  }

  /// Returns a filter that makes the warm colors of old instant photographs.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectInstant")
  }

  /// Returns a filter that makes cool colors.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectProcess")
  }

  /// Returns a filter that makes warm colors.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltInFilter(named: "CIPhotoEffectTransfer")
  }

  /// Returns a filter that makes a QR code, with a pixel for each module and one light module around it.
  ///
  /// ```swift
  /// let filter = CIFilter.qrCodeGenerator()
  /// filter.message = Data("https://swift.org".utf8)
  /// ```
  ///
  /// Show the result with `interpolation(.none)`. It is nil if the message is too long for the correction.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltInFilter(named: "CIQRCodeGenerator")
  }

  /// Returns a filter that makes squares of two colors, without end.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    BuiltInFilter(named: "CICheckerboardGenerator")
  }
}
