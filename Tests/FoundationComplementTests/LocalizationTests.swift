import Foundation
import FoundationComplement
import Testing

@Suite final class LocalizationTests {
  private var folders: [URL] = []

  deinit {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  /// Creates a bundle with some files, which are removed after the test.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("banyan-\(UUID().uuidString).resources")
    folders.append(folder)
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
    // Text without a translation appears in the source language.
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

  @Test func `a text that varies by device may have forms for numbers in it`() throws {
    let bundle = try bundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "%lld taps": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld tap"}},
            "other": {"stringUnit": {"value": "%lld taps"}}}}},
          "other": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld click"}},
            "other": {"stringUnit": {"value": "%lld clicks"}}}}}}}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Tap"}},
          "other": {"stringUnit": {"value": "Click"}}}}}}}}}
      """
    ])
    func taps(_ count: Int) -> String {
      String(localized: "\(count) taps", bundle: bundle, locale: english)
    }
    #expect([1, 2].map(taps) == ["1 click", "2 clicks"])
    #expect(String(localized: "Tap", bundle: bundle, locale: english) == "Click")
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

  @Test(
    arguments: [
      ([:], "en_US", "USD"), (["LANG": "C"], "en_US", "USD"), (["LANG": "C.UTF-8"], "en_US", "USD"),
      (["LC_ALL": "POSIX", "LANG": "de_DE"], "en_US", "USD"),
      (["LANG": "de_AT.UTF-8@euro"], "de_AT", "EUR"),
      (["LC_ALL": "", "LANG": "fr_CH.UTF-8"], "fr_CH", "CHF"),
      (["LC_ALL": "ja_JP.UTF-8", "LANG": "C"], "ja_JP", "JPY"),
      (["LANG": "de"], "de_DE", "EUR"), (["LANG": "nonsense"], "en_US", "USD"),
    ] as [([String: String], String, String)])
  func `a process without a locale has the one of its environment`(
    environment: [String: String], identifier: String, currency: String
  ) {
    let locale = Locale(processEnvironment: environment)
    #expect([locale.identifier, locale.currency?.identifier] == [identifier, currency])
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
    (0, "lv", "zero"), (2, "sl", "two"), (3, "cs", "few"), (3, "ru", "few"),
    (1, "zh-Hans", "other"),
    (0, "pt", "one"), (0, "pt-PT", "other"), (0, "pt_PT", "other"), (1_000_000, "fr", "many"),
    (1, "xx", "other"),
  ])
  func plurals(number: Int, language: String, category: String) {
    #expect(PluralCategory(of: Double(number), language: language).rawValue == category)
  }

  @Test func `a fraction has a plural too, and no number is other`() {
    #expect(PluralCategory(of: 1.5, language: "cs") == .many)
    #expect(PluralCategory(of: 1.5, language: "fr") == .one)
    #expect(PluralCategory(of: -1, language: "en") == .one)
    #expect(PluralCategory(of: .nan, language: "en") == .other)
    #expect(PluralCategory(of: .infinity, language: "ru") == .other)
  }

  @Test func `an argument is text, whatever is in it`() throws {
    let bundle = try bundle([
      "de.lproj/Localizable.strings": #""Hi **%@**" = "Hallo _%@_";"#
    ])
    let standIn = String(
      String.UnicodeScalarView([0xFDD0, 0x30, 0xFDD1].compactMap(Unicode.Scalar.init)))
    let name = "**b** [a](https://evil.example) ^[2 apple](inflect: true) \(standIn)"
    func parts(_ text: AttributedString) -> [String] {
      text.runs.map { run in
        let text = String(text[run.range].characters)
        return
          "\(text)|\(run.inlinePresentationIntent?.rawValue ?? 0)|\(run.link?.absoluteString ?? "")"
      }
    }
    #expect(
      parts(AttributedString(localized: "Hi **\(name)**", locale: english))
        == ["Hi |0|", "\(name)|2|"])
    #expect(
      parts(AttributedString(localized: "Hi **\(name)**", bundle: bundle, locale: german))
        == ["Hallo |0|", "\(name)|1|"])
    let resource = LocalizedStringResource("key", defaultValue: "_Hi_ \(name)", locale: english)
    #expect(parts(AttributedString(localized: resource)) == ["Hi|1|", " \(name)|0|"])
    #expect(
      parts(AttributedString(localized: "[Home](https://a.example/\(5))", locale: english))
        == ["Home|0|https://a.example/5"])
    #expect(String(localized: "Hi \(name)", locale: english) == "Hi \(name)")
    #expect(String(localized: resource) == "_Hi_ \(name)")
    #expect(
      String(localized: "^[\(2) \(name)](inflect: true)", locale: english) == "2 \(name)s")
    // A mark that stands on an argument does not hide where it ends.
    #expect(String(localized: "\("e")\u{301}", locale: english) == "e\u{301}")
  }

  @Test(arguments: [
    ("1 peg", "1 peg", "4 pegs"), ("1 pegs", "1 peg", "4 pegs"),
    ("1 ripe apple", "1 ripe apple", "4 ripe apples"),
    ("1 box", "1 box", "4 boxes"), ("1 boxes", "1 box", "4 boxes"),
    ("1 glass", "1 glass", "4 glasses"),
    ("1 berry", "1 berry", "4 berries"), ("1 berries", "1 berry", "4 berries"),
    ("1 day", "1 day", "4 days"),
    ("1 cookies", "1 cookie", "4 cookies"), ("1 pies", "1 pie", "4 pies"),
    ("1 bus", "1 bus", "4 buses"),
    ("1 buses", "1 bus", "4 buses"), ("1 houses", "1 house", "4 houses"),
    ("1 lens", "1 lens", "4 lenses"),
    ("1 peaches", "1 peach", "4 peaches"), ("1 headaches", "1 headache", "4 headaches"),
    ("1 people", "1 person", "4 people"), ("1 Children", "1 Child", "4 Children"),
    ("1 knives", "1 knife", "4 knives"),
    ("1 sheep", "1 sheep", "4 sheep"), ("1 menus", "1 menu", "4 menus"),
    ("1 photos", "1 photo", "4 photos"),
    ("1 heroes", "1 hero", "4 heroes"), ("Add 1 item", "Add 1 item", "Add 4 items"),
  ])
  func `a noun agrees with its number, in whichever it is written`(
    phrase: String, one: String, four: String
  ) {
    let key = String.LocalizationValue("^[\(phrase)](inflect: true)")
    let keyOfFour = String.LocalizationValue(
      "^[\(phrase.replacing("1", with: "4"))](inflect: true)")
    #expect([key, keyOfFour].map { String(localized: $0, locale: english) } == [one, four])
  }

  @Test func `phrases stand among other text`() {
    let counts = (pegs: 4, holes: 1)
    #expect(
      String(
        localized:
          "^[\(counts.pegs) pegs](inflect: true), ^[\(counts.holes) holes](inflect: true)!",
        locale: english)
        == "4 pegs, 1 hole!")
    #expect(
      String(localized: "^[a ^[\(2) b] (inflect: true) c^", locale: english)
        == "^[a ^[2 b] (inflect: true) c^")
    #expect(
      String(
        localized: "^[\(-1) peg](inflect: true) ^[\(1000) peg](inflect: true)", locale: english)
        == "-1 peg 1,000 pegs")
  }

  @Test func `Markdown becomes attributes`() throws {
    let text = try AttributedString(markdown: "a **b** [c](https://d.e)")
    #expect(String(text.characters) == "a b c")
    #expect(text.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized])
    #expect(text.runs.compactMap(\.link) == [URL(string: "https://d.e")!])
    let lines = try AttributedString(markdown: "# Title\n\nfirst\nsecond\n- item")
    #expect(String(lines.characters) == "Title\nfirst second\n• item")
  }

  @Test(arguments: [
    ("pt", ["pt-BR", "pt-PT"], "pt-BR"), ("pt_AO", ["pt-BR", "pt-PT"], "pt-PT"),
    ("pt_PT", ["pt-BR", "pt"], "pt"), ("en", ["en-GB", "en-US"], "en-US"),
    ("en_AU", ["en-US", "en-GB"], "en-GB"), ("es_MX", ["es-ES", "es-419"], "es-419"),
    ("fr_CA", ["fr-CH", "fr-BE"], "fr-BE"), ("en_US", ["en-GB", "en-AU"], "en-AU"),
  ])
  func `of two regions the one that is read in the person's region comes first, then the usual one`(
    locale: String, languages: [String], expected: String
  ) throws {
    // Bundles are read into dictionaries, whose order differs from one to the next.
    for _ in 0..<8 {
      let bundle = try bundle(
        Dictionary(
          uniqueKeysWithValues: languages.map {
            ("\($0).lproj/Localizable.strings", "\"key\" = \"\($0)\";")
          }))
      #expect(
        String(localized: "key", bundle: bundle, locale: Locale(identifier: locale)) == expected)
    }
  }
}
