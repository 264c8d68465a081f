import BanyanGraph
import SwiftUICore

/// D28: programs that behave differently on Apple's systems.
extension Doctor {
  /// Makes the content of a presentation, and reports states that nothing else in their view has
  /// read.
  package func presenting<Result>(_ presenter: _Node, _ content: () -> Result) -> Result {
    guard let view = presenter.nearestView as? DynamicNode else { return content() }
    let wereRead = view.slots.map { slot in slot.map { Self.isRead($0) } ?? true }
    let result = content()
    let place = ExaminedPlace(of: view)
    for (index, slot) in view.slots.enumerated()
    where index < view.fields.fields.count && !wereRead[index] {
      guard let slot, Self.isRead(slot), slot.writtenValue(recorder.describe) != nil else {
        continue
      }
      let name = view.fields.fields[index].name.withoutUnderscore
      report(
        .elsewhereOtherwise, .note, at: place, about: name,
        "What \(place.view) presents shows \(place.view).\(name), which its body does not read: elsewhere it may "
          + "show what \(name) was when the body ran.",
        advice: "Read it in the body too, or present it as the item.")
    }
    return result
  }

  private static func isRead(_ slot: Slot) -> Bool {
    let isRead = slot.exchangeIsRead(true)
    _ = slot.exchangeIsRead(isRead)
    return isRead
  }
}
