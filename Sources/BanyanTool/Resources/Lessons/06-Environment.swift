// LESSON Values of the environment: the nearest one wins
//
// An environment value flows down from where it is set. A view that reads it gets the one set nearest above it, or the key's
// default, without the views in between passing it on.
//
// TRY Tap Shout.
// RUNS ContentView, Voice
// RESTS Whisperer, Hall
// BECAUSE ContentView sets the volume for everything below it, and Voice reads it. Whisperer reads one that is set nearer, which has not changed; Hall reads none.
// SEE The first line gets louder. The second has its own volume.
import SwiftUI

private struct VolumeKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var volume: Int {
    get { self[VolumeKey.self] }
    set { self[VolumeKey.self] = newValue }
  }
}

struct ContentView: View {
  @State private var volume = 1

  var body: some View {
    VStack(spacing: 16) {
      Button("Shout") { volume += 1 }
      Hall()
    }
    .padding()
    .environment(\.volume, volume)
  }
}

struct Hall: View {
  var body: some View {
    VStack(spacing: 16) {
      Voice()
      Whisperer().environment(\.volume, 0)
    }
  }
}

struct Voice: View {
  @Environment(\.volume) private var volume

  var body: some View { Text("Hello" + String(repeating: "!", count: volume)) }
}

struct Whisperer: View {
  @Environment(\.volume) private var volume

  var body: some View { Text(volume == 0 ? "(hello)" : "Hello") }
}
