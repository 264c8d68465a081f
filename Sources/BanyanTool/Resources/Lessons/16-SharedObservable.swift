// LESSON An @Observable object for everybody below
//
// `environment` puts an @Observable object into the environment, and `@Environment` with its type takes it out. To declare it costs
// nothing: a view still runs only for the properties that its body has read.
//
// TRY Tap Warmer.
// RUNS Thermometer
// RESTS ContentView, Umbrella, Almanac
// BECAUSE Only Thermometer has read `degrees`.
// SEE One degree more. With an ObservableObject, all four would have run: that is lesson 5.
//
// TRY Tap Rain.
// RUNS Umbrella
// RESTS ContentView, Thermometer, Almanac
// BECAUSE Only Umbrella has read `isRaining`. Almanac declares the weather, and reads nothing of it.
// SEE The umbrella opens.
import SwiftUI

@Observable final class Weather {
  var degrees = 20
  var isRaining = false
}

struct ContentView: View {
  @State private var weather = Weather()

  var body: some View {
    VStack(spacing: 16) {
      Thermometer()
      Umbrella()
      Almanac()
    }
    .padding()
    .environment(weather)
  }
}

struct Thermometer: View {
  @Environment(Weather.self) private var weather

  var body: some View {
    HStack {
      Text("\(weather.degrees) °C").font(.title)
      Button("Warmer") { weather.degrees += 1 }
    }
  }
}

struct Umbrella: View {
  @Environment(Weather.self) private var weather

  var body: some View {
    HStack {
      Image(systemName: weather.isRaining ? "umbrella.fill" : "umbrella")
      Button("Rain") { weather.isRaining.toggle() }
    }
  }
}

struct Almanac: View {
  @Environment(Weather.self) private var weather

  var body: some View { Text("April does what it likes").foregroundStyle(.secondary) }
}
