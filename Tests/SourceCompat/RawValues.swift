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

let importance = AXCustomContent.Importance(rawValue: 1)

func resolved(_ color: Color.Resolved, from decoder: any Decoder, to encoder: any Encoder) throws
  -> Color.Resolved
{
  try color.encode(to: encoder)
  return try Color.Resolved(from: decoder)
}

func columns<Row: Identifiable>(from decoder: any Decoder) throws -> TableColumnCustomization<Row> {
  try TableColumnCustomization(from: decoder)
}

@MainActor
func data<Content: DynamicTableRowContent>(
  of content: ModifiedContent<Content, OnInsertTableRowModifier>
) -> Content.Data {
  content.data
}

func resources(of bundle: Bundle) -> [String?] {
  [
    bundle.path(forResource: "film", ofType: "mp4"),
    bundle.path(forResource: "film", ofType: nil, inDirectory: "films"),
    bundle.url(forResource: "film", withExtension: "mp4")?.path,
    bundle.url(forResource: "film", withExtension: nil, subdirectory: "films")?.path,
  ]
}
