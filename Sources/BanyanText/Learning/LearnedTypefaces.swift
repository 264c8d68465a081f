/// The measurements of typefaces that pages have reported.
///
/// A page's report is used for its visitor at once. Other visitors get only values on which pages of several addresses agree,
/// so a page that lies harms only its own visitor. Each width is accepted separately: pages measure different texts, and one
/// wrong width does not affect the others.
package struct LearnedTypefaces: Sendable {
  /// A metric of a face other than advances.
  package enum Metric: UInt8, CaseIterable, Sendable {
    case ascent, descent, lineGap, capHeight, tabularDigit
  }

  package struct Limits: Sendable {
    /// The memory limits for one visitor, and for all together.
    package var bytesPerVisitor = 256 << 10
    package var bytesOfVisitors = 16 << 20
    /// The memory limits for accepted values, and for those reported by too few addresses.
    package var bytesOfShared = 8 << 20
    package var bytesOfClaims = 4 << 20
    /// The number of addresses that must report the same value.
    package var addresses = 3

    package init() {}
  }

  /// The reason that a lesson was rejected. None of it was used.
  package enum Refusal: Error, Hashable {
    /// An impossible advance or edge, or a text that is too long.
    case senseless
    case visitorIsFull
    case allIsFull
  }

  /// The subject of one reported value of a face.
  enum Subject: Hashable, Sendable {
    case metric(Metric)
    case text(String)

    /// The approximate memory that it takes in a dictionary.
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

  /// Takes the report of a visitor's page.
  /// - Parameters:
  ///   - visitor: a number unique to the visitor.
  ///   - address: the address of the page, in a form that a visitor has few of: for IPv6 only the network.
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

  /// Removes a visitor. Values that were accepted for others stay.
  package mutating func forget(_ visitor: UInt64) {
    guard let own = visitors.removeValue(forKey: visitor) else { return }
    bytesOfVisitors -= own.byteCount
  }

  /// Returns the table for measuring a visitor's texts: the accepted values, overridden by the report of the visitor's own
  /// page. Nil if not even the height of lines is known.
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
