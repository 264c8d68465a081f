import CoreGraphics
import Foundation

// The protocols of `CoreImage.CIFilterBuiltins`: inputs of filters as properties. See Apple's documentation of each.

/// A filter with properties. See Apple's documentation of `CIFilterProtocol`.
public protocol CIFilterProtocol: AnyObject {
  /// The picture that results from the inputs; nil if a required one is missing.
  var outputImage: CIImage? { get }
}

/// Browns, as on old photographs.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// The opposite of each color.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
}

/// More or less color, light and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The saturation of the result; 1 changes nothing.
  var saturation: Float { get set }
  /// The brightness to add; 0 changes nothing.
  var brightness: Float { get set }
  /// The contrast of the result; 1 changes nothing.
  var contrast: Float { get set }
}

/// Shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Two colors, and those between, in place of dark and light.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The color in place of black.
  var color0: CIColor { get set }
  /// The color in place of white.
  var color1: CIColor { get set }
}

/// More or less light, as from a camera.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The exposure, of which each step doubles the light.
  var ev: Float { get set }
}

/// Other hues of the same lightness.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// Darkness towards the corners.
public protocol CIVignette: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
  /// The reach of the effect, in pixels.
  var radius: Float { get set }
}

/// A blur, by which the picture becomes larger.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The reach of the effect, in pixels.
  var radius: Float { get set }
}

/// Averages of squares, by which the picture becomes larger.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The reach of the effect, in pixels.
  var radius: Float { get set }
}

/// Sharper details.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The reach of the effect, in pixels.
  var radius: Float { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Light where neighbors differ.
public protocol CIEdges: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The strength of the effect.
  var intensity: Float { get set }
}

/// Squares of one color.
public protocol CIPixellate: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The center of the effect, from the lower left corner.
  var center: CGPoint { get set }
  /// The size of the squares in pixels, or the height of the bump.
  var scale: Float { get set }
}

/// Polygons of one color.
public protocol CICrystallize: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The reach of the effect, in pixels.
  var radius: Float { get set }
  /// The center of the effect, from the lower left corner.
  var center: CGPoint { get set }
}

/// A twirl around a point.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The center of the effect, from the lower left corner.
  var center: CGPoint { get set }
  /// The reach of the effect, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
}

/// A bump at a point.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The center of the effect, from the lower left corner.
  var center: CGPoint { get set }
  /// The reach of the effect, in pixels.
  var radius: Float { get set }
  /// The size of the squares in pixels, or the height of the bump.
  var scale: Float { get set }
}

/// A bump along a line.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The center of the effect, from the lower left corner.
  var center: CGPoint { get set }
  /// The reach of the effect, in pixels.
  var radius: Float { get set }
  /// The angle in radians.
  var angle: Float { get set }
  /// The size of the squares in pixels, or the height of the bump.
  var scale: Float { get set }
}

/// A picture that goes on for ever with the colors of its border.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
  /// The transform of the picture before the effect.
  var transform: CGAffineTransform { get set }
}

/// The colors of a camera for heat.
public protocol CIThermal: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
}

/// The colors of an X-ray picture.
public protocol CIXRay: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
}

/// The look of a film.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The picture that the filter works on.
  var inputImage: CIImage? { get set }
}

/// A QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message in the code, at most 2,953 bytes.
  var message: Data { get set }
  /// The part of the code that may be damaged: `L`, `M`, `Q` or `H`, of which the last is the most. Default: `M`.
  var correctionLevel: String { get set }
}

/// Squares of two colors.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// The point where four squares meet.
  var center: CGPoint { get set }
  /// The color of one half of the squares.
  var color0: CIColor { get set }
  /// The color of the other half.
  var color1: CIColor { get set }
  /// The width of a square in pixels.
  var width: Float { get set }
}
