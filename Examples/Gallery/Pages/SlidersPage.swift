import SwiftUI

/// Sliders and steppers.
struct SlidersPage: View {
  @State private var volume = 0.4
  @State private var rating = 3.0
  @State private var isEditing = false
  @State private var guests = 2
  @State private var price = 9.5

  var body: some View {
    Form {
      Section("Volume \(volume, specifier: "%.2f")\(isEditing ? ", moving" : "")") {
        Slider(value: $volume) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3")
        } onEditingChanged: {
          isEditing = $0
        }
        Slider(value: $volume) { Text("Green") }.tint(.green)
        Slider(value: $volume) { Text("Small") }.controlSize(.small)
        Slider(value: $volume) { Text("Off") }.disabled(true)
      }
      Section("Rating \(Int(rating))") {
        Slider(value: $rating, in: 1...5, step: 1) { Text("Rating") }
      }
      Section("Steppers") {
        Stepper("Guests: \(guests)", value: $guests, in: 1...8)
        Stepper("Price", value: $price, in: 0...20, step: 0.5, format: .number)
        Stepper {
          Text("Double or half")
        } onIncrement: {
          guests = min(guests * 2, 8)
        } onDecrement: {
          guests = max(guests / 2, 1)
        }
      }
    }
  }
}
