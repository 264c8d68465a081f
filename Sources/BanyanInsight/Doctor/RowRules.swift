import BanyanGraph
import SwiftUICore

/// D8 to D11: identities of rows and views.
extension Doctor {
  /// The most rows that are examined.
  private static let rowLimit = 200

  /// Records the content of rows that are identified by their positions.
  package func rows(of list: _Node) -> ExaminedRows {
    var values: [Int: [String: String]] = [:]
    var states: [Int: String] = [:]
    list.forEachChild { row in
      guard row is ListRowNode, values.count < Self.rowLimit,
        let position = list.position(of: row)?.offset
      else { return }
      values[position] = contents(of: row, at: position)
      states[position] = writtenStates(in: row)
    }
    let count = (values.keys.max() ?? -1) + 1
    return ExaminedRows(
      values: (0..<count).map { values[$0] ?? [:] }, states: (0..<count).map { states[$0] ?? "" })
  }

  private func contents(of row: _Node, at position: Int) -> [String: String] {
    var contents: [String: String] = [:]
    var ordinal = 0
    row.forEachNode { node in
      guard let view = node as? DynamicNode, view.fields.isOfApp, ordinal < 8 else { return }
      ordinal += 1
      view.withValue { value in
        for property in view.fields.terms.stored
        where property.isStrong && !property.isFunction
          && !(property.type is any DynamicProperty.Type)
        {
          let content = property.value(at: value)
          if content as? Int == position { continue }
          contents["\(ordinal).\(property.name)"] = ValueText.summary(of: content, limit: 200)
        }
      }
    }
    return contents
  }

  private func writtenStates(in row: _Node) -> String {
    var states: [String] = []
    row.forEachNode { node in
      guard let view = node as? DynamicNode, view.fields.isOfApp else { return }
      for (index, slot) in view.slots.enumerated() where index < view.fields.fields.count {
        guard let value = slot?.writtenValue(recorder.describe) else { continue }
        states.append("\(view.fields.fields[index].name.withoutUnderscore) = \(value)")
      }
    }
    return states.joined(separator: ", ")
  }

  /// Checks whether the data of rows have moved under their states.
  package func judgeRows(of list: _Node, since old: ExaminedRows) {
    let new = rows(of: list)
    for shift in [1, -1] {
      let moved = new.values.indices.filter { position in
        let origin = position + shift
        guard old.values.indices.contains(position), old.values.indices.contains(origin) else {
          return false
        }
        return new.values[position].contains { key, text in
          old.values[origin][key] == text && old.values[position][key] != text
        }
      }
      guard moved.count >= 2,
        let stated = new.states.indices.first(where: {
          !new.states[$0].isEmpty && old.values.indices.contains($0)
            && (moved.contains($0) || moved.contains($0 - shift))
        })
      else { continue }
      let place = stated - shift
      let now = new.values.indices.contains(place) ? "is row \(place) now" : "has gone"
      return report(
        .dataMovesUnderState, .finding, at: ExaminedPlace(of: list), about: "ForEach",
        "Row \(stated) keeps \(new.states[stated]), but what it stood for \(now): "
          + "the rows are identified by their positions.",
        advice: "Give ForEach the ids of the elements themselves, as with Identifiable ones.")
    }
  }

  /// Reports an identity that occurs twice.
  package func judgeIdentity(_ identity: Any, at positions: [Int], in list: _Node) {
    let places = positions.map { "\($0)" }.joined(separator: " and ")
    report(
      .identityTwice, .error, at: ExaminedPlace(of: list), about: "ForEach",
      "Rows \(places) have the same id, \(ValueText.summary(of: identity)): which of them is meant "
        + "is not known.",
      advice: "Give each element an id of its own.")
  }

  /// Reports a constant range whose length has changed.
  package func judgeRange(_ count: Int, insteadOf old: Int, in list: _Node) {
    report(
      .identityTwice, .error, at: ExaminedPlace(of: list), about: "ForEach",
      "The range of a ForEach went from \(old) to \(count) rows, and \(old) stay: such a range is "
        + "constant.",
      advice: "Say `id: \\.self`, or give it the elements themselves.")
  }

  /// Judges rows that have all been replaced.
  package func judgeNewRows(
    of list: _Node, _ leaving: ContiguousArray<_Node>, from old: [Any], to new: [Any]
  ) {
    guard !old.isEmpty, old.count == new.count, zip(old, new).allSatisfy(Self.differInIdentityOnly)
    else { return }
    let lostState = leaving.contains { !writtenStates(in: $0).isEmpty }
    let rows = old.count == 1 ? "The row begins" : "All \(old.count) rows begin"
    let ids = old.count == 1 ? "only its id differs" : "only their ids differ"
    let place = ExaminedPlace(of: list)
    let complaint = Complaint(rule: .rowsMadeAnew, view: place.view, subject: "ForEach")
    let count = replacementCounts[complaint, default: 0] + 1
    replacementCounts[complaint] = count
    guard lostState || count >= 3 else { return }
    report(
      .rowsMadeAnew, lostState ? .finding : .cost, at: place, about: "ForEach",
      "\(rows) anew; \(ids)." + (lostState ? " What was in them is lost." : ""),
      advice: "Keep the elements in a state, or let an id follow from what an element is.")
  }

  private static func differInIdentityOnly(_ old: Any, _ new: Any) -> Bool {
    let (before, after) = (Mirror(reflecting: old).children, Mirror(reflecting: new).children)
    guard before.count == after.count, before.contains(where: { $0.label == "id" }) else {
      return false
    }
    var hasOtherIdentity = false
    for (old, new) in zip(before, after) {
      if ValueText.isSame(old.value, new.value) { continue }
      guard old.label == "id" else { return false }
      hasOtherIdentity = true
    }
    return hasOtherIdentity
  }

  /// Judges a view whose identity differs each time.
  package func judgeIdentity(_ identity: String, of node: _Node, isUnique: Bool, keepsState: Bool) {
    let isUnstable = recorder.bodyAround(recorder.current).map {
      oracles?.instabilities[$0.subject]?.hasIdentity == true
    }
    guard isUnique || isUnstable == true, !changedTexts.contains(where: { $0.contains(identity) })
    else {
      return identityStreaks[node.number] = nil
    }
    let count = identityStreaks[node.number, default: 0] + 1
    identityStreaks[node.number] = count
    guard count >= 2 || isUnstable == true, keepsState, let maker = viewAround() else { return }
    report(
      .identityMadeInBody, .finding, at: ExaminedPlace(of: node), about: "id",
      "The content of \(maker.view) loses its state whenever \(maker.view) runs: its id is made in the "
        + "body.",
      advice: "Leave the id out, or keep it in a @State.")
  }
}
