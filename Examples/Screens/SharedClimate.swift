import SwiftUI

/// The measurements and settings of a greenhouse.
@MainActor
final class Climate: ObservableObject {
  @Published var degrees = 18
  @Published var isMisting = false
}

/// One object for a stack of screens. A view that declares it runs when any of its properties change,
/// whether it reads them or not; all screens of the stack show the same values.
struct SharedClimate: View {
  @StateObject private var climate = Climate()

  var body: some View {
    let _ = Self._printChanges()
    NavigationStack { SharedGreenhouse() }
      .environmentObject(climate)
  }
}

struct SharedGreenhouse: View {
  @EnvironmentObject private var climate: Climate

  var body: some View {
    let _ = Self._printChanges()
    List {
      Section("Greenhouse") {
        LabeledContent("Temperature", value: "\(climate.degrees) °C")
        Button("Warmer") { climate.degrees += 1 }
      }
      Section("Declare the climate and read nothing") {
        SharedBenches()
        SharedVents()
      }
      Section("Further in") {
        NavigationLink("Bay 1") { Bay(number: 1) }
      }
    }
    .navigationTitle("Shared climate")
  }
}

struct SharedBenches: View {
  @EnvironmentObject private var climate: Climate

  var body: some View {
    let _ = Self._printChanges()
    Label("Benches", systemImage: "table")
  }
}

struct SharedVents: View {
  @EnvironmentObject private var climate: Climate

  var body: some View {
    let _ = Self._printChanges()
    Label("Vents", systemImage: "wind")
  }
}

/// One part of the greenhouse, with a link to the next.
struct Bay: View {
  let number: Int
  @EnvironmentObject private var climate: Climate

  var body: some View {
    let _ = Self._printChanges()
    List {
      LabeledContent("Temperature", value: "\(climate.degrees) °C")
      Button("Warmer") { climate.degrees += 1 }
      NavigationLink("Bay \(number + 1)") { Bay(number: number + 1) }
    }
    .navigationTitle("Bay \(number)")
  }
}
