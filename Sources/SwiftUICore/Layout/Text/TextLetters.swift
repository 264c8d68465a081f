import BanyanHost
import Foundation

extension Text {
  /// Sets the kerning in points: additional space between letters that the font would put close together. For
  /// equal space between all letters, use ``tracking(_:)``; current hosts treat both the same.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = Double(kerning) } }
  /// Sets the space between letters, in points. It takes precedence over kerning.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = Double(tracking) } }
  /// Raises the text by a number of points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = Double(baselineOffset) }
  }
  /// Uses digits of equal width, so that a changing number does not move the text after it.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.design = design?.resolved }
  }
  /// Sets the width of the font, if it has several.
  public func fontWidth(_ width: Font.Width?) -> Text {
    styled { $0.width = width?.resolved }
  }
}

extension View {
  /// Sets the kerning of text in this view, like ``Text/kerning(_:)``.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.kerning = Double(kerning) })
  }

  /// Sets the tracking of text in this view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.tracking = Double(tracking) })
  }

  /// Raises text in this view by a number of points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.baselineOffset = Double(baselineOffset) })
  }

  /// Uses digits of equal width for text in this view.
  nonisolated public func monospacedDigit() -> some View {
    modifier(TextStyleModifier { $0.hasMonospacedDigits = true })
  }

  /// Sets the font design of text in this view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(TextStyleModifier { $0.design = design?.resolved })
  }

  /// Sets the font width of text in this view, if the font has several.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(TextStyleModifier { $0.width = width?.resolved })
  }
}

extension Text {
  /// The case of a text's letters. See Apple's documentation of `Text.Case`.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase

    var resolved: LetterCase { self == .uppercase ? .upper : .lower }
  }
}

extension EnvironmentValues {
  /// The case of text; nil to leave it as written.
  public var textCase: Text.Case? {
    get {
      switch textStyle.letterCase {
      case .upper: .uppercase
      case .lower: .lowercase
      case .asWritten, nil: nil
      }
    }
    set { textStyle.letterCase = newValue?.resolved ?? .asWritten }
  }
}

extension View {
  /// Shows text in this view in uppercase or lowercase; nil to leave it as written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(TextStyleModifier { $0.letterCase = textCase?.resolved ?? .asWritten })
  }
}

extension Text {
  /// The size of a text relative to other text. See Apple's documentation of `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A slightly smaller size, for secondary text.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Sets the scale of the text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled, scale.isSecondary else { return self }
    return styled { style in
      var font = style.font ?? FontDescription(size: .style(.body))
      font.size = .points(DynamicTypeSize.large.points(of: font.size) * 0.8)
      style.font = font
    }
  }
}

extension DynamicTypeSize {
  fileprivate func points(of size: FontDescription.Size) -> Double {
    switch size {
    case .style(let style): points(of: style)
    case .points(let points): points
    }
  }
}
