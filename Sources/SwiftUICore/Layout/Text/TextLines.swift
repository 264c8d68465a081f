import BanyanHost
import Foundation

extension Text {
  /// A line under or through text. See Apple's documentation of `Text.LineStyle`.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?

    /// - Parameter color: the color of the line; nil for that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    /// The pattern of a line. A browser draws `dashDot` and `dashDotDot` as `dash`.
    public struct Pattern: Hashable, Sendable {
      let resolved: LinePattern
      public static let solid = Pattern(resolved: .solid)
      public static let dot = Pattern(resolved: .dot)
      public static let dash = Pattern(resolved: .dash)
      public static let dashDot = Pattern(resolved: .dashDot)
      public static let dashDotDot = Pattern(resolved: .dashDotDot)
    }
  }
}

extension TextStyle {
  /// Sets the color and pattern. A text has one of each for both its lines: the last one set.
  private mutating func setLine(_ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    if pattern != .solid || self.linePattern != nil { self.linePattern = pattern.resolved }
    if let color { self.lineColor = color.resolved }
  }

  mutating func underline(
    _ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?
  ) {
    self.isUnderlined = isActive
    if isActive { setLine(pattern, color) }
  }

  mutating func strikeThrough(
    _ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?
  ) {
    self.isStruckThrough = isActive
    if isActive { setLine(pattern, color) }
  }
}

extension Text {
  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.underline(isActive, .solid, color) }
  }

  /// Underlines the text with a pattern.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled { $0.underline(isActive, pattern, color) }
  }

  /// Strikes through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.strikeThrough(isActive, .solid, color) }
  }

  /// Strikes through the text with a pattern.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled { $0.strikeThrough(isActive, pattern, color) }
  }
}

extension View {
  /// Underlines text in this view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextStyleModifier { $0.underline(isActive, pattern, color) })
  }

  /// Strikes through text in this view.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(TextStyleModifier { $0.strikeThrough(isActive, pattern, color) })
  }
}
