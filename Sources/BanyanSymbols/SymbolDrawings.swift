/// The drawings of symbols. A file is read when its symbol is used, because an app uses few of them.
package struct SymbolDrawings: Sendable {
  /// The text of SVG files by name, without extension.
  package let files: [String: String]

  package init(files: [String: String]) {
    self.files = files
  }

  /// The content of the `svg` element of a drawing; nil if there is no such drawing.
  package subscript(name: String) -> String? {
    guard let file = files[name], let start = file.firstRange(of: "<svg"),
      let open = file[start.upperBound...].firstIndex(of: ">"),
      let end = file[open...].firstRange(of: "</svg>")
    else { return nil }
    return file[file.index(after: open)..<end.lowerBound]
      .split(whereSeparator: \.isNewline)
      .map { line in String(line.drop(while: \.isWhitespace)) }
      .joined()
  }

  package subscript(name: String, default content: String) -> String { self[name] ?? content }
}
