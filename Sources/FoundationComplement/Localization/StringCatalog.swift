import Foundation

/// An Xcode file with the strings of a table in all languages: `.xcstrings`.
struct StringCatalog {
  let sourceLanguage: String?
  /// The entries by language, then by key.
  private(set) var entries: [String: [String: LocalizedEntry]] = [:]

  init(_ data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    sourceLanguage = file.sourceLanguage
    for (key, string) in file.strings ?? [:] {
      for (language, localization) in string.localizations ?? [:] {
        if let entry = localization.entry { entries[language, default: [:]][key] = entry }
      }
    }
  }

  private struct File: Decodable {
    var sourceLanguage: String?
    var strings: [String: StringOfCatalog]?
  }

  private struct StringOfCatalog: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    var value: String?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: LocalizedEntry? {
      if let forms = variations?.pluralForms {
        return LocalizedEntry(format: forms[.other] ?? "", forms: forms)
      }
      guard let format = stringUnit?.value ?? variations?.deviceForm?.stringUnit?.value else {
        return nil
      }
      var entry = LocalizedEntry(format: format)
      for (name, substitution) in substitutions ?? [:] {
        entry.substitutions[name] = LocalizedEntry.Substitution(
          argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld",
          forms: substitution.variations?.pluralForms ?? [:])
      }
      return entry
    }
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private struct Variations: Decodable {
    var plural: [String: Form]?
    var device: [String: Form]?

    /// The form for a kind of device. A host is none of those, so it is the one for other devices.
    var deviceForm: Form? { device.flatMap { $0["other"] ?? $0["mac"] ?? $0["iphone"] } }

    /// The plural forms; if the text varies by device first, those for other devices.
    var pluralForms: [PluralCategory: String]? {
      guard let plural else { return deviceForm?.variations?.pluralForms }
      var forms: [PluralCategory: String] = [:]
      for (name, form) in plural {
        if let category = PluralCategory(rawValue: name) {
          forms[category] = form.stringUnit?.value
        }
      }
      return forms
    }
  }

  private struct Form: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
  }
}
