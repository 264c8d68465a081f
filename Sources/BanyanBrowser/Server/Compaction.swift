import Foundation

/// Removes comments and spaces that no browser needs from our own scripts and style sheets, once,
/// when the server starts.
///
/// It supports only as much of the languages as those files use: comments are lines of their own, no
/// string spans several lines, and an expression in a template has no quotes of the same kind.
enum Compaction {
  /// Removes comment lines and indentation.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
      .joined(separator: "\n")
  }

  /// Returns a script without spaces and line breaks that separate nothing. Quoted text is unchanged.
  static func script(_ text: String) -> String {
    let text = lines(text)
    // Quoted text is a group, which is kept. Everything else that matches is dispensable.
    let expression = try! NSRegularExpression(pattern: "(\(quoted))|\(spaces)|\(lineBreaks)")
    return expression.stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "$1")
  }

  /// Strings, templates, and regular expressions, which occur where a value is expected.
  private static let quoted =
    #"'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`"#
    + #"|(?<=[(,=:\[!\&|?{};\n] ?)/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[])+/"#

  /// Spaces beside a character of no word, except between two signs, which could become one operator.
  private static let spaces =
    #" (?![\w$/+-])|(?<![\w$/+-]) |(?<=[\w$]) (?=[+-])|(?<=[+-]) (?=[\w$])"#

  /// Line breaks within a statement.
  private static let lineBreaks = #"(?<=[{;,(])\n|\n(?=\})"#
}
