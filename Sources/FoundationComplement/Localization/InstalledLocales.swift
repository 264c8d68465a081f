import Foundation

extension Locale {
  /// Returns the best locale for a person's language, such as `pt-BR`; nil if there is none.
  ///
  /// It is one of the installed locales. Foundation keeps every locale that was ever created, and a
  /// client may request any name. A language without a region is that of the region where it is used most, because
  /// a locale without a region has no currency.
  ///
  /// - Parameter language: A tag of BCP 47. Its language, script, and region count.
  package static func installed(for language: String) -> Locale? {
    LanguageTag(language).flatMap(InstalledLocales.identifier(for:)).map(Locale.init(identifier:))
  }
}

/// The parts of a tag such as `zh-Hant-TW`, without variants and extensions.
struct LanguageTag: Hashable {
  var language: String
  var script: String?
  var region: String?

  /// Obsolete tags that programs still send.
  private static let formerLanguages = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil"]

  init?(_ tag: String) {
    let parts = tag.split(
      maxSplits: 16, omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard (2...3).contains(parts[0].utf8.count) else { return nil }
    let language = parts[0].lowercased()
    self.language = Self.formerLanguages[language] ?? language
    for part in parts.dropFirst() {
      // An extension begins, and extends to the end.
      if part.utf8.count < 2 { break }
      let isNumber = part.utf8.allSatisfy { (48...57).contains($0) }
      switch part.utf8.count {
      case 4 where !isNumber && script == nil && region == nil: script = part.capitalized
      case 2 where region == nil, 3 where isNumber && region == nil: region = part.uppercased()
      default: break
      }
    }
  }

  fileprivate init(language: String, script: String? = nil, region: String? = nil) {
    (self.language, self.script, self.region) = (language, script, region)
  }
}

private enum InstalledLocales {
  /// The identifiers of the available locales, by their tags. A region's usual script may be left out:
  /// `zh-TW` is `zh_Hant_TW`.
  private static let identifiers: [LanguageTag: String] = {
    var identifiers: [LanguageTag: String] = [:]
    for identifier in Locale.availableIdentifiers {
      // An identifier with a longer part is a variant, such as `en_US_POSIX`.
      guard identifier.split(separator: "_").dropFirst().allSatisfy({ $0.utf8.count <= 4 }),
        var tag = LanguageTag(identifier)
      else { continue }
      identifiers[tag] = identifier
      guard let region = tag.region, tag.script != nil else { continue }
      tag.script = nil
      let short = Locale.Language(identifier: "\(tag.language)_\(region)")
      if short.maximalIdentifier == Locale.Language(identifier: identifier).maximalIdentifier {
        identifiers[tag] = identifier
      }
    }
    return identifiers
  }()

  static func identifier(for tag: LanguageTag) -> String? {
    let candidates = [
      tag, LanguageTag(language: tag.language, script: tag.script),
      LanguageTag(language: tag.language),
    ]
    return candidates.lazy.compactMap { identifiers[$0] }.first.map(withRegion)
  }

  private static func withRegion(_ identifier: String) -> String {
    guard LanguageTag(identifier)?.region == nil,
      let whole = LanguageTag(Locale.Language(identifier: identifier).maximalIdentifier)
    else { return identifier }
    let short = LanguageTag(language: whole.language, region: whole.region)
    return identifiers[whole] ?? identifiers[short] ?? identifier
  }
}
