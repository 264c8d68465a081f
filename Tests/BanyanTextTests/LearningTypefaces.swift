import BanyanText
import Testing

@Suite struct LearningTypefaces {
  private let face = LearnedFace(TypefaceFingerprint(rawValue: 1))
  private let other = LearnedFace(TypefaceFingerprint(rawValue: 2))

  private func lesson(_ a: Int, of face: LearnedFace) -> TypefaceLesson {
    TypefaceLesson(face, metrics: [.ascent: 15_000, .descent: 4_000], advances: ["a": a])
  }

  private func a(_ typefaces: LearnedTypefaces, _ visitor: UInt64) -> Int? {
    typefaces.table(of: face, for: visitor)?.ownUnits(of: 0x61)
  }

  @Test
  func `What a page says serves its visitor at once, others when three addresses said the same`()
    throws
  {
    var typefaces = LearnedTypefaces()
    try typefaces.learn(lesson(9_000, of: face), from: 1, at: "a")
    #expect([a(typefaces, 1), a(typefaces, 9)] == [9_000, nil])
    try typefaces.learn(lesson(9_000, of: face), from: 2, at: "b")
    // Another visitor at the same address is no other witness.
    try typefaces.learn(lesson(9_000, of: face), from: 3, at: "b")
    #expect(a(typefaces, 9) == nil)
    try typefaces.learn(lesson(9_000, of: other), from: 4, at: "c")
    #expect(a(typefaces, 9) == nil)
    try typefaces.learn(lesson(9_000, of: face), from: 4, at: "c")
    #expect(a(typefaces, 9) == 9_000)
    #expect(typefaces.bytesOfClaims == claimBytes(of: other))
  }

  /// What one address' claims of a lesson take.
  private func claimBytes(of face: LearnedFace) -> Int {
    var typefaces = LearnedTypefaces()
    try? typefaces.learn(lesson(9_000, of: face), from: 1, at: "c")
    return typefaces.bytesOfClaims
  }

  @Test func `A page that lies harms itself alone`() throws {
    var typefaces = LearnedTypefaces()
    try typefaces.learn(lesson(1, of: face), from: 66, at: "liar")
    for visitor in 1...3 as ClosedRange<UInt64> {
      try typefaces.learn(lesson(9_000, of: face), from: visitor, at: "\(visitor)")
    }
    // Nor does it once everybody has been told.
    for visitor in 67...70 as ClosedRange<UInt64> {
      try typefaces.learn(lesson(2, of: face), from: visitor, at: "liar \(visitor)")
    }
    #expect(
      [66, 67, 1, 9].map { a(typefaces, $0) } == [1, 2, 9_000, 9_000])
    typefaces.forget(66)
    #expect(a(typefaces, 66) == 9_000)
  }

  @Test func `Each width is believed by itself`() throws {
    var typefaces = LearnedTypefaces()
    for (visitor, b) in [(1, 100), (2, 100), (3, 7), (4, 100)] as [(UInt64, Int)] {
      var lesson = lesson(9_000, of: face)
      lesson.advances["b"] = visitor == 4 ? nil : b
      lesson.advances["سلام"] = 30_000
      lesson.advances["e\u{301}x"] = nil
      try typefaces.learn(lesson, from: visitor, at: "\(visitor)")
    }
    let table = try #require(typefaces.table(of: face, for: 9))
    #expect([0x61, 0x62].map { table.ownUnits(of: $0) } == [9_000, nil])
    #expect(table.units(ofWord: "سلام") == 30_000)
  }

  @Test func `What makes no sense is refused, with all that is said beside it`() {
    var typefaces = LearnedTypefaces()
    func refusal(_ change: (inout TypefaceLesson) -> Void) -> LearnedTypefaces.Refusal? {
      var lesson = lesson(9_000, of: face)
      change(&lesson)
      do {
        try typefaces.learn(lesson, from: 1, at: "a")
        return nil
      } catch { return error }
    }
    #expect(refusal { $0.advances["b"] = -1 } == .senseless)
    #expect(refusal { $0.advances["b"] = 256_001 } == .senseless)
    #expect(refusal { $0.advances[""] = 1 } == .senseless)
    #expect(refusal { $0.advances[String(repeating: "س", count: 129)] = 1 } == .senseless)
    #expect(refusal { $0.metrics[.ascent] = 256_001 } == .senseless)
    #expect(refusal { $0.face.weight = 0 } == .senseless)
    #expect(a(typefaces, 1) == nil)
    #expect([typefaces.bytesOfVisitors, typefaces.bytesOfClaims] == [0, 0])
    #expect(refusal { _ in } == nil)
  }

  @Test func `What is kept is bounded for each visitor and in all`() throws {
    var limits = LearnedTypefaces.Limits()
    limits.bytesPerVisitor = 1_000
    limits.bytesOfVisitors = 2_000
    limits.bytesOfClaims = 3_000
    limits.bytesOfShared = 200
    var typefaces = LearnedTypefaces(limits: limits)
    func outcome(_ visitor: UInt64, _ count: Int, from first: Int = 0) -> String {
      let texts = (first..<first + count).map { ("\(100 + $0)", 5_000) }
      do {
        try typefaces.learn(
          TypefaceLesson(face, advances: Dictionary(uniqueKeysWithValues: texts)), from: visitor,
          at: "\(visitor)")
        return "taken"
      } catch { return "\(error)" }
    }
    // Each takes 51 bytes.
    #expect(
      [outcome(1, 19), outcome(1, 19), outcome(1, 1, from: 30)] == [
        "taken", "taken", "visitorIsFull",
      ])
    #expect([outcome(2, 19), outcome(3, 5)] == ["taken", "allIsFull"])
    #expect(typefaces.bytesOfVisitors == 2 * 19 * 51)
    #expect(typefaces.bytesOfClaims <= 3_000)
    typefaces.forget(1)
    #expect([outcome(3, 5), outcome(4, 5)] == ["taken", "taken"])
    typefaces.forget(2)
    typefaces.forget(3)
    for visitor in 5..<200 as Range<UInt64> {
      typefaces.forget(visitor - 1)
      #expect(outcome(visitor, 19, from: Int(visitor) / 3 * 19) == "taken")
    }
    #expect(typefaces.bytesOfShared <= 200)
    #expect(typefaces.bytesOfClaims <= 3_000)
  }

  @Test func `A fingerprint tells families from each other, and is that of the widths a page says`()
    throws
  {
    let names = ["DejaVuSans", "Inter", "LiberationSans", "NotoSans", "Roboto"]
    let prints = try names.map { try #require(TypefaceFingerprint(Files.family($0))) }
    #expect(Set(prints).count == 5)
    #expect(
      prints.map(\.description) == [
        "b8c002333fb01793", "902576ad0e401c6e", "22c9e42c656faeca", "764571d984309080",
        "f287b6498c5d05b9",
      ])
    let count = TypefaceFingerprint.samples.count * 3
    #expect(TypefaceFingerprint(widths: Array(repeating: 5, count: count)) != nil)
    #expect(TypefaceFingerprint(widths: Array(repeating: 5, count: count - 1)) == nil)
    #expect(TypefaceFingerprint(widths: Array(repeating: 0, count: count)) == nil)
    #expect(TypefaceFingerprint(widths: Array(repeating: -5, count: count)) == nil)
    #expect(TypefaceFingerprint(widths: Array(repeating: .max, count: count)) == nil)
  }
}
