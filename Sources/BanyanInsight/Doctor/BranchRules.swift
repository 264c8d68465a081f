import BanyanGraph
import SwiftUICore

/// D13 and D14: views that are made anew although they were already there.
extension Doctor {
  /// The most views of a branch that are examined.
  private static let branchLimit = 50

  /// Records the states of a branch that is about to be replaced; nil if there are none.
  package func branch(_ node: _Node?) -> ReplacedBranch? {
    guard let node else { return nil }
    var states: [BranchView: String] = [:]
    forEachView(in: node) { branchView, view in
      let written = writtenStates(of: view)
      if !written.isEmpty { states[branchView] = written }
    }
    return states.isEmpty ? nil : ReplacedBranch(states: states)
  }

  private func forEachView(in node: _Node, _ body: (BranchView, DynamicNode) -> Void) {
    var counts: [ObjectIdentifier: Int] = [:]
    var count = 0
    node.forEachNode { node in
      guard let view = node as? DynamicNode, view.fields.isOfApp, count < Self.branchLimit else {
        return
      }
      count += 1
      let type = ObjectIdentifier(view.fields.type)
      let ordinal = counts[type, default: 0]
      counts[type] = ordinal + 1
      body(
        BranchView(
          type: type, name: view.fields.shortName, ordinal: ordinal, fields: fields(of: view)),
        view)
    }
  }

  /// Returns a description of a view's fields, without its dynamic properties.
  private func fields(of view: DynamicNode) -> String {
    var words: [String] = []
    view.withValue { value in
      for property in view.fields.terms.stored
      where property.isStrong && !property.isFunction
        && !(property.type is any DynamicProperty.Type)
      {
        words.append(ValueText.summary(of: property.value(at: value), limit: 200))
      }
    }
    return words.joined(separator: ", ")
  }

  /// The states of a view that have been written, such as `n = 2`.
  func writtenStates(of view: DynamicNode) -> String {
    var words: [String] = []
    for (index, slot) in view.slots.enumerated() where index < view.fields.fields.count {
      guard let value = slot?.writtenValue(recorder.describe) else { continue }
      words.append("\(view.fields.fields[index].name.withoutUnderscore) = \(value)")
    }
    return words.joined(separator: ", ")
  }

  /// Checks whether a branch contains views of the other one, whose states are lost.
  package func judgeBranch(_ old: ReplacedBranch?, _ new: _Node?, in node: _Node) {
    guard let old, let new else { return }
    let place = ExaminedPlace(of: node)
    forEachView(in: new) { view, _ in
      guard let lost = old.states[view] else { return }
      report(
        .branchDropsState, .note, at: place, about: view.name,
        "\(view.name) begins anew when \(place.view) takes another branch: \(lost) was lost.",
        advice: "Write one \(view.name), and let what is around it depend on the condition.")
    }
  }

  /// Checks whether an erased view has changed back to a type that was there before.
  package func judgeType(
    _ new: Any.Type, insteadOf old: Any.Type, _ lost: ReplacedBranch?, in node: _Node
  ) {
    let isKnown = erasedTypes[node.number]?.contains(ObjectIdentifier(new)) == true
    erasedTypes[node.number, default: []].formUnion([ObjectIdentifier(old), ObjectIdentifier(new)])
    guard isKnown, let lost else { return }
    let place = ExaminedPlace(of: node)
    let states = lost.states.sorted { $0.key.name < $1.key.name }
      .map { "\($0.value) of \($0.key.name)" }.joined(separator: ", ")
    report(
      .typeFlips, .note, at: place, about: "AnyView",
      "The view in an AnyView of \(place.view) loses its state whenever its type changes: \(states) "
        + "was lost.",
      advice: "Let a modifier's value depend on the condition, rather than the type of the view.")
  }
}
