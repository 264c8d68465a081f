/// The appearance of text editors.
///
/// A style gets no parts of the editor: its body shows the editor by the body of one of the framework's styles.
///
/// ```swift
/// struct FramedTextEditorStyle: TextEditorStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     PlainTextEditorStyle().makeBody(configuration: configuration)
///       .padding(8)
///       .border(.secondary)
///   }
/// }
/// ```
///
/// A style may declare dynamic properties. Each editor has its own storage for them. See Apple's documentation of
/// `TextEditorStyle`.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// A view that represents the body of a text editor.
  associatedtype Body: View

  /// Creates a view that represents the body of a text editor.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a text editor.
  typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a text editor.
public nonisolated struct TextEditorStyleConfiguration {
  let field: EditableText
}

extension View {
  /// Sets the style of text editors in this view.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(
      StyleModifier(style) { style, configuration in
        style.makeBody(configuration: configuration)
      })
  }
}

/// The host's default style.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, FrameworkStyle {
  /// A text editor as the host shows it.
  public nonisolated struct Body: View {
    let field: EditableText

    @MainActor public var body: some View { TextEditorElement(field: field) }
  }

  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> Body { Body(field: configuration.field) }
}

/// A style without decoration. As on an iPhone, the default style has none either.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, FrameworkStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TextEditorElement(field: configuration.field)
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The host's default style.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
