import Foundation

extension AttributedString {
  /// Options for parsing Markdown. See Apple's documentation of `AttributedString.MarkdownParsingOptions`.
  public struct MarkdownParsingOptions: Sendable {
    /// The part of Markdown's syntax that is interpreted.
    public enum InterpretedSyntax: Sendable {
      /// The full syntax. Paragraphs, headings, and lists have no attributes here: their text is on
      /// lines of its own.
      case full
      /// Inline syntax only; lines are joined.
      case inlineOnly
      /// Inline syntax only; lines are kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The treatment of text that cannot be parsed. All text can be parsed here.
    public enum FailurePolicy: Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates text from Markdown.
  /// - Parameter baseURL: the URL that links are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let text =
      switch options.interpretedSyntax {
      case .full: Self.inLines(markdown)
      case .inlineOnly: markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
      case .inlineOnlyPreservingWhitespace: markdown
      }
    for run in InlineMarkdown.runs(of: text) { append(run.text, run.marks, relativeTo: baseURL) }
  }

  /// Creates text from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates text in the reader's language, with Markdown marks interpreted.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedText(keyAndValue.format, table: table, bundle: bundle, locale: { locale }))
  }

  /// Creates text in the language of a resource, with Markdown marks interpreted.
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.text(in: resource.locale))
  }

  private init(_ text: LocalizedText) {
    self.init()
    for run in text.runs {
      append(run.parts.map(\.string).joined(), run.marks, relativeTo: nil)
    }
  }

  private mutating func append(
    _ text: String, _ marks: InlineMarkdown.Marks, relativeTo baseURL: URL?
  ) {
    if text.isEmpty { return }
    var part = AttributedString(text)
    var intent: InlinePresentationIntent = []
    if marks.isEmphasized { intent.insert(.emphasized) }
    if marks.isStrong { intent.insert(.stronglyEmphasized) }
    if marks.isCode { intent.insert(.code) }
    if marks.isStruckThrough { intent.insert(.strikethrough) }
    if !intent.isEmpty { part.inlinePresentationIntent = intent }
    if let link = marks.link { part.link = URL(string: link, relativeTo: baseURL) }
    append(part)
  }

  /// Returns the paragraphs, headings, and items of lists, each on a line, without their marks.
  private static func inLines(_ markdown: String) -> String {
    var paragraphs: [String] = []
    var isOpen = false
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.isEmpty {
        isOpen = false
        continue
      }
      let marks = text.prefix { $0 == "#" }
      if (1...6).contains(marks.count), text.dropFirst(marks.count).first == " " {
        paragraphs.append(text.dropFirst(marks.count).trimmingCharacters(in: .whitespaces))
        isOpen = false
      } else if let item = ["- ", "* ", "+ "].first(where: text.hasPrefix) {
        paragraphs.append("• " + text.dropFirst(item.count))
        isOpen = true
      } else if isOpen, !paragraphs.isEmpty {
        paragraphs[paragraphs.count - 1] += " " + text
      } else {
        paragraphs.append(text)
        isOpen = true
      }
    }
    return paragraphs.joined(separator: "\n")
  }
}
