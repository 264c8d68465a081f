/// Text in one style.
public struct TextRun: Hashable, Sendable {
  public var string: String
  /// The differences from the style of the element.
  public var style: TextStyle

  public init(_ string: String, style: TextStyle = TextStyle()) {
    self.string = string
    self.style = style
  }
}

/// The style of text. A nil field is inherited from the surroundings.
///
/// Most text has no style of its own, and then its style takes only one word of memory.
@dynamicMemberLookup
public struct TextStyle: Hashable, Sendable {
  /// The fields of a style.
  public struct Fields: Hashable, Sendable {
    public var font: FontDescription?
    public var weight: FontWeight?
    public var color: ColorDescription?
    /// The paint of the text in place of `color`, where it is more than one color.
    public var paint: Paint?
    /// The shadows of the text, which belong to its color or paint; nil for none.
    public var shadows: [PaintShadow]?
    /// True if bars replace text, and plain areas replace pictures.
    public var isRedacted: Bool?
    public var isItalic: Bool?
    public var isUnderlined: Bool?
    public var isStruckThrough: Bool?
    /// The color of lines under and through the text; nil for the text's color.
    public var lineColor: ColorDescription?
    public var linePattern: LinePattern?
    public var isMonospaced: Bool?
    public var hasMonospacedDigits: Bool?
    public var design: FontDescription.Design?
    public var width: FontWidth?
    /// The points between letters, in addition to the font's: `tracking` has precedence.
    public var kerning: Double?
    public var tracking: Double?
    /// The points above the text's baseline; of runs only.
    public var baselineOffset: Double?
    /// The color behind the text; of runs only.
    public var backgroundColor: ColorDescription?
    /// The URL of the run's link, which has not been checked; of runs only.
    public var destination: String?
    /// True if the app handles the destination: a host reports it with `followLink`, and does not
    /// open it; of runs only.
    public var isIntercepted: Bool?
    /// The symbol that replaces the run's text; of runs only.
    public var symbol: String?
    public var alignment: Alignment.Horizontal?
    public var lineLimit: Int?
    /// The least number of lines that the text takes.
    public var minimumLines: Int?
    /// The points between lines, in addition to the font's.
    public var lineSpacing: Double?
    /// The position where text that does not fit is cut.
    public var truncation: Truncation?
    /// The least fraction of its size to which the font may shrink for the text to fit.
    public var minimumScale: Double?
    /// True if letters may move closer for the text to fit.
    public var allowsTightening: Bool?
    /// The letter case, used like `typeSize` when text is made: the host receives text that already
    /// has its letters.
    package var letterCase: LetterCase?
    /// The type size, used when a style is made: the host receives fonts that already have the size.
    package var typeSize: UInt8?

    public init() {}
  }

  private final class Storage: Sendable {
    let fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }

  /// Nil if the style is empty.
  private var storage: Storage?

  public init() {}

  public var isEmpty: Bool { storage == nil }

  public var fields: Fields {
    get { storage?.fields ?? Fields() }
    set { storage = newValue == Fields() ? nil : Storage(newValue) }
  }

  package var typeSize: UInt8? {
    get { storage?.fields.typeSize }
    set { fields.typeSize = newValue }
  }

  public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value?>) -> Value? {
    get { storage?.fields[keyPath: field] }
    set { fields[keyPath: field] = newValue }
  }

  public static func == (left: TextStyle, right: TextStyle) -> Bool {
    left.storage === right.storage || left.storage?.fields == right.storage?.fields
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage?.fields)
  }
}

/// The pattern of a line under or through text.
public enum LinePattern: UInt8, Sendable { case solid = 0, dot, dash, dashDot, dashDotDot }

/// The position where text that does not fit is cut.
public enum Truncation: UInt8, Sendable { case head = 1, middle, tail }

/// The letter case of a text.
package enum LetterCase: UInt8, Sendable { case asWritten = 0, upper, lower }

/// The width of a font, as a fraction of its usual width.
public struct FontWidth: Hashable, Sendable {
  public var share: Double

  public init(share: Double) {
    self.share = share
  }
}

/// A font: one of the system's text styles, or the system font in a size.
public struct FontDescription: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    case style(FontStyle)
    /// In points.
    case points(Double)
  }
  public enum Design: UInt8, Codable, Sendable { case standard = 0, serif, rounded, monospaced }

  public var size: Size
  public var weight: FontWeight?
  public var design: Design
  public var isItalic: Bool
  /// The name of one of the app's own fonts, if the font is one.
  public var name: String?
  public var width: FontWidth?
  public var leading: Leading?
  public var smallCaps: SmallCaps?
  public var hasMonospacedDigits = false
  /// The setting that a named font grows with; the host receives fonts that have already grown.
  package var growth: Growth = .style(.body)

  /// The distance between lines.
  public enum Leading: UInt8, Sendable { case tight = 1, loose }
  /// The letters that are drawn as small capitals.
  public enum SmallCaps: UInt8, Sendable { case lowercase = 1, uppercase, all }

  package enum Growth: Hashable, Sendable {
    case style(FontStyle)
    case fixed
  }

  public init(
    size: Size, weight: FontWeight? = nil, design: Design = .standard, isItalic: Bool = false,
    name: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.name = name
  }
}

public enum FontStyle: UInt8, CaseIterable, Sendable {
  case largeTitle = 1, title, title2, title3, headline, subheadline, body, callout, footnote
  case caption, caption2
}

public enum FontWeight: UInt8, CaseIterable, Sendable {
  case ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black
}

/// A color that a host resolves for a light or dark appearance.
public struct ColorDescription: Hashable, Sendable {
  public enum Base: Hashable, Sendable {
    case named(NamedColor)
    /// The components in sRGB, each from 0 to 1.
    case components(red: Double, green: Double, blue: Double)
    /// A mix of two colors: a fraction from 0, the first, to 1, the second.
    indirect case mixed(ColorDescription, ColorDescription, share: Double, isPerceptual: Bool)
    /// One color in a light appearance, another in a dark one.
    indirect case adaptive(light: ColorComponents, dark: ColorComponents)
    /// The name of a color in the app's resources.
    case resource(String)
  }

  public var base: Base
  /// From 0 to 1.
  public var opacity: Double

  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }
}

/// An sRGB color with components from 0 to 1.
public struct ColorComponents: Hashable, Sendable {
  public var red, green, blue, opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}

public enum NamedColor: UInt8, CaseIterable, Sendable {
  case primary = 1, secondary, tertiary, quaternary, quinary, accent, background
  case separator, placeholder
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear
}
