import SwiftUI

/// The greenhouse as an `@Observable`: a view updates only when a property that it reads changes.
@MainActor
@Observable
final class Conservatory {
  var degrees = 18
  var isMisting = false
}

/// The gardener of one screen. Only the first screen gets it, so pushed screens don't have it.
@MainActor
@Observable
final class Gardener {
  let name = "Hana"
}

struct ObservedClimate: View {
  @State private var conservatory = Conservatory()
  @State private var gardener = Gardener()

  var body: some View {
    let _ = Self._printChanges()
    NavigationStack {
      ObservedGreenhouse()
        .environment(gardener)
    }
    .environment(conservatory)
  }
}

struct ObservedGreenhouse: View {
  @Environment(Conservatory.self) private var conservatory

  var body: some View {
    let _ = Self._printChanges()
    // A value from the environment needs `@Bindable` to make bindings.
    @Bindable var conservatory = conservatory
    List {
      Section("Greenhouse") {
        LabeledContent("Temperature", value: "\(conservatory.degrees) °C")
        Button("Warmer") { conservatory.degrees += 1 }
        Toggle("Mist", isOn: $conservatory.isMisting)
      }
      Section("Declares the climate and reads nothing") {
        ObservedBenches()
      }
      Section("Are given what they show") {
        Thermometer(degrees: conservatory.degrees)
        MistSign(isMisting: conservatory.isMisting)
      }
      Section("Further in") {
        GardenerSign()
        NavigationLink("Potting room") { PottingRoom() }
      }
    }
    .navigationTitle("Observed climate")
  }
}

struct ObservedBenches: View {
  @Environment(Conservatory.self) private var conservatory

  var body: some View {
    let _ = Self._printChanges()
    Label("Benches", systemImage: "table")
  }
}

struct PottingRoom: View {
  @Environment(Conservatory.self) private var conservatory

  var body: some View {
    let _ = Self._printChanges()
    List {
      LabeledContent("Temperature", value: "\(conservatory.degrees) °C")
      Button("Warmer") { conservatory.degrees += 1 }
      GardenerSign()
    }
    .navigationTitle("Potting room")
  }
}

struct GardenerSign: View {
  @Environment(Gardener.self) private var gardener: Gardener?

  var body: some View {
    let _ = Self._printChanges()
    Label(gardener.map { "Ask \($0.name)" } ?? "Nobody to ask", systemImage: "person")
  }
}
