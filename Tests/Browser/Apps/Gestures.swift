import SwiftUI

/// Views with pointer gestures, for the browser tests.
struct ContentView: View {
  @State private var log: [String] = []
  @State private var position = CGSize.zero
  @GestureState private var offset = CGSize.zero
  @GestureState private var isPressed = false
  @State private var memo = ""
  @FocusState private var isTargetFocused: Bool

  var body: some View {
    VStack(spacing: 24) {
      Text("Offset: \(Int(offset.width)) \(Int(offset.height))")
      Text("Position: \(Int(position.width)) \(Int(position.height))")
      Text("Drag me")
        .padding()
        .background(offset == .zero ? Color.blue : .orange, in: Capsule())
        .foregroundStyle(.white)
        .gesture(
          DragGesture()
            .updating($offset) { value, state, _ in state = value.translation }
            .onEnded { value in
              position.width += value.translation.width
              position.height += value.translation.height
            })
      Text(isPressed ? "Pressed" : "Press me")
        .padding()
        .background(isPressed ? Color.green : .gray, in: Capsule())
        .foregroundStyle(.white)
        .gesture(
          LongPressGesture(minimumDuration: 0.3)
            .updating($isPressed) { value, state, _ in state = value }
            .onEnded { _ in log.append("held") })
      HStack {
        Text("Around").onTapGesture(count: 2) { log.append("double") }
        Button("Inside") { log.append("button") }
      }
      .onTapGesture { log.append("tap") }
      Button("Styled") { log.append("styled") }.buttonStyle(Sunken())
      Button("Beside") { log.append("beside") }
        .simultaneousGesture(TapGesture().onEnded { log.append("also") })
      ScrollView(.horizontal) {
        HStack { ForEach(0..<3) { Text("Card \($0)").frame(width: 600) } }
      }
      .frame(width: 300, height: 40)
      .onTapGesture { log.append("scroller") }
      Text("Log: \(log.joined(separator: ", "))")
      HStack {
        TextField("Memo", text: $memo)
        Text("Here")
        Text(isTargetFocused ? "Focused" : "Target")
          .focusable()
          .focused($isTargetFocused)
        Button("Pull") { log.append("pulled") }
          .highPriorityGesture(DragGesture().onEnded { _ in log.append("dragged") })
      }
      .onTapGesture { log.append("row") }
      Text("Large").dynamicTypeSize(.accessibility1)
    }
    .padding()
  }
}

struct Sunken: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "down" : "up")
    }
    .padding()
    .background(Color.yellow, in: RoundedRectangle(cornerRadius: 8))
    .opacity(configuration.isPressed ? 0.5 : 1)
  }
}
