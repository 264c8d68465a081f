import BanyanHost
import Foundation

extension Text {
  /// Puts points between letters that the font would put close to each other. Points for the
  /// space between all letters alike are ``tracking(_:)``; both are the same on hosts so far.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = Double(kerning) } }
  /// Puts points between letters. It counts where there is kerning as well.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = Double(tracking) } }
  /// Lifts the text by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.baselineOffset = Double(baselineOffset) }
  }
  /// Sets all digits in the same width, so that a number that changes does not move what follows.
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
  /// Puts points between the letters of text below, as ``Text/kerning(_:)`` does.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.kerning = Double(kerning) })
  }

  /// Puts points between the letters of text below.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.tracking = Double(tracking) })
  }

  /// Lifts text below by points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(TextStyleModifier { $0.baselineOffset = Double(baselineOffset) })
  }

  /// Sets all digits of text below in the same width.
  nonisolated public func monospacedDigit() -> some View {
    modifier(TextStyleModifier { $0.hasMonospacedDigits = true })
  }

  /// Sets the design of the font of text below.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(TextStyleModifier { $0.design = design?.resolved })
  }

  /// Sets the width of the font of text below, if it has several.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(TextStyleModifier { $0.width = width?.resolved })
  }
}

extension Text {
  /// Which letters a text has. See Apple's documentation of `Text.Case`.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase

    var resolved: LetterCase { self == .uppercase ? .upper : .lower }
  }
}

extension EnvironmentValues {
  /// Which letters text has; nil for those it is written with.
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
  /// Sets text below in capital or in small letters; nil for those it is written with.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    modifier(TextStyleModifier { $0.letterCase = textCase?.resolved ?? .asWritten })
  }
}

extension Text {
  /// How large a text is beside others. See Apple's documentation of `Text.Scale`.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool
    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A little smaller, for what stands beside what matters.
    public static let secondary = Scale(isSecondary: true)
  }

  /// Sets the text in a size beside others.
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
