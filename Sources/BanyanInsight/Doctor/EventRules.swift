import BanyanGraph
import BanyanHost
import SwiftUICore

/// An event of the user.
struct ExaminedEvent {
  /// The number of its record.
  let number: UInt32
  /// The target of the event, such as `Toggle "Sound"`.
  let target: String
  let place: ExaminedPlace
  let isUse: Bool
  /// The row that is typed into, if there is one.
  let row: TypedRow?
  /// True if a host has reported the size of an element.
  var isMeasuring = false
  /// A description of the event with its target, such as `tap Button "Add"`.
  var name = ""
}

/// A row that is typed into.
struct TypedRow {
  let row: _Node
  let list: _Node
  let position: Int
  let identity: String
}

extension Event.Payload {
  /// True if the event asks for a change.
  fileprivate var isUse: Bool {
    switch self {
    case .activate, .setOn, .setNumber, .input, .select, .selectDetent, .delete, .move, .dismiss:
      true
    default: false
    }
  }
}

/// D6 and D12: the effects of the user's actions.
extension Doctor {
  /// Records an event of the user, whose record has begun.
  package func begin(_ payload: Event.Payload, at element: ElementNode?) {
    var row: TypedRow?
    if case .input = payload, let element { row = typedRow(around: element) }
    event = ExaminedEvent(
      number: recorder.current, target: element?.spokenName ?? "the window",
      place: element.map { ExaminedPlace(of: $0) } ?? ExaminedPlace(path: "", view: ""),
      isUse: payload.isUse, row: row)
    event?.name = recorder.record(recorder.current).map { recorder.text($0.first) } ?? ""
    if case .measured(let rect) = payload, let element {
      event?.isMeasuring = true
      measured(element, width: rect.width, height: rect.height)
    }
  }

  private func typedRow(around element: _Node) -> TypedRow? {
    var node: _Node? = element
    while let current = node {
      if current is ListRowNode, let list = current.parent,
        let position = list.position(of: current)?.offset
      {
        return TypedRow(
          row: current, list: list, position: position,
          identity: list.identity(of: current).map { ValueText.summary(of: $0) } ?? "")
      }
      node = current.parent
    }
    return nil
  }

  /// Judges a write of a different value that had no effect, if the user's action caused it directly.
  package func judgeIgnoredWrite(to target: String, advice: String) {
    guard let event, event.isUse, recorder.current == event.number else { return }
    report(
      .writeToNowhere, .error, at: event.place, about: event.target,
      "\(event.target) writes to \(target): nothing changes.", advice: advice)
  }

  /// Checks whether the row that was typed into has been replaced.
  func judgeTyping() {
    guard let row = event?.row else { return }
    guard row.row.isDetached, !row.list.isDetached else { return }
    var next: _Node?
    row.list.forEachChild {
      if $0 is ListRowNode, row.list.position(of: $0)?.offset == row.position { next = $0 }
    }
    guard let next, next.number > row.row.number,
      let identity = row.list.identity(of: next).map({ ValueText.summary(of: $0) })
    else { return }
    report(
      .identityFromText, .finding, at: ExaminedPlace(of: row.list), about: "ForEach",
      "Typing changed the row's id from \(row.identity) to \(identity): this makes another row, "
        + "and the focus is lost.",
      advice: "Give each element an id of its own that typing does not change.")
  }
}
