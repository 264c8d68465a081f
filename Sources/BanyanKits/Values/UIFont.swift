import BanyanHost
import Foundation
import SwiftUICore

/// A UIKit font, for `Font(_:)`. See Apple's documentation of `UIFont`.
public final class UIFont: NSObject, @unchecked Sendable {
  let resolved: FontDescription

  init(_ description: FontDescription) {
    resolved = description
  }

  /// Creates a font with a name and a size in points. Only the host knows whether the font exists; text
  /// uses the system font if it does not.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(FontDescription(size: .points(Double(fontSize)), name: fontName))
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: .points(Double(fontSize))))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: .points(Double(fontSize)), weight: weight.resolved))
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: .points(Double(fontSize)), isItalic: true))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontDescription(
        size: .points(Double(fontSize)), weight: weight.resolved, design: .monospaced))
  }

  /// Returns the font for a text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontDescription(size: .style(style.resolved)))
  }

  /// Returns this font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var description = resolved
    description.size = .points(Double(fontSize))
    return UIFont(description)
  }

  /// The size in points, for the default text size.
  public var pointSize: CGFloat {
    switch resolved.size {
    case .style(let style): CGFloat(DynamicTypeSize.large.points(of: style))
    case .points(let points): CGFloat(points)
    }
  }

  /// The approximate height of a line, in points.
  public var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }

  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the system font, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of the small system font, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of button text, in points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The weight of a font: 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The nearest weight that has a name.
    var resolved: FontWeight {
      let values: [Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let nearest = zip(values, FontWeight.allCases).min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest!.1
    }
  }

  /// The purpose of a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var resolved: FontStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.resolved == resolved
  }

  public override var hash: Int { resolved.hashValue }
}

extension Font {
  /// Creates a font from a UIKit font.
  public init(_ font: UIFont) {
    self.init(font.resolved)
  }
}
