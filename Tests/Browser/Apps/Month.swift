import SwiftUI

/// A calendar of November 2026.
struct ContentView: View {
  @State private var date = Date(timeIntervalSince1970: 1_795_282_205)

  var body: some View {
    VStack {
      DatePicker("Day", selection: $date, displayedComponents: .date)
        .datePickerStyle(.graphical)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      Text(verbatim: "Seconds: \(Int(date.timeIntervalSince1970) - 1_795_282_205)")
    }
  }
}
