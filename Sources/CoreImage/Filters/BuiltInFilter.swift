import CoreGraphics
import Foundation

/// A filter with its inputs as properties. The protocols name the same inputs in the same way, so one class has them all, and each
/// function of ``CIFilter`` promises those of its kind.
final class BuiltInFilter: CIFilter {
  init(named name: String) {
    // Tests ask for each name that is here.
    super.init(FilterKind.named[name]!)
  }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(newValue, forKey: kCIInputCenterKey) }
  }

  var transform: CGAffineTransform {
    get { value(forKey: kCIInputTransformKey) as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: kCIInputTransformKey) }
  }

  var color: CIColor {
    get { color(kCIInputColorKey) }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }

  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }

  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }

  var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }

  var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }

  var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }

  var ev: Float {
    get { number(kCIInputEVKey) }
    set { setValue(newValue, forKey: kCIInputEVKey) }
  }

  var angle: Float {
    get { number(kCIInputAngleKey) }
    set { setValue(newValue, forKey: kCIInputAngleKey) }
  }

  var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }

  var scale: Float {
    get { number(kCIInputScaleKey) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }

  var width: Float {
    get { number(kCIInputWidthKey) }
    set { setValue(newValue, forKey: kCIInputWidthKey) }
  }

  private func number(_ key: String) -> Float { Float(value(forKey: key) as? Double ?? 0) }

  private func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }
}

extension BuiltInFilter:
  CISepiaTone, CIColorInvert, CIColorControls, CIColorMonochrome, CIFalseColor, CIExposureAdjust,
  CIHueAdjust, CIVignette, CIGaussianBlur, CIBoxBlur, CIUnsharpMask, CIEdges, CIPixellate,
  CICrystallize, CITwirlDistortion, CIBumpDistortion, CIBumpDistortionLinear, CIAffineClamp,
  CIThermal, CIXRay,
  CIPhotoEffect, CIQRCodeGenerator, CICheckerboardGenerator
{}
