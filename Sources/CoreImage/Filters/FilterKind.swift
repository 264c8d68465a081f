import Foundation

/// A kind of filter: its inputs, and what it makes of them.
struct FilterKind: Sendable {
  let name: String
  /// The name for people.
  let title: String
  /// The inputs in Apple's order, with the values that they have by themselves.
  let inputs: [(key: String, value: FilterValue)]
  let output: @Sendable (FilterInputs) -> CIImage?

  var defaults: FilterInputs {
    FilterInputs(values: Dictionary(inputs.map { ($0.key, $0.value) }) { first, _ in first })
  }

  /// A kind that works on a picture.
  init(
    _ name: String, _ title: String, _ inputs: [(key: String, value: FilterValue)] = [],
    ofPicture source: @escaping @Sendable (CIImage, FilterInputs) -> any PixelSource
  ) {
    self.init(name, title, [(kCIInputImageKey, .picture(nil))] + inputs) { inputs in
      inputs.picture.map { CIImage(source($0, inputs)) }
    }
  }

  /// A kind that needs no picture.
  init(
    _ name: String, _ title: String, _ inputs: [(key: String, value: FilterValue)],
    output: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    self.name = name
    self.title = title
    self.inputs = inputs
    self.output = output
  }

  static let named: [String: FilterKind] = Dictionary(
    (colorKinds + photoEffects + areaKinds + distortions + generators).map { ($0.name, $0) }
  ) { first, _ in first }
}

extension FilterKind {
  /// Those that compute each pixel from the pixel in its place.
  static let colorKinds = [
    FilterKind("CISepiaTone", "Sepia Tone", [(kCIInputIntensityKey, .number(1))]) {
      Recolored(input: $0, rule: SepiaTone(intensity: $1.number(kCIInputIntensityKey)))
    },
    FilterKind("CIColorInvert", "Color Invert") { picture, _ in
      Recolored(input: picture, rule: Inversion())
    },
    FilterKind(
      "CIColorControls", "Color Controls",
      [
        (kCIInputSaturationKey, .number(1)), (kCIInputBrightnessKey, .number(0)),
        (kCIInputContrastKey, .number(1)),
      ]
    ) {
      Recolored(
        input: $0,
        rule: ColorControls(
          saturation: $1.number(kCIInputSaturationKey),
          brightness: $1.number(kCIInputBrightnessKey), contrast: $1.number(kCIInputContrastKey)))
    },
    FilterKind(
      "CIColorMonochrome", "Color Monochrome",
      [
        (kCIInputColorKey, .color(CIColor(red: 0.6, green: 0.45, blue: 0.3))),
        (kCIInputIntensityKey, .number(1)),
      ]
    ) {
      Recolored(
        input: $0,
        rule: Monochrome(
          color: RGB($1.color(kCIInputColorKey)), intensity: $1.number(kCIInputIntensityKey)))
    },
    FilterKind(
      "CIFalseColor", "False Color",
      [
        ("inputColor0", .color(CIColor(red: 0.3, green: 0, blue: 0))),
        ("inputColor1", .color(CIColor(red: 1, green: 0.9, blue: 0.8))),
      ]
    ) {
      Recolored(
        input: $0,
        rule: FalseColor(
          dark: RGB($1.color("inputColor0")), light: RGB($1.color("inputColor1"))))
    },
    FilterKind("CIExposureAdjust", "Exposure Adjust", [(kCIInputEVKey, .number(0))]) {
      Recolored(input: $0, rule: Curve.exposure($1.number(kCIInputEVKey)))
    },
    FilterKind("CIHueAdjust", "Hue Adjust", [(kCIInputAngleKey, .number(0))]) {
      Recolored(input: $0, rule: HueTurn(angle: $1.number(kCIInputAngleKey)))
    },
    FilterKind("CIThermal", "Thermal") { picture, _ in
      Recolored(input: picture, rule: Palette.heat)
    },
    FilterKind("CIXRay", "X-Ray") { picture, _ in
      Recolored(input: picture, rule: Palette.xRay)
    },
    FilterKind(
      "CIVignette", "Vignette",
      [(kCIInputIntensityKey, .number(0)), (kCIInputRadiusKey, .number(1))]
    ) {
      Vignette(
        input: $0, intensity: $1.number(kCIInputIntensityKey),
        radius: $1.number(kCIInputRadiusKey))
    },
  ]

