/// What pages have taught of their typefaces.
///
/// What a page says serves its visitor at once. Others are told only what pages of several addresses have said alike, so a page
/// that lies harms its own visitor. Each width is believed by itself: pages measure different texts, and one wrong
/// width takes nothing from the others.
package struct LearnedTypefaces: Sendable {
  /// What is said of a face besides advances.
  package enum Metric: UInt8, CaseIterable, Sendable {
    case ascent, descent, lineGap, capHeight, tabularDigit
  }

  package struct Limits: Sendable {
    /// What may be kept for one visitor, and for all together.
    package var bytesPerVisitor = 256 << 10
    package var bytesOfVisitors = 16 << 20
    /// What is believed, and what is said by too few.
    package var bytesOfShared = 8 << 20
    package var bytesOfClaims = 4 << 20
    /// How many addresses have to say the same.
    package var addresses = 3

    package init() {}
  }

  /// Why a lesson was not taken. Nothing of it was.
  package enum Refusal: Error, Hashable {
    /// An advance or an edge that no typeface has, or a text that is too long.
    case senseless
    case visitorIsFull
    case allIsFull
  }

  /// One thing that is said of a face.
  enum Subject: Hashable, Sendable {
    case metric(Metric)
    case text(String)

    /// Roughly, what it takes in a dictionary.
    var byteCount: Int {
      switch self {
      case .metric: 48
      case .text(let text): 48 + text.utf8.count
      }
    }
  }

  typealias Words = [LearnedFace: [Subject: Int32]]

  private let limits: Limits
  private var visitors: [UInt64: Visitor] = [:]
  private var shared: Words = [:]
  private var claims = TypefaceClaims()
  package private(set) var bytesOfVisitors = 0
  package private(set) var bytesOfShared = 0
  package var bytesOfClaims: Int { claims.byteCount }

  private struct Visitor {
    var words: Words = [:]
    var byteCount = 0
  }

  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Takes what a visitor's page says.
  /// - Parameters:
  ///   - visitor: a number of the visitor's own.
  ///   - address: where the page is, such that nobody has many: of IPv6 only the network.
  package mutating func learn(
    _ lesson: TypefaceLesson, from visitor: UInt64, at address: String
  ) throws(Refusal) {
    let subjects = try Self.subjects(of: lesson)
    var own = visitors[visitor] ?? Visitor()
    let before = own.byteCount
    for (subject, value) in subjects
    where own.words[lesson.face, default: [:]].updateValue(value, forKey: subject) == nil {
      own.byteCount += subject.byteCount
    }
    guard own.byteCount <= limits.bytesPerVisitor else { throw .visitorIsFull }
    guard bytesOfVisitors + own.byteCount - before <= limits.bytesOfVisitors else {
      throw .allIsFull
    }
    visitors[visitor] = own
    bytesOfVisitors += own.byteCount - before
    for (subject, value) in subjects where shared[lesson.face]?[subject] == nil {
      let isBelieved = claims.add(
        value, of: subject, for: lesson.face, at: address, addresses: limits.addresses,
        most: limits.bytesOfClaims)
      if isBelieved, bytesOfShared + subject.byteCount <= limits.bytesOfShared {
        shared[lesson.face, default: [:]][subject] = value
        bytesOfShared += subject.byteCount
      }
    }
  }

  /// A visitor has gone. What others were told stays.
  package mutating func forget(_ visitor: UInt64) {
    guard let own = visitors.removeValue(forKey: visitor) else { return }
    bytesOfVisitors -= own.byteCount
  }

  /// What a visitor's texts are measured with: what is believed, and over it what the visitor's own page has said. Nil if
  /// even how high lines are is not known.
  package func table(of face: LearnedFace, for visitor: UInt64) -> TypefaceTable? {
    let own = visitors[visitor]?.words[face] ?? [:]
    let known = (shared[face] ?? [:]).merging(own) { $1 }
    guard let ascent = known[.metric(.ascent)], let descent = known[.metric(.descent)] else {
      return nil
    }
    func metric(_ metric: Metric) -> Int { Int(known[.metric(metric)] ?? 0) }
    var metrics = TypefaceMetrics(
      unitsPerEm: TypefaceLesson.unitsPerEm, ascent: Int(ascent), descent: Int(descent),
      lineGap: metric(.lineGap), capHeight: metric(.capHeight))
    metrics.tabularDigit = metric(.tabularDigit)
    var advances: [(UInt32, Int32)] = []
    var (clusters, words): ([String: Int32], [String: Int32]) = ([:], [:])
    for case (.text(let text), let value) in known {
      let scalars = text.unicodeScalars
      if let first = scalars.first, CharacterKind.joins(first.value) {
        words[text] = value
      } else if let first = scalars.first,
        scalars.index(after: scalars.startIndex) == scalars.endIndex
      {
        advances.append((first.value, value))
      } else {
        clusters[text] = value
      }
    }
    return TypefaceTable(
      TypefaceFace(
        family: face.typeface.description, weight: face.weight, isItalic: face.isItalic),
      metrics: metrics, advances: advances, clusters: clusters, words: words)
  }

  private static func subjects(of lesson: TypefaceLesson) throws(Refusal) -> [(Subject, Int32)] {
    let em = TypefaceLesson.unitsPerEm * TypefaceMetrics.mostEms
    guard 1...1000 ~= lesson.face.weight, 0...10_000 ~= lesson.face.size else { throw .senseless }
    var subjects: [(Subject, Int32)] = []
    for (metric, value) in lesson.metrics {
      guard 0...em ~= value else { throw .senseless }
      subjects.append((.metric(metric), Int32(value)))
    }
    for (text, value) in lesson.advances {
      let count = text.utf8.count
      guard 1...TypefaceTable.mostBytesOfString ~= count, 0...em * count ~= value else {
        throw .senseless
      }
      subjects.append((.text(text), Int32(value)))
    }
    return subjects
  }
}
