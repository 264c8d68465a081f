import BanyanGraph
import SwiftUICore

/// A state whose view has received a different first value.
struct ChangedSeed {
  unowned let owner: DynamicNode
  let field: Int
  let name: String
  let old: Any
  let new: Any
  /// The view that has provided it.
  let maker: String
}

/// A view that has received a value which may be equal.
struct Suspect {
  let rule: Finding.Rule
  let place: ExaminedPlace
  /// The differences, as the body's record lists them.
  let reasons: String
  let names: [String]
  let type: String
  let maker: String
}

struct SuspectCount: Hashable {
  let vertex: UInt64
  let names: [String]
}

/// D7, D18 and D19, and the facts for D2 and D3: differences in the values of views.
extension Doctor {
  /// Records the differences between a view's old and new value.
  package func value(
    of owner: DynamicNode, differsIn indexes: ContiguousArray<UInt64>, from old: UnsafeRawPointer,
    to new: UnsafeRawPointer
  ) {
    guard owner.fields.isOfApp else { return }
    let properties = owner.fields.terms.stored
    var functions: [String] = []
    var values: [String] = []
    var type = ""
    var isSuspect = !indexes.isEmpty
    for index in indexes.map({ Int($0) }) {
      let property = properties[index]
      guard property.isStrong else {
        isSuspect = false
        continue
      }
      let name = property.name.withoutUnderscore
      if property.isFunction {
        functions.append(name)
        continue
      }
      let (oldValue, newValue) = (property.value(at: old), property.value(at: new))
      if let oldSeed = oldValue as? any SeededProperty,
        let newSeed = newValue as? any SeededProperty
      {
        seed(of: owner, index: index, name, from: oldSeed.seed, to: newSeed.seed)
      } else if !(property.type is any DynamicProperty.Type), let object = heldObject(in: newValue)
      {
        if let oldObject = heldObject(in: oldValue) {
          pass(object, insteadOf: oldObject, in: owner, name: name, index: index)
        }
      } else if !(newValue is any Equatable), !(property.type is any DynamicProperty.Type),
        ValueText.isSame(oldValue, newValue)
      {
        values.append(name)
        type = Metadata.name(of: property.type)
        continue
      }
      isSuspect = false
    }
    guard isSuspect else { return suspects[owner.number] = nil }
    let names = functions.isEmpty ? values : functions
    suspects[owner.number] = Suspect(
      rule: functions.isEmpty ? .incomparableValue : .newClosure, place: ExaminedPlace(of: owner),
      reasons: indexes.map { properties[Int($0)].name }.joined(separator: ", "), names: names,
      type: type, maker: viewAround(except: owner.number)?.view ?? "its parent")
  }

  private func seed(
    of owner: DynamicNode, index: Int, _ name: String, from old: Any, to new: Any
  ) {
    if let object = heldObject(in: new), heldObject(in: old) !== object {
      return discard(object, of: owner, name: name)
    }
    guard new is any Equatable,
      let field = owner.fields.fields.firstIndex(where: { $0.name.withoutUnderscore == name })
    else { return }
    if firstSeeds[owner.number]?[field] == nil {
      firstSeeds[owner.number, default: [:]][field] = recorder.describe(old)
    }
    seeds.append(
      ChangedSeed(
        owner: owner, field: field, name: name, old: old, new: new,
        maker: viewAround(except: owner.number)?.view ?? "its parent"))
  }

  /// Judges the states whose first values have followed a change.
  func judgeSeeds(_ update: ExaminedUpdate) {
    guard !seeds.isEmpty else { return }
    let judged = seeds
    seeds = []
    let changes = Set(
      update.changes.map { [recorder.text($0.second), recorder.text($0.third)] })
    for seed in judged where !seed.owner.isDetached {
      guard seed.owner.slots[seed.field]?.writtenValue(recorder.describe) == nil,
        Self.parts(of: seed.old, seed.new).contains(where: { old, new in
          let words = [recorder.describe(old), recorder.describe(new)]
          return !words[1].hasSuffix("…") && changes.contains(words)
        })
      else { continue }
      let place = ExaminedPlace(of: seed.owner)
      let name = "\(place.view).\(seed.name)"
      let first = firstSeeds[seed.owner.number]?[seed.field] ?? recorder.describe(seed.old)
      report(
        .firstValueNotFollowed, .finding, at: place, about: seed.name,
        "\(name) still is \(first), as \(seed.maker) gave it first; \(seed.maker) gives "
          + "\(recorder.describe(seed.new)) now.",
        advice: "Take it as a plain property or a Binding.")
    }
  }

  /// Returns two values, and the differing parts directly in them.
  private static func parts(of old: Any, _ new: Any) -> [(Any, Any)] {
    let (before, after) = (Mirror(reflecting: old).children, Mirror(reflecting: new).children)
    guard before.count == after.count, before.count < 64 else { return [(old, new)] }
    let parts = zip(before, after).map { ($0.value, $1.value) }
    return [(old, new)] + parts.filter { !ValueText.isSame($0, $1) }
  }

  /// Counts the views that received equal values and had the same result.
  func judgeSuspects(_ update: ExaminedUpdate) {
    guard !suspects.isEmpty else { return }
    for (_, record) in update.records where record.kind == .body && record.outcome == .equal {
      guard let suspect = suspects[record.subject],
        recorder.text(record.second) == suspect.reasons
      else { continue }
      let key = SuspectCount(vertex: record.subject, names: suspect.names)
      let count = sameResults[key, default: 0] + 1
      sameResults[key] = count
      if count >= 3 { report(of: suspect) }
    }
    suspects = [:]
  }

  private func report(of suspect: Suspect) {
    let view = suspect.place.view
    let names = suspect.names.map { "`\($0)`" }.joined(separator: " and ")
    let subject = suspect.names.joined(separator: ", ")
    if suspect.rule == .newClosure {
      report(
        .newClosure, .cost, at: suspect.place, about: subject,
        "\(view) runs with \(suspect.maker) because \(names) captures something new each time, and "
          + "has the same result.",
        advice:
          "Let the function capture nothing that changes, or let \(view) be Equatable without it.")
    } else {
      report(
        .incomparableValue, .cost, at: suspect.place, about: subject,
        "\(view) runs with \(suspect.maker) although \(names) has what it had: \(suspect.type) is not "
          + "Equatable, so they cannot be compared.",
        advice: "Make it Equatable.")
    }
  }
}