  /// Those that compute each pixel from those around it.
  static let areaKinds = [
    FilterKind("CIGaussianBlur", "Gaussian Blur", [(kCIInputRadiusKey, .number(10))]) {
      AveragedPicture(input: $0, gaussian: $1.number(kCIInputRadiusKey))
    },
    FilterKind("CIBoxBlur", "Box Blur", [(kCIInputRadiusKey, .number(10))]) {
      AveragedPicture(input: $0, box: $1.number(kCIInputRadiusKey))
    },
    FilterKind(
      "CIUnsharpMask", "Unsharp Mask",
      [(kCIInputRadiusKey, .number(2.5)), (kCIInputIntensityKey, .number(0.5))]
    ) {
      SharpenedPicture(
        input: $0, radius: $1.number(kCIInputRadiusKey),
        intensity: $1.number(kCIInputIntensityKey))
    },
    FilterKind("CIEdges", "Edges", [(kCIInputIntensityKey, .number(1))]) {
      Edges(input: $0, intensity: $1.number(kCIInputIntensityKey))
    },
  ]

  private static let middle = FilterValue.point(CGPoint(x: 150, y: 150))

  /// Those that take each pixel from another place.
  static let distortions = [
    FilterKind("CIAffineClamp", "Affine Clamp", [(kCIInputTransformKey, .transform(.identity))]) {
      ClampedPicture(input: $0.transformed(by: $1.transform))
    },
    FilterKind(
      "CIPixellate", "Pixelate",
      [(kCIInputCenterKey, middle), (kCIInputScaleKey, .number(8))]
    ) {
      Displaced(
        input: $0, map: Squares(center: $1.center, width: $1.number(kCIInputScaleKey)),
        isSmooth: false)
    },
    FilterKind(
      "CICrystallize", "Crystallize",
      [(kCIInputRadiusKey, .number(20)), (kCIInputCenterKey, middle)]
    ) {
      Displaced(
        input: $0, map: Crystals(center: $1.center, width: $1.number(kCIInputRadiusKey)),
        isSmooth: false)
    },
    FilterKind(
      "CITwirlDistortion", "Twirl Distortion",
      [
        (kCIInputCenterKey, middle), (kCIInputRadiusKey, .number(300)),
        (kCIInputAngleKey, .number(3.14)),
      ]
    ) {
      Displaced(
        input: $0,
        map: Twirl(
          center: $1.center, radius: $1.number(kCIInputRadiusKey),
          angle: $1.number(kCIInputAngleKey)), isSmooth: true)
    },
    FilterKind(
      "CIBumpDistortion", "Bump Distortion",
      [
        (kCIInputCenterKey, middle), (kCIInputRadiusKey, .number(300)),
        (kCIInputScaleKey, .number(0.5)),
      ]
    ) {
      Displaced(
        input: $0,
        map: Bump(
          center: $1.center, radius: $1.number(kCIInputRadiusKey),
          scale: $1.number(kCIInputScaleKey), direction: nil), isSmooth: true)
    },
    FilterKind(
      "CIBumpDistortionLinear", "Bump Distortion Linear",
      [
        (kCIInputCenterKey, middle), (kCIInputRadiusKey, .number(300)),
        (kCIInputAngleKey, .number(0)), (kCIInputScaleKey, .number(0.5)),
      ]
    ) {
      Displaced(
        input: $0,
        map: Bump(
          center: $1.center, radius: $1.number(kCIInputRadiusKey),
          scale: $1.number(kCIInputScaleKey), direction: $1.number(kCIInputAngleKey)),
        isSmooth: true)
    },
  ]

  /// Those that need no picture.
  static let generators = [
    FilterKind(
      "CIQRCodeGenerator", "QR Code Generator",
      [("inputMessage", .data(Data())), ("inputCorrectionLevel", .text("M"))]
    ) { inputs in
      guard let level = QRLevel(rawValue: inputs.text("inputCorrectionLevel")) else { return nil }
      return QRCode(Array(inputs.data("inputMessage")), level: level).map { CIImage($0.picture) }
    },
    FilterKind("CIConstantColorGenerator", "Constant Color", [(kCIInputColorKey, .color(.red))]) {
      CIImage(color: $0.color(kCIInputColorKey))
    },
    FilterKind(
      "CICheckerboardGenerator", "Checkerboard",
      [
        (kCIInputCenterKey, middle), ("inputColor0", .color(.white)),
        ("inputColor1", .color(.black)), (kCIInputWidthKey, .number(80)),
        // The squares have hard edges, as they have with 1, Apple's own value.
      ]
    ) {
      CIImage(
        Checkerboard(
          center: $0.center, first: $0.color("inputColor0"), second: $0.color("inputColor1"),
          width: max($0.number(kCIInputWidthKey), 1)))
    },
  ]
}
