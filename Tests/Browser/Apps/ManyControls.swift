import SwiftUI

/// Many controls whose sizes only a browser knows.
struct ContentView: View {
  @State private var count = 1

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<40) { number in
          Stepper("Count \(number)", value: $count).labelsHidden()
        }
        GroupBox("Box") { Text("inside") }
      }
    }
  }
}
