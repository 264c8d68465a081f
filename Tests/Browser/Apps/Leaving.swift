import SwiftUI

/// A square that leaves a stack, which is narrower and lower without it, so the square itself moves.
struct ContentView: View {
  @State private var isShown = true

  var body: some View {
    VStack {
      Button(isShown ? "Hide" : "Show") {
        withAnimation(.linear(duration: 2)) { isShown.toggle() }
      }
      if isShown {
        Color.red.frame(width: 200, height: 200).transition(.opacity)
      }
    }
  }
}
