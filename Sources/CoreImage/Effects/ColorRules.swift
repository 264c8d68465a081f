import Foundation

/// Browns, as on old photographs.
struct SepiaTone: ColorRule {
  let intensity: Float

  init(intensity: Double) {
    self.intensity = Float(intensity)
  }

  func color(_ color: RGB) -> RGB {
    let brown = RGB(
      0.393 * color.red + 0.769 * color.green + 0.189 * color.blue,
      0.349 * color.red + 0.686 * color.green + 0.168 * color.blue,
      0.272 * color.red + 0.534 * color.green + 0.131 * color.blue)
    return color.mixed(with: brown, intensity)
  }
}

/// The opposite of each color.
struct Inversion: ColorRule {
  func color(_ color: RGB) -> RGB { RGB(1 - color.red, 1 - color.green, 1 - color.blue) }
}

/// More or less color, light and contrast, in this order.
struct ColorControls: ColorRule {
  let saturation, brightness, contrast: Float

  init(saturation: Double, brightness: Double, contrast: Double) {
    self.saturation = Float(saturation)
    self.brightness = Float(brightness)
    self.contrast = Float(contrast)
  }

  func color(_ color: RGB) -> RGB {
    let gray = color.luminance
    func part(_ part: Float) -> Float {
      (gray + (part - gray) * saturation + brightness - 0.5) * contrast + 0.5
    }
    return RGB(part(color.red), part(color.green), part(color.blue))
  }
}

/// Shades of one color.
struct Monochrome: ColorRule {
  let tint: RGB
  let intensity: Float

  init(color: RGB, intensity: Double) {
    tint = color
    self.intensity = Float(intensity)
  }

  func color(_ color: RGB) -> RGB {
    let light = color.luminance
    return color.mixed(
      with: RGB(tint.red * light, tint.green * light, tint.blue * light), intensity)
  }
}

/// One color for black, another one for white, and those between for what is between.
struct FalseColor: ColorRule {
  let dark, light: RGB

  func color(_ color: RGB) -> RGB { dark.mixed(with: light, color.luminance) }
}

/// Several colors, at the same distances from one another, from that of black to that of white.
struct Palette: ColorRule {
  let colors: [RGB]

  /// As cameras for heat show what is cold and warm.
  static let heat = Palette(colors: [
    RGB(0, 0, 0.4), RGB(0.5, 0, 0.6), RGB(0.9, 0.1, 0.2), RGB(1, 0.6, 0), RGB(1, 1, 0.6),
  ])
  /// Light where the picture is dark, and a little blue.
  static let xRay = Palette(colors: [RGB(1, 1, 1), RGB(0.4, 0.5, 0.6), RGB(0, 0, 0)])

  func color(_ color: RGB) -> RGB {
    let place = min(max(color.luminance, 0), 1) * Float(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return colors[index].mixed(with: colors[index + 1], place - Float(index))
  }
}

/// Other colors of the same lightness: a turn around the line from black to white.
struct HueTurn: ColorRule {
  private let own, next, last: Float

  /// - Parameter angle: in radians; a third of a turn makes red green.
  init(angle: Double) {
    let sine = sin(angle) / 3.0.squareRoot()
    let cosine = cos(angle)
    own = Float((1 + 2 * cosine) / 3)
    next = Float((1 - cosine) / 3 - sine)
    last = Float((1 - cosine) / 3 + sine)
  }

  func color(_ color: RGB) -> RGB {
    RGB(
      own * color.red + next * color.green + last * color.blue,
      last * color.red + own * color.green + next * color.blue,
      next * color.red + last * color.green + own * color.blue)
  }
}

/// A new value for each of 256 values of a part.
struct Curve: ColorRule {
  private let values: [Float]

  /// - Parameter value: makes the new value of an old one, both from 0 to 1.
  init(_ value: (Double) -> Double) {
    values = (0..<256).map { Float(value(Double($0) / 255)) }
  }

  /// Two to the power of `steps` times as much light. Light is not what the numbers of a color are proportional to.
  static func exposure(_ steps: Double) -> Curve {
    let factor = pow(2, min(max(steps, -30), 30))
    return Curve { part in
      let light = part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      let more = min(light * factor, 1)
      return more <= 0.0031308 ? more * 12.92 : 1.055 * pow(more, 1 / 2.4) - 0.055
    }
  }

  func color(_ color: RGB) -> RGB { RGB(value(color.red), value(color.green), value(color.blue)) }

  private func value(_ part: Float) -> Float { values[Int(min(max(part, 0), 1) * 255 + 0.5)] }
}
