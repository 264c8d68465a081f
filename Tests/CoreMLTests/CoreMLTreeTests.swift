import CoreML
import Testing

@Suite struct CoreMLTreeTests {
  private struct Node {
    let bytes: [UInt8]

    static func branch(
      _ id: Int, tree: Int = 0, _ behavior: Int = 0, feature: Int = 0, value: Double = 0,
      yes: Int, no: Int, isTrueIfMissing: Bool = false
    ) -> Node {
      Node(
        bytes: Wire.integer(1, tree) + Wire.integer(2, id) + Wire.integer(3, behavior)
          + Wire.integer(10, feature) + Wire.double(11, value) + Wire.integer(12, yes)
          + Wire.integer(13, no) + Wire.integer(14, isTrueIfMissing ? 1 : 0))
    }

    static func leaf(_ id: Int, tree: Int = 0, _ values: Double...) -> Node {
      let additions = values.enumerated().map { place, value in
        Wire.bytes(20, Wire.integer(1, place) + Wire.double(2, value))
      }
      return Node(
        bytes: Wire.integer(1, tree) + Wire.integer(2, id) + Wire.integer(3, 6)
          + additions.flatMap { $0 })
    }
  }

  private func trees(_ nodes: [Node], base: [Double] = [0]) -> [UInt8] {
    Wire.bytes(
      1,
      nodes.flatMap { Wire.bytes(1, $0.bytes) } + Wire.integer(2, base.count)
        + Wire.doubles(3, base))
  }

  private func regressor(_ nodes: [Node], base: [Double] = [0], transform: Int = 0) -> ModelFile {
    ModelFile(
      kind: 302, content: trees(nodes, base: base) + Wire.integer(2, transform),
      inputs: [.double("a"), .double("b")], outputs: [.double("y")], predicted: "y")
  }

  // MARK: Numbers

  @Test func `the leaves of all trees add to the base`() throws {
    let model = regressor(
      [
        .branch(0, feature: 0, value: 10, yes: 1, no: 2), .leaf(1, 5),
        .branch(2, 3, feature: 1, value: 2, yes: 3, no: 4), .leaf(3, 7), .leaf(4, -1),
        .leaf(0, tree: 1, 0.5),
      ], base: [100])
    #expect(try model.number(for: ["a": 10.0, "b": 0.0]) == 105.5)
    #expect(try model.number(for: ["a": 11.0, "b": 3.0]) == 107.5)
    #expect(try model.number(for: ["a": 11.0, "b": 2.0]) == 99.5)
  }

  @Test(arguments: [
    (0, [true, true, false]), (1, [true, false, false]), (2, [false, true, true]),
    (3, [false, false, true]), (4, [false, true, false]), (5, [true, false, true]),
  ])
  func `a branch compares in one of six ways`(behavior: Int, expected: [Bool]) throws {
    let model = regressor([
      .branch(0, behavior, value: 2, yes: 1, no: 2), .leaf(1, 1), .leaf(2, 0),
    ])
    let found = try [1.0, 2, 3].map { try model.number(for: ["a": $0, "b": 0.0]) == 1 }
    #expect(found == expected)
  }

  @Test(arguments: [false, true])
  func `a number that is missing goes the way that the branch has for it`(isTrue: Bool) throws {
    let model = regressor([
      .branch(0, 5, value: 2, yes: 1, no: 2, isTrueIfMissing: isTrue), .leaf(1, 1), .leaf(2, 0),
    ])
    #expect(try model.number(for: ["a": Double.nan, "b": 0.0]) == (isTrue ? 1 : 0))
    let beyond = regressor([
      .branch(0, 5, feature: 9, value: 2, yes: 1, no: 2, isTrueIfMissing: isTrue), .leaf(1, 1),
      .leaf(2, 0),
    ])
    #expect(try beyond.number(for: ["a": 1.0, "b": 0.0]) == (isTrue ? 1 : 0))
  }

  @Test func `a regressor may end with the logistic function`() throws {
    let model = regressor([.leaf(0, 0)], transform: 2)
    #expect(try model.number(for: ["a": 1.0, "b": 1.0]) == 0.5)
  }

