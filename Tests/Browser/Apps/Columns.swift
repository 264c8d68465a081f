import SwiftUI

/// Columns in a frame that is narrower than the window, and in a sheet.
struct Columns: View {
  @State private var isPresented = false

  var body: some View {
    Columns.pair("").frame(width: 500, height: 200)
    Button("Present") { isPresented = true }
      .sheet(isPresented: $isPresented) { Columns.pair("Sheet ") }
  }

  private static func pair(_ name: String) -> some View {
    NavigationSplitView {
      Text("\(name)Sidebar")
    } detail: {
      Text("\(name)Detail")
    }
  }
}
