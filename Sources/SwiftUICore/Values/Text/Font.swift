import BanyanHost
import Foundation

/// A font. See Apple's documentation of `Font`.
public struct Font: Hashable, Sendable {
  let resolved: FontDescription

  package init(_ description: FontDescription) {
    resolved = description
  }

  private init(_ style: FontStyle) {
    resolved = FontDescription(size: .style(style))
  }

  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  /// The text styles of the system font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    var resolved: FontStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// The designs of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var resolved: FontDescription.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let resolved: FontWeight
    public static let ultraLight = Weight(resolved: .ultraLight)
    public static let thin = Weight(resolved: .thin)
    public static let light = Weight(resolved: .light)
    public static let regular = Weight(resolved: .regular)
    public static let medium = Weight(resolved: .medium)
    public static let semibold = Weight(resolved: .semibold)
    public static let bold = Weight(resolved: .bold)
    public static let heavy = Weight(resolved: .heavy)
    public static let black = Weight(resolved: .black)
  }

  /// Returns the system font in a size.
  /// - Parameter size: in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      FontDescription(
        size: .points(size), weight: weight?.resolved, design: design?.resolved ?? .standard))
  }

  /// Returns the system font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      FontDescription(
        size: .style(style.resolved), weight: weight?.resolved,
        design: design?.resolved ?? .standard))
  }

  /// Returns a font with a name, in a size in points that scales with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    NamedResource.font.note(name)
    return Font(FontDescription(size: .points(size), name: name))
  }

  /// Returns a font with a name, in a size in points that scales with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    NamedResource.font.note(name)
    var description = FontDescription(size: .points(size), name: name)
    description.growth = .style(textStyle.resolved)
    return Font(description)
  }

  /// Returns a font with a name, in a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    NamedResource.font.note(name)
    var description = FontDescription(size: .points(fixedSize), name: name)
    description.growth = .fixed
    return Font(description)
  }

  /// Returns this font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns this font in italics.
  public func italic() -> Font {
    var description = resolved
    description.isItalic = true
    return Font(description)
  }

  /// Returns this font with a fixed width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// Returns this font with digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  /// Returns this font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.resolved } }

  /// Returns this font in another width, if it has several.
  public func width(_ width: Width) -> Font { changed { $0.width = width.resolved } }

  /// Returns this font with another line spacing.
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading.resolved } }

  /// Returns this font with small capitals for all letters.
  public func smallCaps() -> Font { changed { $0.smallCaps = .all } }

  /// Returns this font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { changed { $0.smallCaps = .lowercase } }

  /// Returns this font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font { changed { $0.smallCaps = .uppercase } }

  private func changed(_ change: (inout FontDescription) -> Void) -> Font {
    var description = resolved
    change(&description)
    return Font(description)
  }
}

extension Font {
  /// The width of a font. See Apple's documentation of `Font.Width`.
  public struct Width: Hashable, Sendable {
    /// The width: 0 for the standard one, less for a narrower one.
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.5)
    public static let condensed = Width(-0.25)
    public static let standard = Width(0)
    public static let expanded = Width(0.25)

    var resolved: FontWidth {
      FontWidth(share: value.isFinite ? min(max(1 + Double(value), 0.5), 2) : 1)
    }
  }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose

    var resolved: FontDescription.Leading? {
      switch self {
      case .standard: nil
      case .tight: .tight
      case .loose: .loose
      }
    }
  }
}