  // MARK: Classes

  private func probabilities(
    _ sums: [Double], transform: Int, classes: Int
  ) throws -> [Int64: Double] {
    let labels = Wire.bytes(101, Wire.bytes(1, (0..<UInt64(classes)).flatMap(Wire.varint)))
    let model = ModelFile(
      kind: 402,
      content: trees([.leaf(0)], base: sums) + Wire.integer(2, transform) + labels,
      inputs: [.double("a")], outputs: [.integer("class"), .places("chances")],
      predicted: "class", probabilities: "chances")
    let outputs = try model.outputs(for: ["a": 1.0])
    let chances = try #require(outputs["chances"]?.dictionaryValue)
    let best = chances.max { $0.value.doubleValue < $1.value.doubleValue }
    #expect(outputs["class"]?.int64Value == best?.key as? Int64)
    return Dictionary(
      uniqueKeysWithValues: chances.compactMap { key, value in
        (key as? Int64).map { ($0, value.doubleValue) }
      })
  }

  @Test func `the sums are probabilities, or become them`() throws {
    #expect(try probabilities([0.25, 0.75], transform: 0, classes: 2) == [0: 0.25, 1: 0.75])
    #expect(try probabilities([0.75], transform: 0, classes: 2) == [0: 0.25, 1: 0.75])
    #expect(try probabilities([800], transform: 2, classes: 2) == [0: 0, 1: 1])
    #expect(try probabilities([0, 800, 0], transform: 1, classes: 3) == [0: 0, 1: 1, 2: 0])
    #expect(try probabilities([-800, 800], transform: 3, classes: 3) == [0: 0, 1: 0, 2: 1])
  }

  @Test func `trees for another number of classes cannot be loaded`() {
    #expect(throws: MLModelError.self) {
      try probabilities([0, 0], transform: 1, classes: 3)
    }
    #expect(throws: MLModelError.self) {
      try probabilities([0], transform: 1, classes: 2)
    }
  }

  // MARK: Trees that are none

  private func complaint(_ nodes: [Node], base: [Double] = [0]) -> String? {
    do {
      _ = try regressor(nodes, base: base).loaded()
      return nil
    } catch {
      return error.localizedDescription
    }
  }

  private func sentence(_ reason: String) -> String {
    "Test.mlmodel cannot be loaded: it \(reason)."
  }

  @Test func `a tree that goes in a circle cannot be loaded`() {
    let circle = sentence("has a tree with a cycle")
    #expect(
      complaint([.branch(0, yes: 1, no: 2), .branch(1, yes: 0, no: 3), .leaf(2), .leaf(3)])
        == circle)
    #expect(
      complaint([
        .leaf(0), .branch(1, yes: 2, no: 3), .branch(2, yes: 1, no: 4), .leaf(3), .leaf(4),
      ]) == circle)
    #expect(complaint([.branch(0, yes: 0, no: 1), .leaf(1)]) == circle)
  }

  @Test func `a tree whose nodes do not go together cannot be loaded`() {
    #expect(
      complaint([.branch(0, yes: 1, no: 1), .leaf(1)])
        == sentence("has a node with two parents in a tree"))
    #expect(
      complaint([.branch(0, yes: 1, no: 7), .leaf(1)])
        == sentence("has a branch to a node 7 that is not there"))
    #expect(complaint([.leaf(0), .leaf(0)]) == sentence("has two nodes 0 in a tree"))
    #expect(complaint([.leaf(0), .leaf(1)]) == sentence("has a tree with two roots"))
    #expect(complaint([.leaf(0, 1, 2)]) == sentence("has a leaf with too many numbers"))
    #expect(
      complaint([.branch(0, 7, yes: 1, no: 2), .leaf(1), .leaf(2)])
        == sentence("has a node of an unknown kind"))
  }

  @Test func `a number of predictions that no memory has room for cannot be loaded`() {
    let model = ModelFile(
      kind: 302, content: Wire.bytes(1, Wire.integer(2, 1 << 50)), inputs: [.double("a")],
      outputs: [.double("y")])
    #expect(throws: MLModelError.self) { try model.loaded() }
  }
}
