extension InlineMarkdown {
  mutating func closeBracket() {
    guard let opening = brackets.popLast(), look(at: position + 1) == "(",
      let (destination, end) = destination(at: position + 2)
    else { return take("]") }
    emphasize(from: opening + 1)
    for index in (opening + 1)..<pieces.count { pieces[index].run.marks.link = destination }
    pieces[opening].run.text = ""
    // A link contains no other link.
    brackets = []
    position = end
    // Further text is not part of the link.
    pieces.append(Piece(run: Run("")))
  }

  /// Reads what is in the parentheses of a link.
  /// - Returns: the destination, and the position after the parentheses; nil if this is no link.
  private mutating func destination(at start: Int) -> (String, Int)? {
    var place = afterSpace(from: start)
    let isBracketed = look(at: place) == "<"
    guard
      let destination = isBracketed
        ? bracketedDestination(from: &place) : plainDestination(from: &place)
    else { return nil }
    let next = afterSpace(from: place)
    if next > place, let title = endOfTitle(at: next) {
      place = afterSpace(from: title)
    } else {
      place = next
    }
    return look(at: place) == ")" ? (destination, place + 1) : nil
  }

  /// Returns true for whitespace that separates. A no-break space does not.
  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t" || character.isNewline
  }

  private mutating func afterSpace(from start: Int) -> Int {
    var place = start
    while let character = look(at: place), Self.isSpace(character) { place += 1 }
    return place
  }

  /// Reads a destination in angle brackets, which may contain spaces.
  private mutating func bracketedDestination(from place: inout Int) -> String? {
    var text = ""
    place += 1
    while let character = look(at: place), character != "<", !character.isNewline {
      if character == ">" {
        place += 1
        return text
      }
      take(character, at: &place, into: &text)
    }
    return nil
  }

  /// Reads a destination that ends with whitespace or with the parenthesis around it.
  private mutating func plainDestination(from place: inout Int) -> String? {
    let closings = self.closings ?? allClosings(from: place)
    self.closings = closings
    var text = ""
    var depth = 0
    while let character = look(at: place), !Self.isSpace(character) {
      if character == "(" {
        // A parenthesis is part of the destination only if its counterpart is.
        guard let closing = closings[place], closing < nextSpace(from: place) else { return nil }
        depth += 1
      }
      if character == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      take(character, at: &place, into: &text)
    }
    return text
  }

  private mutating func take(_ character: Character, at place: inout Int, into text: inout String) {
    let escaped = escaped(at: place)
    text.append(escaped ?? character)
    place += escaped == nil ? 1 : 2
  }

  /// Returns the position of the next whitespace, or of the end.
  private mutating func nextSpace(from start: Int) -> Int {
    if stretch.contains(start) { return stretch.upperBound }
    var end = start
    while let character = look(at: end), !Self.isSpace(character) { end += 1 }
    stretch = start..<end
    return end
  }

  /// Returns the position after a title, which is not shown; nil if there is none.
  private mutating func endOfTitle(at start: Int) -> Int? {
    let ends: [Character: Character] = ["\"": "\"", "'": "'", "(": ")"]
    guard let end = look(at: start).flatMap({ ends[$0] }) else { return nil }
    var place = start + 1
    while let character = look(at: place) {
      if character == end { return place + 1 }
      if character == "(", end == ")" { return nil }
      place += character == "\\" ? 2 : 1
    }
    return nil
  }

  private mutating func allClosings(from start: Int) -> [Int: Int] {
    var closings: [Int: Int] = [:]
    var open: [Int] = []
    var place = start
    while let character = look(at: place) {
      switch character {
      case "\\": place += 1
      case "(": open.append(place)
      case ")": if let opening = open.popLast() { closings[opening] = place }
      default: break
      }
      place += 1
    }
    return closings
  }

  // MARK: Addresses in angle brackets

  mutating func address() {
    let start = position + 1
    var end = start
    while let character = look(at: end), character != ">" {
      if character.isWhitespace || character == "<" { return take("<") }
      end += 1
    }
    let text = String(characters[start..<min(end, characters.count)])
    guard end < characters.count, let link = Self.link(to: text) else { return take("<") }
    put(address: text, link: link)
    position = end + 1
  }

  /// Returns the destination of an address, which begins with a scheme or is one of electronic mail.
  private static func link(to address: String) -> String? {
    func isName(_ text: Substring, besides others: String) -> Bool {
      text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || others.contains($0) }
    }
    if let colon = address.firstIndex(of: ":") {
      let scheme = address[..<colon]
      let isScheme = (2...32).contains(scheme.count) && scheme.first?.isLetter == true
      if isScheme, isName(scheme, besides: "+-.") { return address }
    }
    let halves = address.split(separator: "@", omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].isEmpty,
      isName(halves[0], besides: ".!#$%&'*+/=?^_`{|}~-"),
      halves[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ label in
        !label.isEmpty && label.first != "-" && label.last != "-" && isName(label, besides: "-")
      })
    else { return nil }
    return "mailto:" + address
  }

  mutating func put(address: String, link: String) {
    var run = Run(address)
    run.marks.link = link
    pieces.append(Piece(run: run))
    pieces.append(Piece(run: Run("")))
  }
}
