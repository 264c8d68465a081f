import Foundation
import FoundationComplement
import Testing

/// The locale for a visitor whose browser asks for a language.
@Suite struct InstalledLocalesTests {
  @Test(arguments: [
    ("en-US", "en_US"), ("EN-us", "en_US"), ("de_AT", "de_AT"), ("pt-BR", "pt_BR"),
    ("es-419", "es_419"), ("zh-TW", "zh_Hant_TW"), ("zh-CN", "zh_Hans_CN"),
    ("zh-HK", "zh_Hant_HK"), ("zh-Hans-HK", "zh_Hans_HK"), ("sr-RS", "sr_Cyrl_RS"),
    ("sr-Latn-RS", "sr_Latn_RS"), ("iw-IL", "he_IL"),
  ])
  func aLanguageIsThatOfAnInstalledLocale(language: String, identifier: String) {
    #expect(Locale.installed(for: language)?.identifier == identifier)
  }

  @Test(arguments: [
    ("de-US", "de_DE"), ("zh-Hant-US", "zh_Hant_TW"), ("de-Latn-AT", "de_DE"),
    ("en-GB-oxendict", "en_GB"), ("ca-ES-valencia", "ca_ES"), ("de-AT-u-ca-buddhist", "de_AT"),
    ("en-", "en_US"), ("en-US-POSIX", "en_US"), ("en-ABCDEFGH", "en_US"),
    ("en-12345678-x-99", "en_US"),
  ])
  func whatIsNotInstalledBecomesWhatIs(language: String, identifier: String) {
    #expect(Locale.installed(for: language)?.identifier == identifier)
  }

  /// Firefox asks for `de` in Germany.
  @Test(arguments: [
    ("en", "en_US", "USD"), ("de", "de_DE", "EUR"), ("pt", "pt_BR", "BRL"),
    ("sr", "sr_Cyrl_RS", "RSD"),
    ("zh-Hant", "zh_Hant_TW", "TWD"), ("fil", "fil_PH", "PHP"), ("ar", "ar_EG", "EGP"),
  ])
  func aLanguageWithoutARegionIsThatOfTheRegionWhereItIsUsedMost(
    language: String, identifier: String, currency: String
  ) {
    let locale = Locale.installed(for: language)
    #expect([locale?.identifier, locale?.currency?.identifier] == [identifier, currency])
  }

  @Test(arguments: ["", "-", "e", "xx", "zzz", "english", "1234", "*"])
  func aLanguageThatIsNoneHasNoLocale(language: String) {
    #expect(Locale.installed(for: language) == nil)
  }

  /// Foundation keeps every locale that it ever created.
  @Test func whateverClientsAskForThereAreNoMoreLocalesThanAreInstalled() {
    let variants = (0..<10_000).map { "en-\(String($0 + 1_000_000, radix: 36).uppercased())XXXX" }
    #expect(Set(variants).count == 10_000)
    #expect(Set(variants.map { Locale.installed(for: $0)?.identifier }) == ["en_US"])
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let regions = letters.flatMap { first in letters.map { "en-\(first)\($0)" } }
    let installed = Set(regions.compactMap { Locale.installed(for: $0)?.identifier })
    #expect(installed.isSubset(of: Locale.availableIdentifiers) && installed.contains("en_GB"))
  }
}
