import BanyanGraph
import SwiftUICore

/// An environment value that differs each time, as far as can be determined.
struct RenewedValue {
  /// The number of the record of its change.
  let record: UInt32
  let name: String
  let maker: ExaminedPlace
}

/// D20: environment values that are always new.
extension Doctor {
  /// Records that an environment value differs from the previous one, although it may be equal.
  package func provide<Value>(_ name: UInt32, from old: Value, to new: Value, as record: UInt32) {
    guard Self.mayBeSame(old, new), let maker = viewAround() else { return }
    let words = recorder.text(name)
    let prefix = "environment "
    let key = words.hasPrefix(prefix) ? String(words.dropFirst(prefix.count)) : words
    renewed.append(RenewedValue(record: record, name: key, maker: maker))
  }

  /// Returns true if two differing values differ only in functions, or in nothing that can be described.
  private static func mayBeSame<Value>(_ old: Value, _ new: Value) -> Bool {
    if Metadata.isFunction(Value.self) { return true }
    if Value.self is any Equatable.Type || Value.self is AnyClass { return false }
    if ValueText.isSame(old, new) { return true }
    let (before, after) = (Mirror(reflecting: old), Mirror(reflecting: new))
    guard before.displayStyle == .struct || before.displayStyle == .optional,
      before.children.count == after.children.count, !before.children.isEmpty
    else { return false }
    return zip(before.children, after.children).allSatisfy { old, new in
      Metadata.isFunction(type(of: old.value)) || ValueText.isSame(old.value, new.value)
    }
  }

  /// Judges the effect of always-new values on their readers.
  func judgeRenewedValues(_ update: ExaminedUpdate) {
    guard !renewed.isEmpty else { return }
    let judged = renewed
    renewed = []
    for value in judged {
      var readerCount = 0
      var hasResult = false
      for (_, record) in update.records where record.kind == .body {
        guard let notified = recorder.record(record.cause), notified.kind == .notified,
          notified.cause == value.record
        else { continue }
        readerCount += 1
        if record.outcome != .equal || recorder.text(record.second).contains(",") {
          hasResult = true
        }
      }
      guard readerCount > 0 else { continue }
      let complaint = Complaint(rule: .alwaysNew, view: value.maker.view, subject: value.name)
      guard !hasResult else {
        replacementCounts[complaint] = nil
        continue
      }
      let count = replacementCounts[complaint, default: 0] + 1
      replacementCounts[complaint] = count
      guard count >= 3 else { continue }
      let readers = readerCount == 1 ? "1 reader ran" : "\(readerCount) readers ran"
      report(
        .alwaysNew, .cost, at: value.maker, about: value.name,
        "`\(value.name)` of the environment is new whenever \(value.maker.view) runs; \(readers) and came to "
          + "the same result.",
        advice:
          "Provide an Equatable struct with a callAsFunction, or a function that captures nothing.")
    }
  }
}
