import Foundation
import SwiftUI

/// What `window-load` taps: a counter, and as many rows as it asks for.
@main
struct WindowApp: App {
  var body: some Scene {
    WindowGroup("Load") { CountedWindow(rowCount: rowCount) }
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
