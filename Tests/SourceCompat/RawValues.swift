// Values by their raw values, and values that are seldom spelled.
import SwiftUI

let components = DatePickerComponents(rawValue: DatePickerComponents.date.rawValue)
let reasons = RedactionReasons(rawValue: RedactionReasons.privacy.rawValue)
let triggers = SubmitTriggers(rawValue: SubmitTriggers.text.rawValue)
let phase = ScenePhase(rawValue: ScenePhase.active.rawValue)
let directions: [AccessibilityAdjustmentDirection] = [.increment, .decrement]
let truncations: [Text.TruncationMode] = [.head, .middle, .tail]
let key = KeyEquivalent("k" as Character)
let selectable = [
  EnabledTextSelectability.allowsSelection, DisabledTextSelectability.allowsSelection,
]

func dateStyle(from decoder: any Decoder) throws -> Text.DateStyle {
  try Text.DateStyle(from: decoder)
}

func changed(_ stop: Gradient.Stop) -> Gradient.Stop {
  var stop = stop
  stop.color = .red
  stop.location = 0.5
  return stop
}

struct Faint: View {
  var body: some View {
    Circle().fill(.opacity(0.5))
    Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).opacity(0.5))
  }
}
