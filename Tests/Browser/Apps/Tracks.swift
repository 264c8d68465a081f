import SwiftUI

/// Views beside each other of which some are animated, and views that leave containers of each kind, for the browser tests.
struct ContentView: View {
  @State private var isHigh = false
  @State private var isThere = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Button("Grow") { isHigh.toggle() }
        Button("Grow all") { withAnimation(.linear(duration: 1)) { isHigh.toggle() } }
        Button("Leave") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      }
      bar("plain")
      bar("own").animation(.linear(duration: 1), value: isHigh)
      bar("still").animation(nil, value: isHigh)
      Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("last")
        .offset(x: isHigh ? 100 : 0)
      HStack {
        ZStack { if isThere { leaving("empty") } }.frame(width: 60, height: 40)
        ZStack {
          Color.gray
          if isThere { leaving("behind") }
        }
        .frame(width: 60, height: 40)
        Color.gray.frame(width: 60, height: 40).overlay(alignment: .bottomTrailing) {
          if isThere { leaving("overlay") }
        }
        VStack(spacing: 0) {
          Color.gray.frame(width: 20, height: 10)
          if isThere { leaving("stack") }
        }
        .frame(width: 60, height: 40)
      }
      Circle().trim(from: 0, to: isHigh ? 1 : 0.25).stroke(.blue, lineWidth: 4)
        .frame(width: 40, height: 40)
      Spacer()
    }
  }

  private func bar(_ name: String) -> some View {
    Color.red.frame(width: 10, height: isHigh ? 120 : 20).accessibilityIdentifier(name)
  }

  private func leaving(_ name: String) -> some View {
    Color.green.frame(width: 20, height: 20).accessibilityIdentifier(name)
  }
}
