import SwiftUI

/// The same greenhouse, whose parts receive only the values they show: each updates only when its value changes.
struct PassedClimate: View {
  @StateObject private var climate = Climate()

  var body: some View {
    let _ = Self._printChanges()
    PassedGreenhouse()
      .environmentObject(climate)
  }
}

struct PassedGreenhouse: View {
  @EnvironmentObject private var climate: Climate

  var body: some View {
    let _ = Self._printChanges()
    List {
      Section("Greenhouse") {
        Button("Warmer") { climate.degrees += 1 }
        Toggle("Mist", isOn: $climate.isMisting)
      }
      Section("Are given what they show") {
        Thermometer(degrees: climate.degrees)
        MistSign(isMisting: climate.isMisting)
      }
    }
  }
}

struct Thermometer: View {
  let degrees: Int

  var body: some View {
    let _ = Self._printChanges()
    Label("\(degrees) °C", systemImage: "thermometer.medium")
  }
}

struct MistSign: View {
  let isMisting: Bool

  var body: some View {
    let _ = Self._printChanges()
    Label(isMisting ? "Mist" : "Dry", systemImage: isMisting ? "drop.fill" : "drop")
  }
}
