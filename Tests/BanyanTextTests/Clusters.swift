import Foundation
import Testing

@testable import BanyanText

/// Where clusters end, and what it takes to find that.
@Suite struct Clusters {
  /// Bytes that count how often one is read.
  private final class CountedBytes: RandomAccessCollection {
    private let bytes: [UInt8]
    private(set) var count = 0

    init(_ string: String) { bytes = Array(string.utf8) }

    var startIndex: Int { 0 }
    var endIndex: Int { bytes.count }

    subscript(index: Int) -> UInt8 {
      count += 1
      return bytes[index]
    }
  }

  /// The number of clusters of a text, and that of the bytes that were read to find them.
  private func reading(_ text: String) -> (clusters: Int, bytes: Int) {
    let bytes = CountedBytes(text)
    var (offset, clusters) = (0, 0)
    while offset < bytes.endIndex {
      offset = TextReader.endOfCluster(bytes, offset..<bytes.endIndex) { _ in }
      clusters += 1
    }
    return (clusters, bytes.count)
  }

  @Test(arguments: [
    ("flags", "\u{1F1E9}\u{1F1EA}"), ("halves of flags", "\u{1F1E9}"),
    ("joined emoji", "\u{1F469}\u{200D}"), ("families", "\u{1F469}\u{200D}\u{1F467}"),
    ("conjuncts", "\u{915}\u{94D}"), ("syllables", "\u{915}\u{94D}\u{937}\u{93F}"),
    ("marks", "\u{301}"), ("letters with marks", "e\u{301}\u{323}"),
    ("jamo", "\u{1100}\u{1161}\u{11A8}"), ("prepended signs", "\u{600}"),
  ])
  func `each byte of a cluster is read once, and the character after it`(name: String, unit: String)
  {
    for count in [1, 100, 1_000] {
      let text = String(repeating: unit, count: count)
      let next = text.dropFirst().map { UTF8.width($0.unicodeScalars.first!) }
      let reading = reading(text)
      #expect(reading.clusters == text.count)
      #expect(reading.bytes == text.utf8.count + next.reduce(0, +))
    }
  }

  @Test func `clusters are those of the standard library`() {
    let scalars: [Unicode.Scalar] = [
      "a", "e", "\u{301}", "\u{200D}", "\u{1F469}", "\u{2764}", "\u{FE0F}", "\u{1F1E9}",
      "\u{1F1EA}",
      "\u{915}", "\u{94D}", "\u{937}", "\u{93F}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}",
      "\u{600}", "\u{1F3FD}", "\u{E33}", "\u{20E3}",
    ]
    var random = Seeded(state: 32)
    for _ in 0..<10_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1..<9, using: &random) {
        text.append(scalars.randomElement(using: &random)!)
      }
      let string = String(text)
      let bytes = Array(string.utf8)
      var (offset, lengths, read) = (0, [Int](), 0)
      while offset < bytes.count {
        let end = TextReader.endOfCluster(bytes, offset..<bytes.count) { _ in read += 1 }
        lengths.append(end - offset)
        offset = end
      }
      #expect(lengths == string.map(\.utf8.count), "\(string.debugDescription)")
      #expect(read == text.count - lengths.count)
    }
  }

  @Test func `a letter with accents has one key, however it is spelled`() {
    let blocks = [0xC0..<0x250, 0x370..<0x530, 0x1E00..<0x2000, 0x2126..<0x212C]
    let letters = blocks.joined().compactMap { Unicode.Scalar(UInt32($0)).map(String.init) }
    let apart = letters.filter { letter in
      let key = ClusterKey(letter[...])
      let spellings = [
        letter.decomposedStringWithCanonicalMapping, letter.precomposedStringWithCanonicalMapping,
      ]
      return spellings.contains { spelling in
        let other = ClusterKey(spelling[...])
        return other != key || other.composed != key.composed
      }
    }
    #expect(apart == [])
    #expect(ClusterKey("e\u{301}").composed == 0xE9)
    #expect(ClusterKey("\u{915}\u{94D}\u{937}").composed == nil)
  }
}
