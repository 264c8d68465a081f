/// The compiler's output, split into diagnostics.
struct CompilerOutput {
  struct Complaint {
    let file: String
    let line: Int
    let isError: Bool
    /// The diagnostic with the lines and notes that belong to it.
    var text: String
  }

  private(set) var complaints: [Complaint] = []
  /// The output before any diagnostic, such as that of the linker.
  private(set) var preamble = ""

  init(_ text: String) {
    for line in text.sourceLines {
      if let complaint = Self.complaint(startingAt: line) {
        complaints.append(complaint)
      } else if complaints.isEmpty {
        preamble += line + "\n"
      } else {
        complaints[complaints.count - 1].text += "\n" + line
      }
    }
  }

  /// Parses `file:line:column: error: ...`. A note belongs to the diagnostic before it.
  private static func complaint(startingAt line: Substring) -> Complaint? {
    for (mark, isError) in [(": error: ", true), (": warning: ", false)] {
      guard let range = line.firstRange(of: mark) else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, Int(place[place.count - 1]) != nil,
        let number = Int(place[place.count - 2])
      else { continue }
      let file = place.dropLast(2).joined(separator: ":")
      return Complaint(file: file, line: number, isError: isError, text: String(line))
    }
    return nil
  }
}
