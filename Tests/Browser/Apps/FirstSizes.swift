import SwiftUI

/// The different sizes that a view has been given, in order, and the one with which it appeared.
@MainActor
final class SeenSizes {
  private var all: [String] = []
  private var appeared = ""

  var text: String { "Seen: \(all.joined(separator: ", ")); appeared: \(appeared)" }

  func note(_ size: CGSize) {
    if all.last != Self.text(of: size) { all.append(Self.text(of: size)) }
  }

  func noteAppearance(_ size: CGSize) { appeared = Self.text(of: size) }

  private static func text(of size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
}

struct ContentView: View {
  @State private var seen = SeenSizes()
  @State private var hasAppeared = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    GeometryReader { proxy in
      let _ = seen.note(proxy.size)
      VStack {
        Text(hasAppeared ? seen.text : "Nothing")
        Text(colorScheme == .dark ? "Dark" : "Light")
      }
      .onAppear {
        seen.noteAppearance(proxy.size)
        hasAppeared = true
      }
    }
  }
}
