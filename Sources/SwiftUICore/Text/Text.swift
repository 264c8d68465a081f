import BanyanHost
import Foundation

/// A view of one or more lines of text.
///
/// ```swift
/// Text("Hello, \(name)!").font(.title).bold()
/// ```
///
/// See Apple's documentation of `Text`.
public struct Text: Equatable, Sendable {
  private let storage: Storage
  private(set) var style = TextStyle()

  private enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey)
    indirect case concatenated(Text, Text)
  }

  /// Creates a text that is for the reader to read, from a literal.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key)
  }

  /// Creates a text from a literal, exactly as it stands.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Creates a text from a string, exactly as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .verbatim(String(content))
  }

  /// Creates a text from a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .verbatim(format.format(input))
  }

  private init(_ first: Text, _ second: Text) {
    storage = .concatenated(first, second)
  }

  /// One text after the other.
  public static func + (left: Text, right: Text) -> Text { Text(left, right) }

  /// The text without its style.
  var string: String {
    switch storage {
    case .verbatim(let string): string
    case .key(let key): key.string
    case .concatenated(let first, let second): first.string + second.string
    }
  }

  /// The text in runs of one style; the outermost style is left to the element.
  var runs: [TextRun] { runs(in: TextStyle()) }

  private func runs(in style: TextStyle) -> [TextRun] {
    switch storage {
    case .verbatim(let string):
      return [TextRun(string, style: style)]
    case .key(let key):
      switch key.content {
      case .string(let string):
        return [TextRun(string, style: style)]
      case .parts(let parts):
        return parts.flatMap { part in
          switch part {
          case .string(let string): [TextRun(string, style: style)]
          case .text(let text): text.runs(in: text.style.merged(over: style))
          }
        }
      }
    case .concatenated(let first, let second):
      return first.runs(in: first.style.merged(over: style))
        + second.runs(in: second.style.merged(over: style))
    }
  }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
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
  /// Sets the style, as it is where no environment value has been set.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.setForeground(style.paint(in: EnvironmentValues())) }
  }
  /// Makes the text bold.
  public func bold() -> Text { styled { $0.weight = .bold } }
  /// Makes the text bold, or not.
  public func bold(_ isActive: Bool) -> Text { styled { $0.weight = isActive ? .bold : .regular } }
  /// Makes the text italic.
  public func italic() -> Text { styled { $0.isItalic = true } }
  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool) -> Text { styled { $0.isItalic = isActive } }
  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = isActive }
  }
  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = isActive }
  }
  /// Sets the text in a font of fixed width.
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
}

/// The element of a text.
private nonisolated struct TextElement: ElementView {
  typealias Content = EmptyView

  let text: Text

  @MainActor static var kind: ElementKind { .text }
  @MainActor static var readsObjects: Bool { false }

  @MainActor func properties(in environment: ElementEnvironment) -> [Property] {
    let style = text.style.merged(over: environment.textStyle)
    if style.isEmpty { return [.text(text.runs)] }
    return [.text(text.runs.scaled(in: style)), .style(style.scaled)]
  }
}
