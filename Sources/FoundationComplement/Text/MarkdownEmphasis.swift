extension InlineMarkdown {
  /// A run of one mark that may begin or end emphasis, as CommonMark says.
  struct Delimiter {
    let mark: Character
    /// How many marks the run has in the text.
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
      // A run that could both begin and end something does so only in the company it fits.
      guard canClose || closer.canOpen else { return true }
      return (length + closer.length) % 3 != 0 || (length % 3 == 0 && closer.length % 3 == 0)
    }

    /// What of a closing run decides whether an opening run fits.
    var kind: Kind { Kind(mark: mark, canOpen: canOpen, remainder: length % 3) }

    struct Kind: Hashable {
      let mark: Character
      let canOpen: Bool
      let remainder: Int
    }
  }

  /// Matches marks that begin with marks that end something, from a piece on, and has all others
  /// stand for themselves.
  mutating func emphasize(from start: Int) {
    var matching = DelimiterMatching(pieces[start...].map(\.delimiter))
    matching.match()
    steps += matching.steps
    // How many spans of each kind a piece is in: emphasized, strong and struck through.
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

/// The spans between runs of marks that belong together, among the pieces of a text.
private struct DelimiterMatching {
  typealias Delimiter = InlineMarkdown.Delimiter

  private let delimiters: [Delimiter?]
  private(set) var steps = 0
  /// How many marks of each piece have found no meaning.
  private(set) var rests: [Int]
  /// How many spans of each kind begin at a piece, less those that end there.
  private(set) var changes: [SIMD3<Int>]
  /// Pieces that may have begun something.
  private var openers: [Int] = []
  /// Where looking back need not go beyond, as nothing fitted there before.
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

  /// The last opener that fits. Those after it are dropped: what they began has not ended in time.
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
