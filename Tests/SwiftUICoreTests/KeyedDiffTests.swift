import Testing

@testable import SwiftUICore

@Suite struct KeyedDiffTests {
  /// All orders of the numbers below a count.
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

  /// The length of a longest increasing run, by trying every selection.
  private func longestByTrying(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).filter { selection in
      let chosen = values.indices.filter { selection & (1 << $0) != 0 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 }
    }
    .map(\.nonzeroBitCount).max() ?? 0
  }

  @Test func `as many as possible stay in every order of up to six`() {
    for count in 0...6 {
      for new in permutations(count) {
        let staying = KeyedDiff.staying(from: 0..<count, to: new)
        let stayers = zip(new, staying).filter(\.1).map(\.0)
        #expect(stayers == stayers.sorted(), "\(new)")
        #expect(stayers.count == longestByTrying(new), "\(new)")
      }
    }
  }

  @Test func `new members never stay, and removed ones are nobody's matter`() {
    // Every selection of old members, in every order, with new ones between.
    for new in permutations(6) {
      let old = [0, 1, 2, 3]
      let staying = KeyedDiff.staying(from: old, to: new)
      let stayers = zip(new, staying).filter(\.1).map(\.0)
      #expect(stayers == stayers.sorted(), "\(new)")
      #expect(stayers.allSatisfy { $0 < 4 }, "\(new)")
      #expect(stayers.count == longestByTrying(new.filter { $0 < 4 }), "\(new)")
    }
    #expect(KeyedDiff.staying(from: 0..<6, to: [1, 3, 5]) == [true, true, true])
    #expect(KeyedDiff.staying(from: 0..<3, to: [Int]()) == [])
    #expect(KeyedDiff.staying(from: [Int](), to: [7, 8]) == [false, false])
  }

  @Test func `a longest increasing run leaves out what is nil`() {
    #expect(KeyedDiff.longestIncreasing([]) == [])
    #expect(KeyedDiff.longestIncreasing([nil, nil]) == [])
    #expect(KeyedDiff.longestIncreasing([nil, 5, nil, 6, 1]) == [1, 3])
    #expect(KeyedDiff.longestIncreasing([3, 2, 1]).count == 1)
  }
}
