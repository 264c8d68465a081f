import BanyanHost

extension ColorSet {
  /// The color as the style rules of a page define it.
  var cssValue: String {
    guard let dark else { return Self.cssValue(of: light) }
    return "light-dark(\(Self.cssValue(of: light)), \(Self.cssValue(of: dark)))"
  }

  private static func cssValue(of shade: ColorComponents) -> String {
    ColorDescription(
      .components(red: shade.red, green: shade.green, blue: shade.blue), opacity: shade.opacity
    ).cssValue
  }
}
