import BanyanHost
import Foundation
import FoundationComplement

/// A view of one or more lines of text.
///
/// ```swift
/// Text("Hello, \(name)!").font(.title).bold()
/// ```
///
/// See Apple's documentation of `Text`.
public struct Text: Equatable, Sendable {
  let content: TextContent
  private(set) var style = TextStyle()

  init(_ content: TextContent) {
    self.content = content
  }

  /// Creates a localized text from a literal.
  /// - Parameters:
  ///   - tableName: the table to look it up in; nil for `Localizable`.
  ///   - bundle: the bundle with the table; nil for that of the app.
  ///   - comment: a comment for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content =
      tableName == nil && bundle == nil
      ? .key(key) : .tableKey(key, table: tableName, bundle: bundle.map(BundleReference.init))
  }

  /// Creates a text from a literal, unchanged.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// Creates a text from a string, unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = .verbatim(String(content))
  }

  /// Creates a text from a localized string resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    content = .resource(resource)
  }

  /// Creates a text from a value with a format, in the language of its environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = .formatted(.other(FormattedValue(input, format)))
  }

  /// Creates a text from a value with a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    content = .attributed(format.format(input))
  }

  /// Creates a text from a value with a formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = .formatted(.other(FormatterValue(subject, formatter)))
  }

  // Apple only has the one above: there a date is a `ReferenceConvertible`, but not in Foundation on Linux.
  /// Creates a text from a date with a formatter.
  public init(_ date: Date, formatter: Formatter) {
    content = .formatted(.other(FormatterValue(date, formatter)))
  }

  /// Creates a text from an object with a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = .formatted(.other(FormatterValue(subject, formatter)))
  }

  /// Creates a text that contains a symbol, with the height of a line.
  public init(_ image: Image) {
    content = .image(image)
  }

  /// Concatenates two texts.
  public static func + (left: Text, right: Text) -> Text { Text(.concatenated(left, right)) }

  func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { styled { $0.font = font?.resolved } }
  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight?.resolved } }
  /// Sets the color.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color?.resolved } }
  /// Sets the style, resolved in an environment with default values.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    let paint = style._paint(in: EnvironmentValues())
    // The foreground style is that of the place where the text is shown.
    if style is ShadowShapeStyle<ForegroundStyle> { return styled { $0.shadows = paint.shadows } }
    return styled { $0.setForeground(paint.resolved, shadows: paint.shadows) }
  }
  /// Makes the text bold.
  public func bold() -> Text { styled { $0.weight = .bold } }
  /// Makes the text bold or regular.
  public func bold(_ isActive: Bool) -> Text { styled { $0.weight = isActive ? .bold : .regular } }
  /// Makes the text italic.
  public func italic() -> Text { styled { $0.isItalic = true } }
  /// Makes the text italic or upright.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
  /// Uses a fixed-width font for the text.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = isActive }
  }
}

extension Text: View {
  public typealias Body = Never

  public static func _make(_ view: Text, under parent: _Node, in context: _Context) -> _Node {
    TextElement._make(TextElement(text: view), under: parent, in: context)
  }

  public static func _update(_ node: _Node, to view: Text) {
    TextElement._update(node, to: TextElement(text: view))
  }

  /// Returns the properties of the text's element, from which its size follows.
  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    TextElement(text: self).properties(in: environment)
  }
}

/// The element of a text.
private nonisolated struct TextElement: ElementView {
  typealias Content = EmptyView

  let text: Text

  @MainActor static var kind: ElementKind { .text }
  @MainActor static var readsObjects: Bool { false }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let style = text.style.merged(over: environment.textStyle)
    let runs = text.runs(reading: environment.values)
    if style.isEmpty { return [.text(runs.interceptingLinks(in: environment))] }
    return TextElement.properties(runs, in: style, environment)
  }

  @MainActor func takesEvents(with properties: [Property]) -> Bool { properties.interceptsLinks }

  @MainActor func handle(_ payload: Event.Payload, in node: ElementNode) -> Bool {
    guard case .followLink(let place) = payload else { return false }
    return node.followLink(at: place)
  }

  /// Returns the properties of runs in a style. Styles that apply to parts of a line become styles of the runs.
  @MainActor private static func properties(
    _ runs: TextRuns, in style: TextStyle, _ environment: ElementEnvironment
  ) -> [Property] {
    var runs = Array(runs)
    if let letterCase = style.letterCase, letterCase != .asWritten {
      for index in runs.indices { runs[index].string = runs[index].string.inCase(letterCase) }
    }
    var style = style
    style.letterCase = nil
    if style.fields.hasPartsOfRuns {
      let parts = style.fields.partsOfRuns
      style.fields.removePartsOfRuns()
      runs = runs.map { TextRun($0.string, style: $0.style.merged(over: parts)) }
    }
    let shown = TextRuns(runs.scaled(in: style)).interceptingLinks(in: environment)
    return style.isEmpty ? [.text(shown)] : [.text(shown), .style(style.scaled)]
  }
}

extension String {
  fileprivate func inCase(_ letterCase: LetterCase) -> String {
    switch letterCase {
    case .asWritten: self
    case .upper: uppercased()
    case .lower: lowercased()
    }
  }
}

extension TextStyle.Fields {
  fileprivate var hasPartsOfRuns: Bool {
    baselineOffset != nil || backgroundColor != nil || destination != nil
  }

  fileprivate var partsOfRuns: TextStyle {
    var style = TextStyle()
    style.baselineOffset = baselineOffset
    style.backgroundColor = backgroundColor
    style.destination = destination
    return style
  }

  fileprivate mutating func removePartsOfRuns() {
    baselineOffset = nil
    backgroundColor = nil
    destination = nil
  }
}
