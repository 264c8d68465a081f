import Testing

@testable import SwiftUICore

@Suite struct KeyedDiffTests {
  /// Returns all permutations of the numbers below a count.
  private func permutations(_ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return permutations(count - 1).flatMap { shorter in
      (0..<count).map { position in
        var longer = shorter
        longer.insert(count - 1, at: position)
        return longer
      }
    }
  }

  /// The length of a longest increasing run, computed by trying every selection.
  private func longestByTrying(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).filter { selection in
      let chosen = values.indices.filter { selection & (1 << $0) != 0 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
    }
    .map(\.nonzeroBitCount).max() ?? 0
  }

  private func staying(from old: some Sequence<Int>, to new: [Int]) -> [Bool] {
    let origins = KeyedDiff.origins(of: ContiguousArray(new), in: ContiguousArray(old))
    return Array(KeyedDiff.staying(origins))
  }

  @Test func `as many as possible stay in every order of up to six`() {
    for count in 0...6 {
      for new in permutations(count) {
        let staying = staying(from: 0..<count, to: new)
        let stayers = zip(new, staying).filter(\.1).map(\.0)
        #expect(stayers == stayers.sorted(), "\(new)")
        #expect(stayers.count == longestByTrying(new), "\(new)")
      }
    }
  }

  @Test func `new members never stay, and removed ones are nobody's matter`() {
    // Every selection of old members, in every order, with new ones in between.
    for new in permutations(6) {
      let old = [0, 1, 2, 3]
      let staying = staying(from: old, to: new)
      let stayers = zip(new, staying).filter(\.1).map(\.0)
      #expect(stayers == stayers.sorted(), "\(new)")
      #expect(stayers.allSatisfy { $0 < 4 }, "\(new)")
      #expect(stayers.count == longestByTrying(new.filter { $0 < 4 }), "\(new)")
    }
    #expect(staying(from: 0..<6, to: [1, 3, 5]) == [true, true, true])
    #expect(staying(from: 0..<3, to: [Int]()) == [])
    #expect(staying(from: [Int](), to: [7, 8]) == [false, false])
  }

  @Test func `each member is found where it was, in every order of up to six`() {
    for new in permutations(6) {
      let origins = KeyedDiff.origins(of: ContiguousArray(new), in: [0, 1, 2, 3])
      #expect(Array(origins) == new.map { $0 < 4 ? $0 : -1 }, "\(new)")
    }
  }

  @Test func `members of one identity are taken in their order`() {
    #expect(KeyedDiff.origins(of: [7, 1, 7], in: [7, 7, 1]) == [0, 2, 1])
    #expect(KeyedDiff.origins(of: [7, 7, 7], in: [7, 1, 7]).sorted() == [-1, 0, 2])
  }
}
