/// Text in one style.
public struct TextRun: Hashable, Sendable {
  public var string: String
  /// What differs from the style of the element.
  public var style: TextStyle

  public init(_ string: String, style: TextStyle = TextStyle()) {
    self.string = string
    self.style = style
  }
}

/// How text looks. What is nil is left to whatever stands around it.
///
/// Most text says nothing of its own, and then its style takes no memory besides one word.
@dynamicMemberLookup
public struct TextStyle: Hashable, Sendable {
  /// What a style says.
  public struct Fields: Hashable, Sendable {
    public var font: FontDescription?
    public var weight: FontWeight?
    public var color: ColorDescription?
    /// What text is painted with in place of `color`, where that is more than one color.
    public var paint: Paint?
    /// Whether bars stand in place of text, and plain areas in place of pictures.
    public var isRedacted: Bool?
    public var isItalic: Bool?
    public var isUnderlined: Bool?
    public var isStruckThrough: Bool?
    /// The color of lines under and through the text; nil for that of the text.
    public var lineColor: ColorDescription?
    public var linePattern: LinePattern?
    public var isMonospaced: Bool?
    public var hasMonospacedDigits: Bool?
    public var design: FontDescription.Design?
    public var width: FontWidth?
    /// Points between letters, besides those that the font has: `tracking` where both are said.
    public var kerning: Double?
    public var tracking: Double?
    /// Points above the line on which text stands; of runs only.
    public var baselineOffset: Double?
    /// What is behind the text; of runs only.
    public var backgroundColor: ColorDescription?
    /// What the run leads to: a URL, not yet checked; of runs only.
    public var destination: String?
    /// Whether the app decides what becomes of the destination: a host tells it with `followLink`,
    /// and opens nothing by itself; of runs only.
    public var isIntercepted: Bool?
    /// The symbol that stands in place of the run's text; of runs only.
    public var symbol: String?
    public var alignment: Alignment.Horizontal?
    public var lineLimit: Int?
    /// How many lines the text takes at least.
    public var minimumLines: Int?
    /// Points between lines, besides those that the font has.
    public var lineSpacing: Double?
    /// Where text that does not fit is cut.
    public var truncation: Truncation?
    /// How small the font may become for the text to fit, as a share of its size.
    public var minimumScale: Double?
    /// Whether letters may come closer for the text to fit.
    public var allowsTightening: Bool?
    /// For whoever makes the text, as `typeSize` is: in what a host is given, letters are those that
    /// are wanted already.
    package var letterCase: LetterCase?
    /// How large text is to be, for whoever makes the style: in what a host is given, fonts have
    /// the size already.
    package var typeSize: UInt8?

    public init() {}
  }

  private final class Storage: Sendable {
    let fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }

  /// Nil if the style says nothing.
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

/// How a line under or through text is drawn.
public enum LinePattern: UInt8, Sendable { case solid = 0, dot, dash, dashDot, dashDotDot }

/// Where text is cut that does not fit.
public enum Truncation: UInt8, Sendable { case head = 1, middle, tail }

/// Which letters a text is to have.
package enum LetterCase: UInt8, Sendable { case asWritten = 0, upper, lower }

/// How wide a font is, as a share of its usual width.
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
  /// The name of a font of the app's own, if it has one.
  public var name: String?
  public var width: FontWidth?
  public var leading: Leading?
  public var smallCaps: SmallCaps?
  public var hasMonospacedDigits = false
  /// What a font with a name grows with; in what a host is given, it has grown already.
  package var growth: Growth = .style(.body)

  /// How far lines are from each other.
  public enum Leading: UInt8, Sendable { case tight = 1, loose }
  /// Which letters are drawn as small capitals.
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

/// A color that a host resolves for light or dark surroundings.
public struct ColorDescription: Hashable, Sendable {
  public enum Base: Hashable, Sendable {
    case named(NamedColor)
    /// In sRGB, each from 0 to 1.
    case components(red: Double, green: Double, blue: Double)
    /// Between two colors: a share from 0, the first, to 1, the second.
    indirect case mixed(ColorDescription, ColorDescription, share: Double, isPerceptual: Bool)
    /// One color in light surroundings, another in dark ones.
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

/// A color of sRGB, all from 0 to 1.
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
