/// The reason and location of a program's crash, from its output.
struct CrashReport: Equatable {
  /// The message, such as `Index out of range`.
  var reason: String?
  /// The file that the person has written, and the line in it.
  var file: String?
  var line: Int?
  /// The body or function, such as `ContentView.body`.
  var function: String?
  /// True if memory ran out.
  var wasOutOfMemory = false

  /// - Parameters:
  ///   - text: The last output of the program.
  ///   - files: The paths of the files that it was compiled from.
  init(_ text: String, files: [String]) {
    let files = Set(files)
    for line in text.sourceLines {
      if reason == nil, let range = line.firstRange(of: "Fatal error: ") {
        reason = String(line[range.upperBound...])
      }
      if line.contains("Fatal error: failed to allocate") || line.contains("std::bad_alloc") {
        wasOutOfMemory = true
      }
      // 4 [ra] 0x0000... closure #1 in ContentView.body.getter + 20 in program at /home/a/Counter.swift:8:34
      if self.line == nil, let range = line.ranges(of: " at ").last {
        let parts = line[range.upperBound...].split(separator: ":")
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { continue }
        let path = parts.dropLast(2).joined(separator: ":")
        guard files.contains(path) else { continue }
        (file, self.line) = (path, number)
        function = Self.function(in: line[..<range.lowerBound])
      }
    }
  }

  private static func function(in frame: Substring) -> String? {
    // The text before ` in program` is the whole name, closures first.
    var words = frame.split(separator: " ")
    if words.count > 2, words[words.count - 2] == "in" { words.removeLast(2) }
    guard let name = words.last(where: { $0.contains(".") && !$0.hasPrefix("0x") }) else {
      return nil
    }
    let suffix = ".getter"
    return String(name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name)
  }
}
