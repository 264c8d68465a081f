extension InlineMarkdown {
  /// A run of one mark that may open or close emphasis, by the rules of CommonMark.
  struct Delimiter {
    let mark: Character
    /// The number of marks in the run.
    let length: Int
    let canOpen: Bool
    let canClose: Bool

    /// Creates a run between two characters.
    init(_ mark: Character, count: Int, between preceding: Character, and following: Character) {
      func isPunctuation(_ c: Character) -> Bool { c.isPunctuation || c.isSymbol }
      let opens =
        !following.isWhitespace
        && (!isPunctuation(following) || preceding.isWhitespace || isPunctuation(preceding))
      let closes =
        !preceding.isWhitespace
        && (!isPunctuation(preceding) || following.isWhitespace || isPunctuation(following))
      self.mark = mark
      length = count
      switch mark {
      case "_":
        canOpen = opens && (!closes || isPunctuation(preceding))
        canClose = closes && (!opens || isPunctuation(following))
      case "~" where count > 2: (canOpen, canClose) = (false, false)
      default: (canOpen, canClose) = (opens, closes)
      }
    }

    func isClosed(by closer: Delimiter) -> Bool {
      guard mark == closer.mark else { return false }
      if mark == "~" { return length == closer.length }
      // A run that could both open and close a span does so only with a matching length.
      guard canClose || closer.canOpen else { return true }
      return (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
    }

    /// The properties of a closing run that decide whether an opening run matches.
    var kind: Kind { Kind(mark: mark, canOpen: canOpen, remainder: length % 3) }

    struct Kind: Hashable {
      let mark: Character
      let canOpen: Bool
      let remainder: Int
    }
  }

  /// Matches opening with closing delimiters, from a piece on, and leaves all others as literal text.
  mutating func emphasize(from start: Int) {
    var matching = DelimiterMatching(pieces[start...].map(\.delimiter))
    matching.match()
    steps += matching.steps
    // The number of spans of each kind around a piece: emphasized, strong, and struck through.
    var depths = SIMD3<Int>.zero
    for place in matching.changes.indices {
      let index = start + place
      depths &+= matching.changes[place]
      if depths[0] > 0 { pieces[index].run.marks.isEmphasized = true }
      if depths[1] > 0 { pieces[index].run.marks.isStrong = true }
      if depths[2] > 0 { pieces[index].run.marks.isStruckThrough = true }
      guard let delimiter = pieces[index].delimiter else { continue }
      pieces[index].run.text = String(repeating: delimiter.mark, count: matching.rests[place])
      pieces[index].delimiter = nil
    }
  }
}

/// The spans between matching delimiters, among the pieces of a text.
private struct DelimiterMatching {
  typealias Delimiter = InlineMarkdown.Delimiter

  private let delimiters: [Delimiter?]
  private(set) var steps = 0
  /// The number of unmatched marks of each piece.
  private(set) var rests: [Int]
  /// The number of spans of each kind that begin at a piece, minus those that end there.
  private(set) var changes: [SIMD3<Int>]
  /// Pieces that may be opening delimiters.
  private var openers: [Int] = []
  /// The positions before which no match was found, so that searches stop there.
  private var floors: [Delimiter.Kind: Int] = [:]

  init(_ delimiters: [Delimiter?]) {
    self.delimiters = delimiters
    rests = delimiters.map { $0?.length ?? 0 }
    changes = Array(repeating: .zero, count: delimiters.count)
  }

  mutating func match() {
    for (place, delimiter) in delimiters.enumerated() {
      steps += 1
      guard let delimiter else { continue }
      while delimiter.canClose, rests[place] > 0, let opener = opener(for: delimiter, at: place) {
        let isStrike = delimiter.mark == "~"
        let used = isStrike ? delimiter.length : min(rests[opener], rests[place], 2)
        var kind = SIMD3<Int>.zero
        kind[isStrike ? 2 : used - 1] = 1
        changes[opener + 1] &+= kind
        changes[place] &-= kind
        rests[opener] -= used
        rests[place] -= used
        if rests[opener] == 0 { openers.removeLast() }
      }
      if delimiter.canOpen, rests[place] > 0 { openers.append(place) }
    }
  }

  /// Returns the last matching opener. The ones after it are dropped, because their spans were not closed.
  private mutating func opener(for closer: Delimiter, at place: Int) -> Int? {
    let floor = floors[closer.kind] ?? 0
    for index in openers.indices.reversed() {
      let opener = openers[index]
      if opener < floor { break }
      steps += 1
      if delimiters[opener]?.isClosed(by: closer) == true {
        openers.removeLast(openers.count - 1 - index)
        return opener
      }
    }
    floors[closer.kind] = place
    return nil
  }
}
