/// The key of the picture that a filter works on: a `CIImage`.
public let kCIInputImageKey = "inputImage"
/// The key of how strong a filter is: a number.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of how far a filter reaches, in pixels: a number.
public let kCIInputRadiusKey = "inputRadius"
/// The key of how large a filter's parts are, or how much it distorts: a number.
public let kCIInputScaleKey = "inputScale"
/// The key of where a filter is: a `CIVector`.
public let kCIInputCenterKey = "inputCenter"
/// The key of an angle in radians: a number.
public let kCIInputAngleKey = "inputAngle"
/// The key of an exposure, of which each step doubles the light: a number.
public let kCIInputEVKey = "inputEV"
/// The key of a color: a `CIColor`.
public let kCIInputColorKey = "inputColor"
/// The key of how colorful a picture becomes: a number, of which 1 changes nothing.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of how much brighter a picture becomes: a number, of which 0 changes nothing.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of how different light and dark become: a number, of which 1 changes nothing.
public let kCIInputContrastKey = "inputContrast"
/// The key of a width in pixels: a number.
public let kCIInputWidthKey = "inputWidth"
/// The key of how a picture is moved, turned, or made larger or smaller: a `CGAffineTransform`.
public let kCIInputTransformKey = "inputTransform"
/// The key of a filter's result: a `CIImage`.
public let kCIOutputImageKey = "outputImage"
