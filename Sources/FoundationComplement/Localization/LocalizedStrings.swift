import Foundation
import Logging

/// The strings of a bundle, or of the app, in all its languages.
final class LocalizedStrings: Sendable {
  private static let logger = Logger(label: "banyan.localization")

  /// The tables by name, then by language.
  private let tables: [String: [String: [String: LocalizedEntry]]]
  private let sourceLanguage: String
  /// The keys with a text, in any language, in the default table.
  private let defaultKeys: Set<String>

  init(in folders: [URL]) {
    var reader = Reader()
    for folder in folders { reader.read(folder) }
    tables = reader.tables
    sourceLanguage = reader.sourceLanguage ?? "en"
    var keys: Set<String> = []
    for entries in tables[Self.defaultTable, default: [:]].values { keys.formUnion(entries.keys) }
    defaultKeys = keys
  }

  /// True if there are no tables.
  var isEmpty: Bool { tables.isEmpty }

  private static let defaultTable = "Localizable"

  /// Returns true if a text is in the default table. A negative answer takes a tenth of the time of
  /// looking it up in the languages of a person.
  func hasDefaultText(for key: String) -> Bool { !defaultKeys.isEmpty && defaultKeys.contains(key) }

  /// Returns the format of a text in a language; nil if the app has none.
  func format(for text: LocalizedFormat, table: String?, locale: Locale) -> String? {
    let name = table ?? Self.defaultTable
    guard !tables.isEmpty, let languages = tables[name] else { return nil }
    let preferred = choices.language(for: locale, in: name) {
      Self.language(for: locale, among: Array(languages.keys))
    }
    for language in [preferred, sourceLanguage, "Base"] {
      guard let language, let entry = languages[language]?[text.key] else { continue }
      let code = language == "Base" ? sourceLanguage : language
      return entry.format(for: text.arguments, language: code)
    }
    return nil
  }

  private let choices = Choices()

  /// The chosen languages, cached for each locale and table: choosing creates a locale for each language
  /// of the app.
  private final class Choices: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [Place: String?] = [:]

    private struct Place: Hashable {
      let locale: String
      let table: String
    }

    func language(for locale: Locale, in table: String, _ find: () -> String?) -> String? {
      lock.withLock {
        let place = Place(locale: locale.identifier, table: table)
        if let language = known[place] { return language }
        if known.count > 1_000 { known = [:] }
        let language = find()
        known[place] = .some(language)
        return language
      }
    }
  }

  /// Returns the best language of an app for a person; nil if none matches.
  ///
  /// Of several with other regions, it is the one that the person's region usually reads, such as `en-GB` in Australia, or
  /// else that of the region where most speak the language, or else the first by name.
  static func language(for locale: Locale, among languages: [String]) -> String? {
    let wanted = locale.language
    lazy var related = [
      wanted.parent, wanted.languageCode.map { Locale.Language(languageCode: $0) },
    ]
    .compactMap { $0.map { Locale.Language(identifier: $0.maximalIdentifier).region } }
    var best: (language: String, rank: Int)?
    for language in languages.sorted() where language != "Base" {
      let offered = Locale(identifier: language.replacingOccurrences(of: "-", with: "_")).language
      guard offered.languageCode == wanted.languageCode, offered.script == wanted.script else {
        continue
      }
      // A language without a region is a better match than one with another region.
      let namesRegion = language.contains { $0 == "-" || $0 == "_" } && offered.region != nil
      let rank =
        if !namesRegion { 4 } else if offered.region == locale.region { 5 } else {
          related.firstIndex(of: offered.region).map { 3 - $0 } ?? 1
        }
      if rank > best?.rank ?? 0 { best = (language, rank) }
    }
    return best?.language
  }

  private struct Reader {
    var tables: [String: [String: [String: LocalizedEntry]]] = [:]
    var sourceLanguage: String?

    mutating func read(_ folder: URL) {
      for file in AppResources.files(in: folder) {
        let table = file.deletingPathExtension().lastPathComponent
        let parent = file.deletingLastPathComponent()
        let language = parent.deletingPathExtension().lastPathComponent
        do {
          switch (file.pathExtension, parent.pathExtension) {
          case ("xcstrings", _): try readCatalog(file, table)
          case ("strings", "lproj"): try readStrings(file, table, language)
          case ("stringsdict", "lproj"): try readDictionary(file, table, language)
          default: break
          }
        } catch {
          logger.error("\(file.path) cannot be read: \(error)")
        }
      }
    }

    private mutating func readCatalog(_ file: URL, _ table: String) throws {
      let catalog = try StringCatalog(Data(contentsOf: file))
      sourceLanguage = sourceLanguage ?? catalog.sourceLanguage
      for (language, entries) in catalog.entries {
        tables[table, default: [:]][language, default: [:]].merge(entries) { $1 }
      }
    }

    private mutating func readStrings(_ file: URL, _ table: String, _ language: String) throws {
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), options: [], format: nil)
      guard let strings = list as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
      for (key, value) in strings {
        guard let format = value as? String else { continue }
        // An entry with plural forms takes precedence.
        if tables[table]?[language]?[key] == nil {
          tables[table, default: [:]][language, default: [:]][key] = LocalizedEntry(format: format)
        }
      }
    }

    private mutating func readDictionary(_ file: URL, _ table: String, _ language: String) throws {
      let list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: file), options: [], format: nil)
      guard let entries = list as? [String: [String: Any]] else {
        throw CocoaError(.propertyListReadCorrupt)
      }
      for (key, value) in entries {
        guard let format = value["NSStringLocalizedFormatKey"] as? String else { continue }
        var entry = LocalizedEntry(format: format)
        for case (let name, let rule as [String: Any]) in value {
          entry.substitutions[name] = substitution(rule)
        }
        tables[table, default: [:]][language, default: [:]][key] = entry
      }
    }

    private func substitution(_ rule: [String: Any]) -> LocalizedEntry.Substitution {
      var forms: [PluralCategory: String] = [:]
      for category in PluralCategory.allCases {
        forms[category] = rule[category.rawValue] as? String
      }
      return LocalizedEntry.Substitution(
        argument: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
        forms: forms)
    }
  }
}

extension LocalizedStrings {
  /// Returns the strings of a bundle; those of the app if it is nil or the program's own.
  static func of(_ bundle: Bundle?) -> LocalizedStrings {
    guard let bundle, bundle.bundleURL != Bundle.main.bundleURL else { return ofApp }
    return known.strings(of: bundle)
  }

  private static let ofApp = LocalizedStrings(in: AppResources.directories)
  private static let known = Known()

  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var strings: [URL: LocalizedStrings] = [:]

    func strings(of bundle: Bundle) -> LocalizedStrings {
      lock.withLock {
        if let known = strings[bundle.bundleURL] { return known }
        let read = LocalizedStrings(in: [bundle.resourceURL ?? bundle.bundleURL])
        strings[bundle.bundleURL] = read
        return read
      }
    }
  }
}

extension LocalizedFormat {
  /// Returns true if the text may differ between readers.
  package func dependsOnLocale(in bundle: Bundle?) -> Bool {
    hasArguments || !LocalizedStrings.of(bundle).isEmpty
  }

  /// True if the app's default table may contain another text than the source.
  package var mayBeTranslated: Bool { LocalizedStrings.of(nil).hasDefaultText(for: key) }
}
