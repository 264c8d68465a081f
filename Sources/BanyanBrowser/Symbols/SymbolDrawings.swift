/// The drawings of symbols. A file is read when its symbol is used, because an app uses few of them.
struct SymbolDrawings: Sendable {
  /// The text of SVG files by name, without extension.
  let files: [String: String]

  /// The content of the `svg` element of a drawing; nil if there is no such drawing.
  subscript(name: String) -> String? {
    guard let file = files[name], let start = file.firstRange(of: "<svg"),
      let open = file[start.upperBound...].firstIndex(of: ">"),
      let end = file[open...].firstRange(of: "</svg>")
    else { return nil }
    return file[file.index(after: open)..<end.lowerBound]
      .split(whereSeparator: \.isNewline)
      .map { line in String(line.drop(while: \.isWhitespace)) }
      .joined()
  }

  subscript(name: String, default content: String) -> String { self[name] ?? content }
}
