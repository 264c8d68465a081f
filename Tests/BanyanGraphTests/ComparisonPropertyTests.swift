import BanyanGraph
import Foundation
import Testing

/// `Comparison` under random values of random types, checked against notes of the contents of each
/// (F01 to F13).
///
/// | settled by | what |
/// | --- | --- |
/// | bits | types of plain bits, even with an `==`; enums without payload; closures; references |
/// | its own `==` | any other `Equatable`: strings, collections of such, most of Foundation |
/// | field by field | structs, tuples; bytes between the fields mean nothing |
/// | case and content | enums with a payload, optionals |
/// | type and content | existentials |
/// | storage | collections of what is not `Equatable` |
///
/// Two rules: different values are never considered equal; equal values are never considered
/// different, unless the type declares that its comparison is not precise.
@MainActor
@Suite struct ComparisonPropertyTests {
  static let simple: [any Made.Type] = [
    Int.self, UInt8.self, Bool.self, Double.self, Date.self, UUID.self, Decimal.self,
    PlainLiar.self, String.self, Substring.self, URL.self, Data.self,
    AttributedString.self, IndexPath.self, AnyHashable.self, NamedLiar.self, EqualObject.self,
    Reference.self, WeakReference.self, UnownedReference.self, Closure.self, NewClosure.self,
    PlainCase.self, InlineArray<2, Int>.self, InlineArray<2, String>.self,
  ]

  /// A type composed of others, up to a depth.
  private func type(depth: Int, using maker: inout Maker) -> any Made.Type {
    if depth == 0 { return Self.simple[maker.random(Self.simple.count)] }
    func one<First: Made>(_ first: First.Type) -> any Made.Type {
      switch maker.random(7) {
      case 0: return First?.self
      case 1: return [First].self
      case 2: return [String: First].self
      case 3: return Padded<First>.self
      case 4: return Secretive<First>.self
      case 5: return Existentials<First>.self
      default: return Padded<First>?.self
      }
    }
    func two<First: Made, Second: Made>(
      _ first: First.Type, _ second: Second.Type
    ) -> any Made.Type {
      switch maker.random(3) {
      case 0: return Pair<First, Second>.self
      case 1: return Tuple<First, Second>.self
      default: return Choice<First, Second>.self
      }
    }
    func equal<First: Made & Hashable, Second: Made & Hashable>(
      _ first: First.Type, _ second: Second.Type
    ) -> any Made.Type {
      EqualPair<First, Second>.self
    }
    let first = type(depth: depth - 1, using: &maker)
    let second = type(depth: maker.random(depth), using: &maker)
    if let first = first as? any (Made & Hashable).Type,
      let second = second as? any (Made & Hashable).Type, maker.random(3) > 0
    {
      return equal(first, second)
    }
    return maker.random(2) == 0 ? one(first) : two(first, second)
  }

  /// The number of pairs of each kind, so that no kind is missed.
  private struct Tally {
    var same = 0
    var different = 0
    var dirty = 0
    var imprecise = 0
  }

  private func compare<Value: Made>(
    _ type: Value.Type, seed: UInt64, exception: Int?, tally: inout Tally
  ) {
    var maker = Maker(seed: seed)
    let old = Value.made(by: &maker)
    var otherMaker = Maker(seed: seed, exception: exception)
    let new = Value.made(by: &otherMaker)
    let isSame = maker.notes == otherMaker.notes
    let isUnchanged = Comparison.of(Value.self).isUnchanged(old, new)
    if isSame { tally.same += 1 } else { tally.different += 1 }
    let hasSameBits =
      withUnsafeBytes(of: old) { Array($0) } == withUnsafeBytes(of: new) { Array($0) }
    if isSame, !hasSameBits, _isPOD(type) { tally.dirty += 1 }
    if isSame, !isUnchanged, !Value.isPrecise { return tally.imprecise += 1 }
    #expect(isUnchanged == isSame, "\(type): \(old), \(new); seed \(seed)")
  }

  @Test(arguments: [2_024, UInt64.random(in: 0..<1_000_000)])
  func `random values are distinguished exactly where they differ`(seed: UInt64) {
    var maker = Maker(seed: seed)
    var tally = Tally()
    for round in 0..<1_000 {
      let type = type(depth: round % 4, using: &maker)
      for _ in 0..<6 {
        let exception = maker.random(3) == 0 ? nil : maker.random(8)
        compare(type, seed: UInt64(maker.random(1 << 31)), exception: exception, tally: &tally)
      }
    }
    #expect(tally.same > 1_000)
    #expect(tally.different > 1_000)
    #expect(tally.imprecise > 10)
    #expect(tally.dirty > 10)
  }
}
