import BanyanHost
import Foundation
import FoundationComplement

extension AttributeScopes {
  /// The attributes of a text's runs. See Apple's documentation of
  /// `AttributeScopes.SwiftUIAttributes`.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// Creates a text with attributes: those of `AttributeScopes.SwiftUIAttributes`, links, and
  /// Markdown styles.
  // A literal is a key, although attributed strings can also be written as literals.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }
}

extension AttributedString {
  func textRuns(in style: TextStyle) -> [TextRun] {
    let runs = runs.map { run in
      TextRun(String(characters[run.range]), style: run.textStyle.merged(over: style))
    }
    return runs.isEmpty ? [TextRun("", style: style)] : runs
  }
}

extension AttributedString.Runs.Run {
  fileprivate var textStyle: TextStyle {
    var style = TextStyle()
    let intent = self[AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute.self]
    if let intent {
      if intent.contains(.stronglyEmphasized) { style.weight = .bold }
      if intent.contains(.emphasized) { style.isItalic = true }
      if intent.contains(.code) { style.isMonospaced = true }
      if intent.contains(.strikethrough) { style.isStruckThrough = true }
    }
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    if let font = self[Attributes.FontAttribute.self] { style.font = font.resolved }
    if let color = self[Attributes.ForegroundColorAttribute.self] { style.color = color.resolved }
    if let color = self[Attributes.BackgroundColorAttribute.self] {
      style.backgroundColor = color.resolved
    }
    if let line = self[Attributes.UnderlineStyleAttribute.self] {
      style.underline(true, line.pattern, line.color)
    }
    if let line = self[Attributes.StrikethroughStyleAttribute.self] {
      style.strikeThrough(true, line.pattern, line.color)
    }
    if let kern = self[Attributes.KerningAttribute.self] { style.kerning = Double(kern) }
    if let tracking = self[Attributes.TrackingAttribute.self] { style.tracking = Double(tracking) }
    if let offset = self[Attributes.BaselineOffsetAttribute.self] {
      style.baselineOffset = Double(offset)
    }
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      style.destination = link.absoluteString
    }
    return style
  }
}
