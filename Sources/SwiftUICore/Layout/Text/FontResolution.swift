import BanyanHost
import Foundation

extension Font {
  /// The surroundings that the properties of a font depend on: the person's text size.
  ///
  /// It comes from the environment: see ``EnvironmentValues/fontResolutionContext``. See Apple's documentation of
  /// `Font.Context`.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let typeSize: DynamicTypeSize

    public var debugDescription: String { "Font.Context(\(typeSize))" }
  }

  /// The properties that a font has at a text size, as far as the server knows them.
  ///
  /// The typeface itself is the browser's, so Apple's `ctFont` is not available. See Apple's documentation of
  /// `Font.Resolved`.
  public struct Resolved: Hashable, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    /// The weight that the font specifies, or `regular`.
    public let weight: Weight
    /// The width that the font specifies, or `standard`.
    public let width: Width
    /// The line spacing that the font specifies, or `standard`.
    public let leading: Leading
    /// A Boolean value that indicates whether the font is semibold or heavier.
    public let isBold: Bool
    /// A Boolean value that indicates whether the font is italic.
    public let isItalic: Bool
    /// A Boolean value that indicates whether the font is the system's with a fixed width. Of a font with a name,
    /// only the host knows it.
    public let isMonospaced: Bool
    /// A Boolean value that indicates whether lowercase letters are small capitals.
    public let isLowercaseSmallCaps: Bool
    /// A Boolean value that indicates whether capital letters are small capitals.
    public let isUppercaseSmallCaps: Bool
    /// A Boolean value that indicates whether all letters are small capitals.
    public let isSmallCaps: Bool

    fileprivate init(_ font: FontDescription, at typeSize: DynamicTypeSize) {
      let font = font.scaled(to: typeSize)
      pointSize =
        switch font.size {
        case .points(let points): CGFloat(points)
        case .style(let style): CGFloat(typeSize.points(of: style))
        }
      let weight = font.weight ?? .regular
      self.weight = Weight(resolved: weight)
      width = Width(CGFloat((font.width?.share ?? 1) - 1))
      leading =
        switch font.leading {
        case .tight: .tight
        case .loose: .loose
        case nil: .standard
        }
      isBold = weight.rawValue >= FontWeight.semibold.rawValue
      isItalic = font.isItalic
      isMonospaced = font.design == .monospaced
      isLowercaseSmallCaps = font.smallCaps == .lowercase || font.smallCaps == .all
      isUppercaseSmallCaps = font.smallCaps == .uppercase || font.smallCaps == .all
      isSmallCaps = font.smallCaps == .all
    }
  }

  /// Returns the properties that this font has in a context.
  ///
  /// ```swift
  /// struct Ruled: View {
  ///   @Environment(\.fontResolutionContext) private var context
  ///   var body: some View {
  ///     let size = Font.title.resolve(in: context).pointSize
  ///     Text("Total").font(.title).padding(.bottom, size / 4)
  ///   }
  /// }
  /// ```
  ///
  /// Only the font itself counts: `bold()` and `fontWeight(_:)` of a view do not.
  /// - Parameter context: the context of the view that shows the font.
  public func resolve(in context: Context) -> Resolved {
    Resolved(resolved, at: context.typeSize)
  }
}

extension EnvironmentValues {
  /// The context in which fonts are resolved: see ``Font/resolve(in:)``. A view that reads it is evaluated when the text size
  /// changes.
  public var fontResolutionContext: Font.Context { Font.Context(typeSize: dynamicTypeSize) }
}
