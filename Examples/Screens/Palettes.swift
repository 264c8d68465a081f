import SwiftUI

/// A value of any conforming type, which every view may use.
protocol Palette {
  var ink: Color { get }
  var paper: Color { get }
}

struct Meadow: Palette {
  var ink: Color { Color(red: 0.05, green: 0.3, blue: 0.15) }
  var paper: Color { Color(red: 0.82, green: 0.95, blue: 0.85) }
}

struct Night: Palette {
  var ink: Color { Color(red: 0.9, green: 0.92, blue: 1) }
  var paper: Color { Color(red: 0.12, green: 0.14, blue: 0.32) }
}

struct Warning: Palette {
  var ink: Color { .white }
  var paper: Color { Color(red: 0.7, green: 0.08, blue: 0.1) }
}

private struct CalmPalette: EnvironmentKey {
  static var defaultValue: any Palette { Meadow() }
}

private struct UrgentPalette: EnvironmentKey {
  static var defaultValue: any Palette { Warning() }
}

extension EnvironmentValues {
  var calmPalette: any Palette {
    get { self[CalmPalette.self] }
    set { self[CalmPalette.self] = newValue }
  }

  var urgentPalette: any Palette {
    get { self[UrgentPalette.self] }
    set { self[UrgentPalette.self] = newValue }
  }
}

/// Two values of one type under two keys. Views without a value of their own see the defaults.
struct Palettes: View {
  @State private var isNight = false

  private var hour: any Palette { isNight ? Night() : Meadow() }

  var body: some View {
    let _ = Self._printChanges()
    List {
      Section("Nobody says which") { Notices() }
      Section("By the hour") {
        Toggle("Night", isOn: $isNight)
        Notices()
          .environment(\.calmPalette, hour)
      }
    }
  }
}

struct Notices: View {
  @Environment(\.calmPalette) private var calm
  @Environment(\.urgentPalette) private var urgent

  var body: some View {
    let _ = Self._printChanges()
    Text("The pool is open.")
      .foregroundColor(calm.ink)
      .padding(8)
      .background(calm.paper)
      .cornerRadius(8)
    Text("Nobody is watching.")
      .foregroundColor(urgent.ink)
      .padding(8)
      .background(urgent.paper)
      .cornerRadius(8)
  }
}
