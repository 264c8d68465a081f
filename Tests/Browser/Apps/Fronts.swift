import SwiftUI

@main
struct FrontsApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

/// Buttons with a view in front of each, and the number of their presses.
struct ContentView: View {
  @State private var count = 0
  @State private var isSeen = false

  var body: some View {
    Text("pressed \(count), \(isSeen ? "seen" : "unseen")")
    ZStack {
      button("spaced")
      VStack {
        HStack {
          Spacer()
          Text("corner")
        }
        Spacer()
      }
    }
    ZStack {
      button("measured")
      GeometryReader { _ in
        ZStack { Color.red.frame(width: 5, height: 5).position(x: 0, y: 0) }
      }
    }
    button("over").overlay {
      VStack {
        Text("lid")
        Spacer()
      }
    }
    ZStack {
      button("faded")
      Rectangle().frame(width: 160).opacity(isSeen ? 0.5 : 0)
    }
    ZStack {
      button("heard")
      column.contentShape(Rectangle()).onTapGesture { isSeen.toggle() }
    }
    ZStack {
      button("painted")
      column.background(.green.opacity(0.3))
    }
    ZStack {
      button("backed")
      column.background { Color.green.opacity(0.3) }
    }
  }

  private var column: some View {
    VStack {
      Text("top")
      Spacer()
    }
    .frame(width: 160)
  }

  private func button(_ name: String) -> some View {
    Button {
      count += 1
    } label: {
      Text(name).frame(width: 160, height: 60)
    }
  }
}
