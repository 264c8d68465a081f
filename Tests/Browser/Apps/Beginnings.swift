import SwiftUI

/// What does not begin at its top: scroll views with an anchor, and a wheel.
struct ContentView: View {
  @State private var number = 7

  var body: some View {
    VStack {
      ScrollView { rows }.defaultScrollAnchor(.bottom).frame(height: 120)
      ScrollView { rows }.defaultScrollAnchor(.center).frame(height: 120)
      ScrollView(.horizontal) { HStack { letters } }.defaultScrollAnchor(.trailing)
      ScrollView { Text("Short") }.defaultScrollAnchor(.bottom).frame(height: 60)
      Picker("Number", selection: $number) { ForEach(0..<10) { Text("\($0)").tag($0) } }
        .pickerStyle(.wheel)
    }
  }

  private var rows: some View { VStack { letters } }

  private var letters: some View {
    ForEach(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map(String.init), id: \.self) { letter in
      Text(letter).frame(width: 40, height: 30)
    }
  }
}
