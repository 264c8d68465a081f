import BanyanGraph
import SwiftUICore

/// A view that ran because an object that it follows has changed, and had the same result.
struct IdleFollower {
  let place: ExaminedPlace
  /// The property that holds the object.
  let field: String
  let type: String
  /// The names of the changed properties.
  let properties: [String]
  var count: Int
}

/// D4, D15 and D16: the objects that views follow, and the properties that they read.
extension Doctor {
  // MARK: Objects shown but not observed

  /// Judges the changes of properties that bodies have read from objects that they do not follow.
  func judgeUnfollowed() {
    for (vertex, reads) in published.unfollowed.sorted(by: { $0.key < $1.key }) {
      guard let node = reads.first?.node.node, !node.isDetached, !node.isQueued else {
        if let node = reads.first?.node.node { published.forget(node) }
        continue
      }
      var changed: [(read: PublishedReading.Read, new: String)] = []
      for (index, (_, read)) in reads.enumerated() {
        guard let object = read.object else { continue }
        let new = PublishedReading.text(of: read.property, in: object)
        guard new != read.text else { continue }
        changed.append((read, new))
        published.setRead(new, index, by: vertex)
      }
      guard !changed.isEmpty else {
        oracles?.refresh(node)
        continue
      }
      let isShown = oracles.map { $0.wouldDiffer(node) }
      oracles?.refresh(node)
      if isShown == false { continue }
      for (read, new) in changed {
        report(of: read, becoming: new, by: node, isShown: isShown == true)
      }
    }
  }

  private func report(
    of read: PublishedReading.Read, becoming new: String, by node: _Node, isShown: Bool
  ) {
    let place = ExaminedPlace(of: node)
    let name = "\(read.type).\(read.property)"
    var reason = "follows nothing"
    var advice = "Declare the \(read.type) as an @ObservedObject in a view that shows it."
    if let view = node.nearestView as? DynamicNode, let object = read.object {
      let followed = view.slots.compactMap { ($0 as? any FollowingSlot)?.followedObject }
        .map { Metadata.shortName(of: type(of: $0)) }
      if !followed.isEmpty { reason = "follows \(followed.joined(separator: ", ")) only" }
      for (index, slot) in view.slots.enumerated()
      where (slot as? any EnvironmentHolding)?.holds(object) == true {
        let property = view.fields.fields[index].name.withoutUnderscore
        reason = "has it as \(property) from an environment value, which follows no object"
        advice =
          "Provide it with .environmentObject(…) and declare an @EnvironmentObject, or make it @Observable."
      }
    }
    report(
      .shownNotFollowed, isShown ? .finding : .note, at: place, about: name,
      "\(place.view) shows \(name), which went \(read.text) -> \(new) unnoticed: \(place.view) \(reason).",
      advice: advice)
  }

  // MARK: Objects observed but not read

  /// Counts the views that ran without effect because an object that they follow has changed.
  func countIdleFollowers(_ update: ExaminedUpdate) {
    for (_, record) in update.records where record.kind == .body && record.outcome == .equal {
      guard let notified = recorder.record(record.cause), notified.kind == .notified,
        notified.field >= 0,
        notified.subject == record.subject, let source = recorder.record(notified.cause),
        source.kind == .source, source.outcome == .changed
      else { continue }
      let field = recorder.text(record.second)
      guard !field.contains(","), let type = followedTypes[record.subject]?[Int(notified.field)]
      else {
        continue
      }
      let prefix = "\(type)."
      let properties = recorder.text(source.first).components(separatedBy: ", ")
      guard properties.allSatisfy({ $0.hasPrefix(prefix) }) else { continue }
      let names = properties.map { String($0.dropFirst(prefix.count)) }
      let view = recorder.text(record.first)
      let key = "\(view) \(field) \(names.joined(separator: " "))"
      let place = ExaminedPlace(record, in: recorder)
      idleFollowers[
        key,
        default: IdleFollower(
          place: place, field: field, type: type, properties: names, count: 0)
      ].count += 1
    }
  }

  /// Records the object that a property of a view will follow.
  package func follow(_ object: AnyObject, in owner: DynamicNode, field: Int) {
    guard owner.fields.isOfApp, PublishedReading.publishesAll(of: type(of: object)) else { return }
    let name = owner.fields.fields[field].name
    if owner.fields.terms.stored.contains(where: {
      $0.name == name && $0.type is any OwningProperty.Type
    }) {
      owners.insert(name + owner.fields.shortName)
    }
    followedTypes[owner.number, default: [:]][field] = Metadata.shortName(of: type(of: object))
  }

  /// The findings about views that ran without effect, unless they have since read the properties that they
  /// ran for.
  var idleFindings: [Finding] {
    var sums: [String: IdleFollower] = [:]
    for follower in idleFollowers.values {
      let reads = published.known.filter {
        $0.view == follower.place.view && $0.type == follower.type
      }
      // A binding to a property is made from the followed object.
      guard !reads.contains(where: { $0.property == "$" }) else { continue }
      let hasRead = follower.properties.contains { name in
        reads.contains { $0.property == name }
      }
      if hasRead { continue }
      // A view that owns an object for others must follow it.
      if reads.isEmpty, owners.contains(follower.field + follower.place.view),
        published.known.contains(where: { $0.type == follower.type })
      {
        continue
      }
      let key =
        reads.isEmpty
        ? "D15 \(follower.place.view) \(follower.field)"
        : "D16 \(follower.place.view) \(follower.field) \(follower.properties)"
      sums[key, default: follower].count += sums[key] == nil ? 0 : follower.count
    }
    return sums.sorted { $0.key < $1.key }.compactMap { key, sum in
      guard sum.count >= 3 else { return nil }
      let reads = published.known
        .filter { $0.view == sum.place.view && $0.type == sum.type }.map(\.property).sorted()
      return key.hasPrefix("D15") ? unread(sum) : readOther(sum, reads)
    }
  }

  private func unread(_ sum: IdleFollower) -> Finding {
    Finding(
      .followsUnread, .cost, at: sum.place.path, in: sum.place.view,
      subject: sum.field.withoutUnderscore,
      "\(sum.place.view) ran \(sum.count) times for \(sum.field), of which it reads nothing.",
      advice:
        "To write only, hold an object that publishes nothing, or make \(sum.type) @Observable.")
  }

  private func readOther(_ sum: IdleFollower, _ reads: [String]) -> Finding {
    let read = reads.joined(separator: ", ")
    return Finding(
      .runsForUnread, .cost, at: sum.place.path, in: sum.place.view,
      subject: sum.field.withoutUnderscore,
      "\(sum.place.view) reads \(read) of \(sum.field); it ran \(sum.count) times for "
        + "\(sum.properties.joined(separator: ", ")).",
      advice: "Make \(sum.type) @Observable, or split it.")
  }
}

extension ObjectSlot: FollowingSlot {
  package var followedObject: AnyObject? { object }
}
