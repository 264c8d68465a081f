import BanyanLayout
import Foundation
import Testing

/// Random trees of every rule under random changes. After each update everything visible is
/// compared, to the last bit, with a tree that is built anew, and with one that caches nothing.
///
/// Half of the trees are the same in each run, half are new. A failure is shortened, and prints how to
/// run it again:
///
/// ```sh
/// BANYAN_RANDOM_SEED=1234 BANYAN_RANDOM_LAYOUTS=1 Scripts/test --filter RandomLayouts
/// ```
@Suite struct RandomLayouts {
  private static let environment = ProcessInfo.processInfo.environment

  static let seeds: [UInt64] =
    if let seed = environment["BANYAN_RANDOM_SEED"].flatMap(UInt64.init) {
      [seed]
    } else {
      [2_026, UInt64.random(in: 1_000_000..<1_000_000_000)]
    }

  static let count = environment["BANYAN_RANDOM_LAYOUTS"].flatMap(Int.init) ?? 40

  @Test(arguments: seeds)
  func `kept answers come out as computed ones`(seed: UInt64) {
    for seed in seed..<(seed + UInt64(Self.count)) {
      let history = History(seed: seed)
      guard history.failure() != nil else { continue }
      let shortest = history.shortened()
      Issue.record(
        """
        \(shortest)
        \(shortest.failure()!)
        Run it again with BANYAN_RANDOM_SEED=\(seed) BANYAN_RANDOM_LAYOUTS=1
        """)
      return
    }
  }
}

/// A tree and the changes to it.
struct History {
  var start: Sketch
  var changes: [SketchChange]
  var partsOfPoint: Double?

  init(seed: UInt64) {
    var maker = SketchMaker(seed: seed)
    start = maker.window()
    partsOfPoint = maker.one(nil, nil, 64)
    changes = []
    var sketch = start
    for _ in 0..<Int.random(in: 3...12, using: &maker) {
      for _ in 0..<maker.one(1, 1, 1, 2, 3) where sketch.count < 300 {
        let change = maker.change(of: sketch)
        if sketch.apply(change) { changes.append(change) }
      }
      changes.append(.update)
    }
  }

  /// Applies the changes and returns the first difference; nil if there is none.
  func failure() -> String? {
    var settings = LayoutSettings()
    settings.partsOfPoint = partsOfPoint
    settings.ownGuide = { key, dimensions in dimensions.height / 3 + Double(key.rawValue) }
    var sketch = start
    let kept = SketchScreen(start, settings)
    if let difference = difference(kept, sketch, settings) { return "at first: \(difference)" }
    var places = kept.places()
    kept.reported = []
    var turned = false
    for (index, change) in changes.enumerated() {
      let before = sketch
      guard sketch.apply(change) else { continue }
      kept.apply(change, before: before)
      if case .turn = change { turned = true }
      guard case .update = change else { continue }
      if let difference = difference(kept, sketch, settings) {
        return "after \(index + 1) changes: \(difference)"
      }
      let now = kept.places()
      if !turned, let missing = unreported(places, now, kept, sketch) {
        return
          "after \(index + 1) changes #\(missing) was not told: \(places[missing]!), then \(now[missing]!)"
      }
      (places, turned) = (now, false)
      kept.reported = []
    }
    return nil
  }

  private func difference(
    _ kept: SketchScreen, _ sketch: Sketch, _ settings: LayoutSettings
  ) -> String? {
    var trees = [("anew", SketchScreen(sketch, settings))]
    if sketch.containers < 6, sketch.count < 80 {
      var plain = settings
      plain.keptAnswers = 0
      plain.measurementLimit = .max / 2
      trees.append(("without kept answers", SketchScreen(sketch, plain)))
    }
    for (name, other) in trees {
      var lines: [String] = []
      sketch.forEach { element, _ in
        let (look, expected) = (kept.look(of: element.number), other.look(of: element.number))
        if look != expected { lines.append("#\(element.number) \(look)\n  \(name) \(expected)") }
      }
      if !lines.isEmpty { return lines.joined(separator: "\n") }
    }
    return nil
  }

  /// An element that moved but was not reported. Rows of a long stack follow the rows before
  /// them, and in right-to-left layout all follow the width.
  private func unreported(
    _ before: [Int: LayoutRect], _ now: [Int: LayoutRect], _ screen: SketchScreen,
    _ sketch: Sketch
  ) -> Int? {
    var missing: Int?
    sketch.forEach { parent, _ in
      if parent.isRightToLeft || parent.children.count >= 60 { return }
      for child in parent.children {
        guard let old = before[child.number], let new = now[child.number], old != new else {
          continue
        }
        if !screen.reported.contains(screen.ids[child.number]!) {
          missing = missing ?? child.number
        }
      }
    }
    return missing
  }
}

extension History: CustomStringConvertible {
  var description: String {
    let settings = partsOfPoint.map { "in parts of a point: \($0)\n" } ?? ""
    return settings + "\(start)\n" + changes.map { "\($0)" }.joined(separator: "\n")
  }

  /// Returns a history with fewer changes and elements that also fails.
  func shortened() -> History {
    var shortest = self
    while let shorter = shortest.shorter().first(where: { $0.failure() != nil }) {
      shortest = shorter
    }
    return shortest
  }

  private func shorter() -> [History] {
    var histories: [History] = []
    func add(_ change: (inout History) -> Void) {
      var history = self
      change(&history)
      histories.append(history)
    }
    for index in changes.indices.reversed() { add { $0.changes.remove(at: index) } }
    if partsOfPoint != nil { add { $0.partsOfPoint = nil } }
    start.forEach { element, _ in
      if element.number == 0 { return }
      add { _ = $0.start.take(element.number) }
    }
    start.forEach { parent, _ in
      for (index, child) in parent.children.enumerated() where !child.children.isEmpty {
        add {
          $0.start.change(parent.number) {
            $0.children.replaceSubrange(index...index, with: child.children)
          }
        }
      }
    }
    start.forEach { element, _ in
      if element.isRightToLeft {
        add { $0.start.change(element.number) { $0.isRightToLeft = false } }
      }
    }
    for (index, change) in changes.enumerated() {
      guard case .insert(let sketch, let parent, let next) = change else { continue }
      for child in sketch.children {
        add { $0.changes[index] = .insert(child, into: parent, before: next) }
        var less = sketch
        _ = less.take(child.number)
        add { [less] in $0.changes[index] = .insert(less, into: parent, before: next) }
      }
    }
    return histories
  }
}
