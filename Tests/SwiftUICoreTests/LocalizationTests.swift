import Foundation
import FoundationComplement
import Testing

@Suite struct LocalizationTests {
  /// A bundle with some files in it.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("banyan-\(UUID().uuidString).resources")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(url: folder))
  }

  private let german = Locale(identifier: "de_AT")
  private let english = Locale(identifier: "en_US")

  @Test func `a string is looked up in the language of its reader`() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.strings": #""Hello, %@!" = "Hallo, %@!"; /* a comment */"#,
      "en.lproj/Localizable.strings": #""Hello, %@!" = "Hi, %@!";"#,
    ])
    let name = "Ada"
    #expect(String(localized: "Hello, \(name)!", bundle: bundle, locale: german) == "Hallo, Ada!")
    #expect(String(localized: "Hello, \(name)!", bundle: bundle, locale: english) == "Hi, Ada!")
    // What has no translation is read as in the source's language.
    let french = Locale(identifier: "fr_FR")
    #expect(String(localized: "Hello, \(name)!", bundle: bundle, locale: french) == "Hi, Ada!")
    #expect(String(localized: "Bye", bundle: bundle, locale: german) == "Bye")
  }

  @Test func `a translation may have its arguments in another order`() throws {
    let bundle = try bundle([
      "de.lproj/Names.strings": #""%@ of %lld" = "%2$lld: %1$@";"#
    ])
    let name = "a"
    #expect(
      String(localized: "\(name) of \(1000)", table: "Names", bundle: bundle, locale: german)
        .hasSuffix(": a"))
  }

  @Test func `a catalog has forms for numbers`() throws {
    let bundle = try bundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld apples": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld apple"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld apples"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld jabłko"}},
            "few": {"stringUnit": {"value": "%lld jabłka"}},
            "many": {"stringUnit": {"value": "%lld jabłek"}},
            "other": {"stringUnit": {"value": "%lld jabłka"}}}}}}},
        "%lld in %lld boxes": {"localizations": {"en": {
          "stringUnit": {"value": "%#@apples@ in %#@boxes@"},
          "substitutions": {
            "apples": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg apple"}},
              "other": {"stringUnit": {"value": "%arg apples"}}}}},
            "boxes": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg box"}},
              "other": {"stringUnit": {"value": "%arg boxes"}}}}}}}}}}}
      """
    ])
    func apples(_ count: Int, _ locale: Locale) -> String {
      String(localized: "\(count) apples", bundle: bundle, locale: locale)
    }
    let polish = Locale(identifier: "pl")
    #expect(apples(1, english) == "1 apple")
    #expect(apples(2, english) == "2 apples")
    #expect(
      [1, 3, 5, 22].map { apples($0, polish) } == ["1 jabłko", "3 jabłka", "5 jabłek", "22 jabłka"])
    #expect(
      String(localized: "\(1) in \(2) boxes", bundle: bundle, locale: english)
        == "1 apple in 2 boxes")
  }

  @Test func `a dictionary of forms is read too`() throws {
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ left</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>Nothing</string>
      <key>one</key><string>%lld file</string>
      <key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
      """
    ])
    func files(_ count: Int) -> String {
      String(localized: "\(count) files", bundle: bundle, locale: english)
    }
    #expect([0, 1, 2].map(files) == ["Nothing left", "1 file left", "2 files left"])
  }

  @Test func `files that cannot be read are as good as none`() throws {
    let bundle = try bundle([
      "Localizable.xcstrings": "{\"strings\": [", "de.lproj/Localizable.strings": "\"a\" = ;;",
    ])
    #expect(String(localized: "a", bundle: bundle, locale: german) == "a")
  }

  @Test func `formats that do not fit their arguments do no harm`() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.strings": #""n %lld" = "%9$lld %s %@ %n 100% %";"#
    ])
    #expect(
      String(localized: "n \(5)", bundle: bundle, locale: german)
        .hasSuffix("%s  %n 100% %"))
    let percent = 5
    #expect(String(localized: "100% of \(percent)%", locale: english) == "100% of 5%")
    #expect(String(localized: "100%", locale: english) == "100%")
  }

  @Test func `a resource is read when it is wanted`() {
    let resource = LocalizedStringResource("Total: \(1234)", locale: english)
    #expect(String(localized: resource) == "Total: 1,234")
    #expect(LocalizedStringResource("a") == "a")
    #expect(String(localized: LocalizedStringResource("key", defaultValue: "Value")) == "Value")
  }

  @Test(arguments: [
    (0, "en", "other"), (1, "en", "one"), (0, "fr", "one"), (2, "ar", "two"), (11, "ar", "many"),
    (21, "ru", "one"), (22, "ru", "few"), (25, "ru", "many"), (2, "ja", "other"),
    (0, "lv", "zero"), (2, "sl", "two"), (3, "cs", "few"),
  ])
  func plurals(number: Int, language: String, category: String) {
    #expect(PluralCategory(of: Double(number), language: language).rawValue == category)
  }

  @Test func `Markdown becomes attributes`() throws {
    let text = try AttributedString(markdown: "a **b** [c](https://d.e)")
    #expect(String(text.characters) == "a b c")
    #expect(text.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized])
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://d.e")!])
    let lines = try AttributedString(markdown: "# Title\n\nfirst\nsecond\n- item")
    #expect(String(lines.characters) == "Title\nfirst second\n• item")
  }
}
