import SwiftUI

/// Date pickers and color pickers.
struct DatesPage: View {
  @State private var date = Date(timeIntervalSince1970: 1_790_000_000)
  @State private var color = Color(red: 1, green: 0.5, blue: 0)

  private var thisYear: ClosedRange<Date> {
    Date(timeIntervalSince1970: 1_767_225_600)...Date(timeIntervalSince1970: 1_798_761_599)
  }

  var body: some View {
    Form {
      Section("Chosen: \(Int(date.timeIntervalSince1970) / 60) minutes since 1970") {
        DatePicker("Date and time", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("In 2026", selection: $date, in: thisYear, displayedComponents: .date)
        DatePicker("Off", selection: $date).disabled(true)
      }
      Section("Color \(color.description)") {
        ColorPicker("Crust", selection: $color, supportsOpacity: false)
        ColorPicker("Glaze", selection: $color)
        color.frame(height: 40)
      }
    }
    .environment(\.timeZone, TimeZone(identifier: "UTC")!)
  }
}
