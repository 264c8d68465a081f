import Foundation

/// Joins the items of a list as a language does: "Ada, Ben, and Cleo". See Apple's documentation of `ListFormatter`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale! = .current
  /// Makes text of items; without one they have their descriptions.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Joins texts in the current language.
  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, in: .current)
  }

  /// Returns a list of items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return Self.joined(texts, in: locale ?? .current)
  }

  /// Returns a list of items; nil for what is no array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private static func joined(_ texts: [String], in locale: Locale) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }
}
