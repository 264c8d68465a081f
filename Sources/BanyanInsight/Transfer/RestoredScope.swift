import BanyanGraph
import Foundation
import SwiftUICore

/// The kept state of one window, or of the app outside of its windows, and the outcome of restoring it.
@MainActor
final class RestoredScope {
  let record: ScopeRecord
  private let places: Set<String>
  private var records: [String: [PropertyRecord]] = [:]
  private var claims: [(node: DynamicNode, path: String, records: [PropertyRecord])] = []
  /// The paths of views that cannot be distinguished, each with the name whose count differs.
  private var unclear: [String: String] = [:]
  /// The views with a state that has started anew.
  private var resetViews: Set<ObjectIdentifier> = []
  private(set) var keptCount = 0
  private var isFinished = false
  /// Descriptions of the states that have started anew, with the reasons.
  private(set) var resets: [String] = []

  init(_ record: ScopeRecord) {
    self.record = record
    places = Set(record.places)
    begin()
  }

  /// Starts with all kept state.
  func begin() {
    records = Dictionary(grouping: record.properties, by: \.path)
    claims = []
    resetViews = []
    keptCount = 0
    resets = []
  }

  /// The records that have not been claimed.
  var unclaimed: [PropertyRecord] { records.values.flatMap(\.self) }

  func claim(_ path: String, for node: DynamicNode) -> [PropertyRecord]? {
    guard let claimed = records.removeValue(forKey: path) else { return nil }
    if !isFinished { claims.append((node, path, claimed)) }
    return claimed
  }

  func refusal(of record: PropertyRecord) -> Uncarried? {
    unclear[record.path].map { Uncarried(reason: "there is another number of \($0)") }
  }

  func didKeep(_ record: PropertyRecord, in node: DynamicNode) {
    if node.fields.isOfApp { keptCount += 1 }
  }

  func didReset(_ record: PropertyRecord, _ reason: String, in node: DynamicNode) {
    resetViews.insert(ObjectIdentifier(node))
    if node.fields.isOfApp { resets.append("\(record.text) (\(reason))") }
  }

  /// Checks that there are as many views of each type in each place as before. Where there are not, the
  /// views cannot be distinguished.
  ///
  /// - Returns: true if all state was given to its owner.
  func isSound(below root: _Node) -> Bool {
    var nodes: [ObjectIdentifier: PlacedNode] = [:]
    for placed in root.placedNodes { nodes[ObjectIdentifier(placed.node)] = placed }
    var isSound = true
    for (node, path, claimed) in claims {
      guard unclear[path] == nil, let placed = nodes[ObjectIdentifier(node)],
        let counts = claimed.first?.counts, placed.counts != counts
      else { continue }
      let place = zip(placed.counts, counts).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
      unclear[path] = Self.name(ofStep: place, in: path)
      isSound = false
    }
    return isSound
  }

  private static func name(ofStep index: Int, in path: String) -> String {
    let steps = path.components(separatedBy: " > ")
    let step = steps.indices.contains(index) ? steps[index] : path
    return String(step.prefix { $0 != "#" && $0 != "[" })
  }

  /// Reports unclaimed records as gone, except those of rows that may still appear.
  func finish(_ root: _Node) {
    let placesNow = Set(root.placedNodes.map(\.place))
    claims = []
    isFinished = true
    for (path, gone) in records.sorted(by: { $0.key < $1.key }) {
      if let row = Self.row(of: path), !placesNow.contains(row) { continue }
      records[path] = nil
      resets += gone.map { "\($0.text) (is no longer there)" }
    }
  }

  /// Returns the place of the innermost row on a path.
  private static func row(of path: String) -> String? {
    var steps = path.components(separatedBy: " > ")
    steps.removeLast()
    while let last = steps.last {
      if last.hasPrefix("ForEach"), last.hasSuffix("]") { return steps.joined(separator: " > ") }
      steps.removeLast()
    }
    return nil
  }

  func hasPlace(_ path: String) -> Bool { places.contains(path) }

  func hasAppeared(_ node: _Node) -> Bool {
    guard places.contains(node.transferPath.place) else { return false }
    guard let view = node.nearestView else { return true }
    return !resetViews.contains(ObjectIdentifier(view))
  }
}
