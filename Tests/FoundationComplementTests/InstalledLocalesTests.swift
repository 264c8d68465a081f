import Foundation
import FoundationComplement
import Testing

/// The locale for a visitor whose browser asks for a language.
@Suite struct InstalledLocalesTests {
  @Test(arguments: [
    ("en", "en"), ("en-US", "en_US"), ("EN-us", "en_US"), ("de_AT", "de_AT"), ("pt-BR", "pt_BR"),
    ("es-419", "es_419"), ("zh-TW", "zh_Hant_TW"), ("zh-CN", "zh_Hans_CN"),
    ("zh-HK", "zh_Hant_HK"), ("zh-Hans-HK", "zh_Hans_HK"), ("sr-RS", "sr_Cyrl_RS"),
    ("sr-Latn-RS", "sr_Latn_RS"), ("iw-IL", "he_IL"), ("fil", "fil"),
  ])
  func aLanguageIsThatOfAnInstalledLocale(language: String, identifier: String) {
    #expect(Locale.installed(for: language)?.identifier == identifier)
  }

  @Test(arguments: [
    ("de-US", "de"), ("zh-Hant-US", "zh_Hant"), ("de-Latn-AT", "de"), ("en-GB-oxendict", "en_GB"),
    ("ca-ES-valencia", "ca_ES"), ("de-AT-u-ca-buddhist", "de_AT"), ("en-", "en"),
    ("en-US-POSIX", "en_US"), ("en-ABCDEFGH", "en"), ("en-12345678-x-99", "en"),
  ])
  func whatIsNotInstalledBecomesWhatIs(language: String, identifier: String) {
    #expect(Locale.installed(for: language)?.identifier == identifier)
  }

  @Test(arguments: ["", "-", "e", "xx", "zzz", "english", "1234", "*"])
  func aLanguageThatIsNoneHasNoLocale(language: String) {
    #expect(Locale.installed(for: language) == nil)
  }

  /// Foundation keeps every locale that it ever created.
  @Test func whateverClientsAskForThereAreNoMoreLocalesThanAreInstalled() {
    let variants = (0..<10_000).map { "en-\(String($0 + 1_000_000, radix: 36).uppercased())XXXX" }
    #expect(Set(variants).count == 10_000)
    #expect(Set(variants.map { Locale.installed(for: $0)?.identifier }) == ["en"])
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let regions = letters.flatMap { first in letters.map { "en-\(first)\($0)" } }
    let installed = Set(regions.compactMap { Locale.installed(for: $0)?.identifier })
    #expect(installed.isSubset(of: Locale.availableIdentifiers) && installed.contains("en_GB"))
  }
}
