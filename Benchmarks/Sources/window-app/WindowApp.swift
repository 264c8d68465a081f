import Foundation
import SwiftUI

/// The app whose windows `window-load` taps: a counter, and as many rows as it asks for, or eight circles that move.
@main
struct WindowApp: App {
  var body: some Scene {
    WindowGroup("Load") {
      if ProcessInfo.processInfo.environment["WINDOW_APP_IS_ANIMATED"] != nil {
        AnimatedWindow()
      } else {
        CountedWindow(rowCount: rowCount)
      }
    }
  }

  private var rowCount: Int {
    ProcessInfo.processInfo.environment["WINDOW_APP_ROWS"].flatMap(Int.init) ?? 20
  }
}

private struct CountedWindow: View {
  let rowCount: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Button("Count") { count += 1 }
      ForEach(0..<rowCount, id: \.self) { RowView(number: $0) }
    }
  }
}

private struct AnimatedWindow: View {
  @State private var isMoved = false

  var body: some View {
    VStack {
      Button("Count") { withAnimation(.spring) { isMoved.toggle() } }
      ForEach(0..<8, id: \.self) { number in
        Circle()
          .fill(isMoved ? .red : .blue)
          .frame(width: isMoved ? 40 : 20, height: 20)
          .offset(x: isMoved ? Double(number) * 10 : 0)
      }
    }
  }
}

private struct RowView: View {
  let number: Int
  @State private var isMarked = false

  var body: some View {
    HStack {
      Text("Row \(number)")
      Text(isMarked ? "marked" : "as it was")
      Button("Mark") { isMarked.toggle() }
    }
  }
}
