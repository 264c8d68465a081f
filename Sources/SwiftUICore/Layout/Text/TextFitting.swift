import BanyanHost
import Foundation

// Fitting text into its space: line limits and truncation.

extension Text {
  /// The part of a text to truncate if the text does not fit. See Apple's documentation of `Text.TruncationMode`.
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
  /// Sets the maximum number of lines of each text in this view; nil for no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(TextStyleModifier { $0.setLines(nil, number) })
  }

  /// Sets the minimum number of lines of each text in this view.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(TextStyleModifier { $0.setLines(limit.lowerBound, nil) })
  }

  /// Sets the maximum number of lines of each text in this view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(TextStyleModifier { $0.setLines(nil, limit.upperBound) })
  }

  /// Sets the minimum and maximum number of lines of each text in this view.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(TextStyleModifier { $0.setLines(limit.lowerBound, limit.upperBound) })
  }

  /// Sets the maximum number of lines of each text in this view.
  /// - Parameter reservesSpace: whether a text with fewer lines takes the same space.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(TextStyleModifier { $0.setLines(reservesSpace ? limit : nil, limit) })
  }

  /// Sets the alignment of the lines of each text in this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(TextStyleModifier { $0.alignment = alignment.resolved })
  }

  /// Sets the additional space between lines of each text in this view, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.lineSpacing = Double(lineSpacing) })
  }

  /// Sets the part to truncate of each text in this view that does not fit. It applies to text with a line
  /// limit. Only text with a single line and style can be truncated at the head or in the middle; other text
  /// is truncated at the tail.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(TextStyleModifier { $0.truncation = mode.resolved })
  }

  /// Lets the font of each text in this view shrink so that the text fits. A word is broken only if it is too long
  /// in the smallest font.
  /// - Parameter factor: a share of the font's size, from 0 to 1.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.setMinimumScale(factor) })
  }

  /// Lets the letters of each text in this view move closer together so that the text fits.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    modifier(TextStyleModifier { $0.allowsTightening = flag })
  }
}

extension EnvironmentValues {
  /// The maximum number of lines of text; nil for no limit.
  public var lineLimit: Int? {
    get { textStyle.lineLimit.flatMap { $0 == TextStyle.allLines ? nil : $0 } }
    set { textStyle.lineLimit = newValue ?? TextStyle.allLines }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment.map { TextAlignment($0) } ?? .leading }
    set { textStyle.alignment = newValue.resolved }
  }

  /// The additional space between lines, in points.
  public var lineSpacing: CGFloat {
    get { CGFloat(textStyle.lineSpacing ?? 0) }
    set { textStyle.lineSpacing = Double(newValue) }
  }

  /// The part of text to truncate if it does not fit.
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

  /// The minimum size of a font, as a share of its size, when it shrinks to fit.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(textStyle.minimumScale ?? 1) }
    set { textStyle.setMinimumScale(newValue) }
  }

  /// A Boolean value that indicates whether letters may move closer together to fit.
  public var allowsTightening: Bool {
    get { textStyle.allowsTightening ?? false }
    set { textStyle.allowsTightening = newValue }
  }
}

extension TextStyle {
  /// A line limit that removes one from further up.
  static let allLines = Int.max

  mutating func setLines(_ least: Int?, _ most: Int?) {
    self.lineLimit = most.map { Swift.max($0, 1) } ?? Self.allLines
    if let least { self.minimumLines = Swift.max(least, 0) }
  }

  mutating func setMinimumScale(_ factor: CGFloat) {
    self.minimumScale = factor.isFinite ? Double(Swift.min(Swift.max(factor, 0), 1)) : 1
  }
}
