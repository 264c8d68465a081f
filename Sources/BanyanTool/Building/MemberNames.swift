import Foundation

/// The names that a program can use: its own, and those of the modules that it is compiled against.
final class MemberNames {
  private let modules: [URL]
  private let library: URL?
  private var ownNames: Set<String> = []
  private var observableClasses: Set<String> = []
  private lazy var contents = modules.compactMap {
    try? Data(contentsOf: $0, options: .alwaysMapped)
  }
  private lazy var overloads = library.map(Self.overloads) ?? [:]
  private var known: [String: Bool] = [:]

  /// - Parameters:
  ///   - texts: the sources of the program.
  ///   - modules: the compiled modules that it can import.
  ///   - library: the library of those whose functions are known with their labels.
  init(texts: [String], modules: [URL], library: URL?) {
    self.modules = modules
    self.library = library
    for text in texts { read(text) }
  }

  /// A name without a dot before it may be a declaration.
  private func read(_ text: String) {
    var lexer = Lexer(text)
    var last: Lexer.Lexeme?
    var isObservable = false
    while let lexeme = lexer.next() {
      if lexeme == .attribute("Observable") { isObservable = true }
      if case .word(let word) = lexeme, last != .mark(".") {
        ownNames.insert(word)
        if last == .word("class"), word != "func", word != "var" {
          if isObservable { observableClasses.insert(word) }
          isObservable = false
        }
      }
      last = lexeme
    }
  }

  /// Returns true if a class of the program is `@Observable`.
  func isObservable(_ type: String) -> Bool { observableClasses.contains(type) }

  /// Returns true if something has this name.
  func contains(_ name: String) -> Bool {
    if ownNames.contains(name) { return true }
    if let known = known[name] { return known }
    // A compiled module contains its names as they are, with a zero byte after each.
    let text = Data([0] + Array(name.utf8) + [0])
    let isThere = contents.contains { $0.range(of: text) != nil }
    known[name] = isThere
    return isThere
  }

  /// Returns true if something has this name and could be called with these labels. What other libraries declare, and the
  /// program itself, may have any labels.
  func admits(_ use: MemberUses.Use) -> Bool {
    guard contains(use.name) else { return false }
    guard let labels = use.labels, !ownNames.contains(use.name),
      let overloads = overloads[use.name]
    else { return true }
    return overloads.contains { Self.admits(labels, $0) }
  }

  /// Arguments may be left out that have defaults, or follow as closures.
  private static func admits(_ labels: [String], _ parameters: [String]) -> Bool {
    var rest = parameters[...]
    return labels.allSatisfy { label in
      guard let index = rest.firstIndex(of: label) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }

  /// Reads the labels of a library's functions from its symbols.
  private static func overloads(in library: URL) -> [String: [[String]]] {
    guard
      let (status, symbols) = try? Child.run(
        "/bin/sh",
        [
          "-c", #"llvm-nm -D --defined-only --format=just-symbols "$1" | swift-demangle"#, "sh",
          library.path,
        ],
        collecting: STDOUT_FILENO), status == 0
    else { return [:] }
    var overloads: [String: [[String]]] = [:]
    for line in symbols.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let function = DemangledFunction(String(Substring(line))) else { continue }
      overloads[function.name, default: []].append(function.labels)
    }
    return overloads
  }
}

/// The name and the labels in the demangled symbol of a function.
struct DemangledFunction: Equatable {
  let name: String
  let labels: [String]

  init(name: String, labels: [String]) {
    self.name = name
    self.labels = labels
  }

  /// - Parameter symbol: such as `(extension in M):M.View.padding(_: M.Edge.Set, by: Swift.Int) -> some`.
  init?(_ symbol: String) {
    let bytes = Array(symbol.utf8)
    var depth = 0
    var (nameEnd, start): (Int?, Int?) = (nil, nil)
    var end: Int?
    loop: for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["):
        // The extension's module comes in parentheses, too.
        if depth == 0, index > 0, byte != UInt8(ascii: "[") {
          if nameEnd == nil { nameEnd = index }
          if byte == UInt8(ascii: "("), start == nil { start = index + 1 }
        }
        depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"): if bytes[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      default: break
      }
      if depth == 0, let start, index > start - 1 {
        end = index
        break loop
      }
    }
    guard let nameEnd, let start, let end, end >= start else { return nil }
    let path = String(decoding: bytes[..<nameEnd], as: UTF8.self)
    guard let name = path.split(separator: ".").last, !path.contains(" of "),
      path.split(separator: " ").last?.contains(".") == true, name.first?.isLetter == true
    else { return nil }
    self.name = String(name)
    labels = Self.labels(of: String(decoding: bytes[start..<end], as: UTF8.self))
  }

  private static func labels(of parameters: String) -> [String] {
    if parameters.isEmpty { return [] }
    var (depth, labels, word, isStart) = (0, [String](), "", true)
    var last: Character = " "
    labels.append("_")
    for character in parameters {
      switch character {
      case "(", "<", "[": depth += 1
      case ")", "]": depth -= 1
      case ">": if last != "-" { depth -= 1 }
      case "," where depth == 0:
        labels.append("_")
        (word, isStart) = ("", true)
        last = character
        continue
      case ":" where depth == 0 && isStart:
        labels[labels.count - 1] = word
        isStart = false
      default: break
      }
      if isStart, character != " " { word.append(character) }
      if isStart, !word.isEmpty,
        !(character.isLetter || character.isNumber || character == "_" || character == " ")
      {
        isStart = false
      }
      last = character
    }
    return labels
  }
}
