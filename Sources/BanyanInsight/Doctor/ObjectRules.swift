import BanyanGraph
import SwiftUICore

/// An object that a view or an environment value has received.
struct HeldObject {
  weak var object: AnyObject?
  /// The content of its properties when it was first seen.
  let first: ObjectText
}

/// An object that has been replaced by an equal one.
struct Replacement {
  weak var old: AnyObject?
  let rule: Finding.Rule
  let place: ExaminedPlace
  let subject: String
  let type: String
  /// The view whose run has made the other object, if known.
  let maker: String
  /// The changes that the object had accumulated, such as `a = 2`.
  let lost: String
  let readerCount: Int
}

/// D1, D2 and D3: objects that are made repeatedly.
extension Doctor {
  /// Records an object that a property of a view will observe.
  package func observe(
    _ object: AnyObject, insteadOf old: AnyObject?, in owner: DynamicNode, field: Int
  ) {
    // An object from the environment or the view itself is not made where the view receives its
    // values.
    guard field < owner.fields.fields.count, owner.fields.fields[field].comparison != nil else {
      return
    }
    let name = owner.fields.fields[field].name.withoutUnderscore
    hold(object, insteadOf: old, by: owner.number, field) { lost in
      let place = ExaminedPlace(of: owner)
      return Replacement(
        old: old, rule: .objectMadeAgain, place: place, subject: name,
        type: Metadata.shortName(of: type(of: object)),
        maker: viewAround(except: owner.number)?.view ?? "its parent", lost: lost, readerCount: 1)
    }
  }

  /// Records an object that is provided to the views below.
  /// - Parameter source: the environment source that holds it.
  package func provide(_ object: AnyObject, insteadOf old: AnyObject?, in source: Source) {
    if DynamicFields.isOwn(type(of: object)) { return }
    // A source's address cannot equal a vertex's number: those are small.
    let holder = UInt64(UInt(bitPattern: ObjectIdentifier(source)))
    hold(object, insteadOf: old, by: holder, 0) { lost in
      var readerCount = 0
      source.forEachReader { _, _ in readerCount += 1 }
      let place = viewAround() ?? ExaminedPlace(path: "", view: "")
      let name = Metadata.shortName(of: type(of: object))
      return Replacement(
        old: old, rule: .objectMadeInBody, place: place, subject: name, type: name,
        maker: place.view, lost: lost, readerCount: readerCount)
    }
  }

  /// Records an object that a view has received as a plain property.
  func pass(
    _ object: AnyObject, insteadOf old: AnyObject, in owner: DynamicNode, name: String, index: Int
  ) {
    hold(object, insteadOf: old, by: owner.number, 1_000 + index) { lost in
      let place = ExaminedPlace(of: owner)
      return Replacement(
        old: old, rule: .objectMadeInBody, place: place, subject: name,
        type: Metadata.shortName(of: type(of: object)),
        maker: viewAround(except: owner.number)?.view ?? "its parent", lost: lost, readerCount: 1)
    }
  }

  private func hold(
    _ object: AnyObject, insteadOf old: AnyObject?, by holder: UInt64, _ field: Int,
    _ replacement: (_ lost: String) -> Replacement
  ) {
    let first = ObjectText(of: object)
    let known = objects[holder]?[field]
    objects[holder, default: [:]][field] = HeldObject(object: object, first: first)
    guard let old, let known, known.object === old, old !== object,
      type(of: old) == type(of: object),
      known.first == first
    else { return }
    replacements.append(replacement(ObjectText(of: old).changes(since: known.first)))
  }

  /// Judges the replaced objects that have not been retained elsewhere.
  func judgeReplacements() {
    guard !replacements.isEmpty else { return }
    let judged = replacements
    replacements = []
    for replacement in judged where replacement.old == nil { judge(replacement) }
  }

  private func judge(_ replacement: Replacement) {
    let place = replacement.place
    let complaint = Complaint(
      rule: replacement.rule, view: place.view, subject: replacement.subject)
    let count = replacementCounts[complaint, default: 0] + 1
    replacementCounts[complaint] = count
    guard !replacement.lost.isEmpty || count >= 3 else { return }
    let severity: Finding.Severity = replacement.lost.isEmpty ? .cost : .finding
    let times = count == 1 ? "" : " (\(count) times)"
    let (type, lost) = (replacement.type, replacement.lost)
    if replacement.rule == .objectMadeAgain {
      report(
        .objectMadeAgain, severity, at: place, about: replacement.subject,
        "\(place.view) makes another \(type) whenever \(replacement.maker) runs\(times)"
          + (lost.isEmpty ? "." : "; \(lost) was lost."),
        advice: "Use @StateObject.")
    } else {
      let readers = replacement.readerCount == 1 ? "1 reader" : "\(replacement.readerCount) readers"
      report(
        .objectMadeInBody, severity, at: place, about: replacement.subject,
        "\(replacement.maker) provides another \(type) whenever it runs\(times)"
          + (lost.isEmpty ? "." : "; what the last held (\(lost)) is lost for \(readers)."),
        advice:
          "Keep it in a @StateObject, or in a @State if it is @Observable, and hand that down.")
    }
  }

  /// Records an object that was made for a state that already has one.
  func discard(_ object: AnyObject, of owner: DynamicNode, name: String) {
    let place = ExaminedPlace(of: owner)
    let complaint = Complaint(rule: .objectsThrownAway, view: place.view, subject: name)
    let count = discardedCounts[complaint, default: 0] + 1
    discardedCounts[complaint] = count
    guard count >= 20 else { return }
    let type = Metadata.shortName(of: type(of: object))
    report(
      .objectsThrownAway, .cost, at: place, about: name,
      "\(count + 1) \(type) were made for \(place.view).\(name), \(count) dropped: @State evaluates "
        + "its first value for each value of the view.",
      advice:
        "Make it where the view around is made once, and pass it; or begin with nil and make it "
        + "in a task.")
  }
}
