import SwiftUI

/// Controls whose sizes only a browser knows, in the center of the window.
struct ContentView: View {
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var count = 1

  var body: some View {
    VStack {
      Text("Above")
      ProgressView()
      HStack {
        Text("Count")
        Stepper("Count", value: $count).labelsHidden()
        Text("after")
      }
      HStack {
        DatePicker("Day", selection: $date).labelsHidden()
        Text("after")
      }
      GroupBox("Box") { Text("inside") }
      Text("Below")
    }
  }
}
