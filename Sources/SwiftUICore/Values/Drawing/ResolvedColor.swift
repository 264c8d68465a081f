import BanyanHost
import CoreGraphics
import Foundation

extension Color {
  /// A color in numbers, as it is in one environment.
  ///
  /// ```swift
  /// struct Swatch: View {
  ///   @Environment(\.self) private var environment
  ///   let color: Color
  ///
  ///   var body: some View {
  ///     Text("\(color.resolve(in: environment))")
  ///   }
  /// }
  /// ```
  ///
  /// See Apple's documentation of `Color.Resolved`.
  public struct Resolved: Hashable, Sendable {
    /// The amount of red light, from 0 to 1; outside of it for colors that sRGB does not have.
    public var linearRed: Float
    /// The amount of green light, from 0 to 1; outside of it for colors that sRGB does not have.
    public var linearGreen: Float
    /// The amount of blue light, from 0 to 1; outside of it for colors that sRGB does not have.
    public var linearBlue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from components from 0 to 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      let (red, green, blue) = colorSpace.standard(Double(red), Double(green), Double(blue))
      self.init(ColorComponents(red: red, green: green, blue: blue, opacity: Double(opacity)))
    }

    init(_ components: ColorComponents) {
      linearRed = Float(RGBColorSpace.linear(components.red))
      linearGreen = Float(RGBColorSpace.linear(components.green))
      linearBlue = Float(RGBColorSpace.linear(components.blue))
      opacity = Float(components.opacity)
    }

    /// The red component in sRGB, from 0 to 1.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component in sRGB, from 0 to 1.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component in sRGB, from 0 to 1.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The color in Core Graphics' terms.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    private static func encoded(_ value: Float) -> Float {
      Float(RGBColorSpace.encoded(Double(value)))
    }

    private static func linear(_ value: Float) -> Float {
      Float(RGBColorSpace.linear(Double(value)))
    }
  }

  /// Creates a color that is the same in every environment.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in sRGB and the opacity, in hexadecimal digits, such as `#FF8000FF`.
  public var description: String {
    let bytes = [red, green, blue, opacity].map { component in
      Int((component.isFinite ? max(0, min(1, component)) : 0) * 255 + 0.5)
    }
    return "#" + bytes.map { String($0 + 256, radix: 16, uppercase: true).dropFirst() }.joined()
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      (linearRed, linearGreen) = (newValue.first, newValue.second.first)
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension Color.Resolved: Codable {
  /// Encodes the linear components and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] {
      try container.encode(component)
    }
  }

  /// Decodes a color.
  /// - Throws: an error of the decoder if there are not four numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    linearRed = try container.decode(Float.self)
    linearGreen = try container.decode(Float.self)
    linearBlue = try container.decode(Float.self)
    opacity = try container.decode(Float.self)
  }
}
