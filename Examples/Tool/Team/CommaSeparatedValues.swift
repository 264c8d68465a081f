/// Text of comma-separated values (RFC 4180).
enum CommaSeparatedValues {
  static func format(_ rows: [[String]]) -> String {
    rows.map { row in row.map(quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.contains { $0 == "," || $0 == "\"" || $0.isNewline }
    return needsQuotes ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
  }

  /// Returns the fields of each row. Empty lines are no rows.
  static func parse(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field = ""
    var isQuoted = false
    var wasQuote = false
    for character in text {
      if character == "\"" {
        // Two quotation marks within quotes are one.
        if wasQuote, !isQuoted { field.append(character) }
        isQuoted.toggle()
        wasQuote = !isQuoted
        continue
      }
      wasQuote = false
      if isQuoted {
        field.append(character)
      } else if character == "," {
        row.append(field)
        field = ""
      } else if character.isNewline {
        if !row.isEmpty || !field.isEmpty { rows.append(row + [field]) }
        (row, field) = ([], "")
      } else {
        field.append(character)
      }
    }
    if !row.isEmpty || !field.isEmpty { rows.append(row + [field]) }
    return rows
  }
}
