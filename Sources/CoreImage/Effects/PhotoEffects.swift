/// The look of a film: less or more color and contrast, and a tint of shadows and lights. Apple's own are tables that are published
/// nowhere; these look similar.
struct PhotoEffect: ColorRule {
  let controls: ColorControls
  let shadows, lights: RGB

  init(
    saturation: Double, contrast: Double, shadows: RGB = RGB(0, 0, 0), lights: RGB = RGB(1, 1, 1)
  ) {
    controls = ColorControls(saturation: saturation, brightness: 0, contrast: contrast)
    self.shadows = shadows
    self.lights = lights
  }

  func color(_ color: RGB) -> RGB {
    let plain = controls.color(color)
    return RGB(
      shadows.red + (lights.red - shadows.red) * plain.red,
      shadows.green + (lights.green - shadows.green) * plain.green,
      shadows.blue + (lights.blue - shadows.blue) * plain.blue)
  }
}

extension FilterKind {
  private static func effect(_ name: String, _ effect: PhotoEffect) -> FilterKind {
    FilterKind("CIPhotoEffect\(name)", "Photo Effect \(name)") { picture, _ in
      Recolored(input: picture, rule: effect)
    }
  }

  static let photoEffects = [
    effect("Mono", PhotoEffect(saturation: 0, contrast: 1)),
    effect("Noir", PhotoEffect(saturation: 0, contrast: 1.4)),
    effect("Tonal", PhotoEffect(saturation: 0, contrast: 0.85)),
    effect(
      "Fade",
      PhotoEffect(
        saturation: 0.65, contrast: 0.9, shadows: RGB(0.08, 0.08, 0.1),
        lights: RGB(0.96, 0.96, 0.94)
      )),
    effect("Chrome", PhotoEffect(saturation: 1.25, contrast: 1.1)),
    effect(
      "Instant",
      PhotoEffect(
        saturation: 0.8, contrast: 0.95, shadows: RGB(0.07, 0.06, 0.1), lights: RGB(1, 0.97, 0.88))),
    effect(
      "Process",
      PhotoEffect(
        saturation: 0.9, contrast: 1.05, shadows: RGB(0, 0.04, 0.08), lights: RGB(0.93, 1, 1))),
    effect(
      "Transfer",
      PhotoEffect(
        saturation: 0.9, contrast: 1, shadows: RGB(0.06, 0.02, 0), lights: RGB(1, 0.95, 0.82))),
  ]
}
