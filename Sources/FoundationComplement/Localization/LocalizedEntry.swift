import Foundation

/// A table's entry for a key in one language.
struct LocalizedEntry: Sendable {
  /// A format, in which `%#@name@` marks a substitution.
  var format: String
  /// The plural forms of the whole text, selected by its first number.
  var forms: [PluralCategory: String]?
  var substitutions: [String: Substitution] = [:]

  /// A part of a format that depends on a number.
  struct Substitution: Sendable {
    /// The position of the number among the arguments, from 1 on; nil for the next one.
    var argument: Int?
    /// The specifier of the number, without the percent sign.
    var specifier: String
    var forms: [PluralCategory: String]
  }

  /// Returns the format for some arguments.
  func format(for arguments: [FormatArgument], language: String) -> String {
    if let forms {
      let number = arguments.lazy.compactMap(\.number).first ?? 0
      return Self.form(of: number, in: forms, language) ?? format
    }
    if substitutions.isEmpty { return format }
    var result = ""
    var next = 1
    var rest = format[...]
    while let opening = rest.range(of: "#@"),
      let closing = rest.range(of: "@", range: opening.upperBound..<rest.endIndex),
      let percent = rest[..<opening.lowerBound].lastIndex(of: "%")
    {
      result += rest[..<percent]
      let between = rest[rest.index(after: percent)..<opening.lowerBound]
      let name = String(rest[opening.upperBound..<closing.lowerBound])
      rest = rest[closing.upperBound...]
      guard let substitution = substitutions[name] else { continue }
      let position = Int(between.prefix { $0 != "$" }) ?? substitution.argument ?? next
      next = position + 1
      let number = arguments.indices.contains(position - 1) ? arguments[position - 1].number : nil
      let form = Self.form(of: number ?? 0, in: substitution.forms, language) ?? ""
      result += Self.withNumber(form, at: position, specifier: substitution.specifier)
    }
    return result + rest
  }

  private static func form(
    of number: Double, in forms: [PluralCategory: String], _ language: String
  ) -> String? {
    // A form for zero takes precedence in every language.
    if number == 0, let zero = forms[.zero] { return zero }
    return forms[PluralCategory(of: number, language: language)] ?? forms[.other]
  }

  /// Returns a form with its number, which is `%arg`, or a specifier without a position.
  private static func withNumber(_ form: String, at position: Int, specifier: String) -> String {
    let number = "%\(position)$\(specifier)"
    if form.contains("%arg") { return form.replacingOccurrences(of: "%arg", with: number) }
    return form.replacingOccurrences(of: "%" + specifier, with: number)
  }
}
