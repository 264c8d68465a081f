import BanyanHost
import Foundation

// How a text fits into its place: in how many lines, and what becomes of what does not fit.

extension Text {
  /// Where text is cut that does not fit. See Apple's documentation of `Text.TruncationMode`.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle

    var resolved: Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

extension View {
  /// Limits the lines of each text below; nil for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(TextStyleModifier { $0.setLines(nil, number) })
  }

  /// Gives each text below at least so many lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(TextStyleModifier { $0.setLines(limit.lowerBound, nil) })
  }

  /// Limits the lines of each text below.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(TextStyleModifier { $0.setLines(nil, limit.upperBound) })
  }

  /// Gives each text below between so many lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(TextStyleModifier { $0.setLines(limit.lowerBound, limit.upperBound) })
  }

  /// Limits the lines of each text below.
  /// - Parameter reservesSpace: whether a text with fewer lines takes as much room.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(TextStyleModifier { $0.setLines(reservesSpace ? limit : nil, limit) })
  }

  /// Aligns the lines of each text below to each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(TextStyleModifier { $0.alignment = alignment.resolved })
  }

  /// Puts points between the lines of each text below.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.lineSpacing = Double(lineSpacing) })
  }

  /// Says where each text below is cut that does not fit. It counts for text whose lines are
  /// limited. In the head or the middle only text of one line and one style is cut; other text is
  /// cut at its tail.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(TextStyleModifier { $0.truncation = mode.resolved })
  }

  /// Lets the font of each text below become smaller where the text would not fit.
  /// - Parameter factor: a share of the font's size, from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.setMinimumScale(factor) })
  }

  /// Lets letters of each text below come a little closer where the text would not fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    modifier(TextStyleModifier { $0.allowsTightening = flag })
  }
}

extension EnvironmentValues {
  /// How many lines of text are shown at most; nil for all.
  public var lineLimit: Int? {
    get { textStyle.lineLimit.flatMap { $0 == TextStyle.allLines ? nil : $0 } }
    set { textStyle.lineLimit = newValue ?? TextStyle.allLines }
  }

  /// How the lines of a text are aligned to each other.
  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment.map { TextAlignment($0) } ?? .leading }
    set { textStyle.alignment = newValue.resolved }
  }

  /// Points between lines, besides those that the font has.
  public var lineSpacing: CGFloat {
    get { CGFloat(textStyle.lineSpacing ?? 0) }
    set { textStyle.lineSpacing = Double(newValue) }
  }

  /// Where text is cut that does not fit.
  public var truncationMode: Text.TruncationMode {
    get {
      switch textStyle.truncation {
      case .head: .head
      case .middle: .middle
      case .tail, nil: .tail
      }
    }
    set { textStyle.truncation = newValue.resolved }
  }

  /// How small a font may become for its text to fit, as a share of its size.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(textStyle.minimumScale ?? 1) }
    set { textStyle.setMinimumScale(newValue) }
  }

  /// Whether letters may come closer for their text to fit.
  public var allowsTightening: Bool {
    get { textStyle.allowsTightening ?? false }
    set { textStyle.allowsTightening = newValue }
  }
}

extension TextStyle {
  /// A limit that takes back one from further up.
  static let allLines = Int.max

  mutating func setLines(_ least: Int?, _ most: Int?) {
    self.lineLimit = most.map { Swift.max($0, 1) } ?? Self.allLines
    if let least { self.minimumLines = Swift.max(least, 0) }
  }

  mutating func setMinimumScale(_ factor: CGFloat) {
    self.minimumScale = factor.isFinite ? Double(Swift.min(Swift.max(factor, 0), 1)) : 1
  }
}
