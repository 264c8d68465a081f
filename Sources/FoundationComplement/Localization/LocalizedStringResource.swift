import Foundation

/// Text to be shown in the reader's language, which may not be known yet.
///
/// See Apple's documentation of `LocalizedStringResource`.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key of the text.
  public let key: String
  /// The text to show if there is no translation.
  public let defaultValue: String.LocalizationValue
  /// The table that contains it; nil for `Localizable`.
  public let table: String?
  /// The locale whose language and region are used.
  public var locale: Locale
  /// The location of the table.
  public let bundle: BundleDescription

  /// The location of a table.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's main bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// A bundle in a folder.
    case atURL(URL)

    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }

    package var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.format.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// Returns the text in a language.
  package func string(in locale: Locale) -> String { text(in: locale).string }

  func text(in locale: Locale) -> LocalizedText {
    LocalizedText(
      defaultValue.format.renamed(key), table: table, bundle: bundle.bundle,
      default: defaultValue.format.key, locale: { locale })
  }
}

extension LocalizedFormat {

  /// Returns the same arguments with another key.
  package func renamed(_ key: String) -> LocalizedFormat {
    var format = LocalizedFormat(key)
    format.take(arguments)
    return format
  }
}

extension String {
  /// Creates a string in the reader's language.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.format.string(table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string in the reader's language, by a key that differs from its text.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.format.renamed("\(key)").string(
      table: table, bundle: bundle, locale: locale, default: defaultValue.format.key)
  }

  /// Creates a string in the language of a resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.string(in: resource.locale)
  }
}
