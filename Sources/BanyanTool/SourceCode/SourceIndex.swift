import Foundation

/// Finds the place that a finding is about in the files of a program, by its words alone.
struct SourceIndex {
  struct Place: Equatable {
    let file: String
    let line: Int
  }

  private let files: [(name: String, lines: [String])]

  init(_ files: [String]) {
    var sources: [(name: String, text: String)] = []
    for file in files {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      sources.append((file, text))
    }
    self.init(sources)
  }

  init(_ sources: [(name: String, text: String)]) {
    files = sources.map { name, text in
      (name, text.sourceLines.map(String.init))
    }
  }

  /// Returns the line of the property, control, or function that the finding is about, or else that
  /// of its view.
  func place(of advice: Advice) -> Place? { place(of: advice.subject, in: advice.view) }

  /// Returns the line of a property, control, or function of a view, or else that of the view. If no view is known, it is the first line
  /// with the name that the subject quotes.
  func place(of subject: String, in view: String) -> Place? {
    let view = String(view.prefix { $0 != "<" })
    guard !view.isEmpty else { return place(ofQuoted: subject) }
    for (name, lines) in files {
      guard let start = lines.firstIndex(where: { Self.declares(view, in: $0) }) else { continue }
      let line = place(of: subject, in: lines, from: start) ?? start
      return Place(file: name, line: line + 1)
    }
    return nil
  }

  private func place(ofQuoted subject: String) -> Place? {
    guard let name = Self.quotedName(in: subject) else { return nil }
    for (file, lines) in files {
      if let line = lines.firstIndex(where: { $0.contains(name) }) {
        return Place(file: file, line: line + 1)
      }
    }
    return nil
  }

  /// Returns the name of a subject such as `Toggle "Sound"`, with its quotation marks.
  private static func quotedName(in subject: String) -> String? {
    let parts = subject.split(separator: "\"")
    return parts.count >= 2 ? "\"\(parts[1])\"" : nil
  }

  private func place(of subject: String, in lines: [String], from start: Int) -> Int? {
    if subject.isEmpty { return nil }
    let indent = lines[start].prefix { $0 == " " || $0 == "\t" }.count
    let end = lines[(start + 1)...].firstIndex {
      $0.hasPrefix("}") || !$0.isEmpty && $0.prefix { $0 == " " || $0 == "\t" }.count <= indent
    }
    let inside = lines[start..<(end ?? lines.endIndex)]
    let words = Self.words(for: subject)
    if let line = inside.firstIndex(where: { line in words.contains { line.contains($0) } }) {
      return line
    }
    // A property of another type is changed here.
    guard let name = subject.split(separator: ".").dropFirst().last else { return nil }
    return inside.firstIndex { line in
      ["=", "+=", "-=", "*=", "/="].contains { line.contains(".\(name) \($0) ") }
    }
  }

  /// Returns words that the line of a property, a control such as `Toggle "Sound"`, or a view contains.
  private static func words(for subject: String) -> [String] {
    if let name = quotedName(in: subject) { return [name] }
    if subject == "id" { return [".id("] }
    // Of several properties, the line of the first is found.
    let first = subject.prefix { $0 != "," }
    let name = first.split(separator: ".").last.map(String.init) ?? subject
    return ["var \(name):", "var \(name) ", "let \(name):", "let \(name) ", "\(name)("]
  }

  private static func declares(_ type: String, in line: String) -> Bool {
    ["struct", "class", "enum", "actor"].contains { keyword in
      guard let range = line.range(of: "\(keyword) \(type)") else { return false }
      return line[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" }
        ?? true
    }
  }

  /// Returns true if a comment at the line, or at the one before, disables the rule.
  func isIgnored(_ advice: Advice) -> Bool {
    guard let place = place(of: advice), let file = files.first(where: { $0.name == place.file })
    else { return false }
    return [place.line - 1, place.line - 2].contains { index in
      guard file.lines.indices.contains(index) else { return false }
      let parts = file.lines[index].components(separatedBy: "// banyan: ignore")
      return parts.count > 1
        && parts[1].split { !$0.isLetter && !$0.isNumber }.contains { $0 == advice.rule }
    }
  }
}
