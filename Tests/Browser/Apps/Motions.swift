import SwiftUI

/// Twelve motions side by side, each of them there and back, for the film strips.
struct ContentView: View {
  @State private var isOn = false
  @State private var names = ["A", "B", "C"]
  @Namespace private var namespace

  private let change = Animation.linear(duration: 1)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Play") {
        withAnimation(change) {
          isOn.toggle()
          names.reverse()
        }
      }
      row {
        cell("move") { square.offset(x: isOn ? 70 : 0) }
        cell("grow") { Color.blue.frame(width: isOn ? 100 : 30, height: isOn ? 60 : 30) }
        cell("turn") { square.rotationEffect(.degrees(isOn ? 180 : 0)) }
        cell("paint") { Circle().fill(isOn ? .orange : .blue).frame(width: 50, height: 50) }
      }
      row {
        cell("fade") { if isOn { square } }
        cell("slide") { if isOn { square.transition(.slide) } }
        cell("leave") {
          VStack(spacing: 4) {
            Color.green.frame(width: 60, height: 16)
            if !isOn { Color.red.frame(width: 60, height: 16).transition(.scale) }
            Color.blue.frame(width: 60, height: 16)
          }
        }
        cell("reorder") {
          HStack { ForEach(names, id: \.self) { Text($0).padding(6).background(.yellow) } }
        }
      }
      row {
        cell("hero") {
          HStack {
            if isOn {
              Spacer()
              Capsule().fill(.purple).matchedGeometryEffect(id: "hero", in: namespace)
                .frame(width: 60, height: 60)
            } else {
              Capsule().fill(.purple).matchedGeometryEffect(id: "hero", in: namespace)
                .frame(width: 30, height: 20)
              Spacer()
            }
          }
        }
        cell("trim") {
          Circle().trim(from: 0, to: isOn ? 1 : 0.1).stroke(.pink, lineWidth: 6).frame(
            width: 50, height: 50)
        }
        cell("gradient") {
          LinearGradient(
            colors: isOn ? [.yellow, .red] : [.blue, .green], startPoint: .leading,
            endPoint: isOn ? .bottom : .trailing)
        }
        cell("number") {
          Text(isOn ? "20" : "19").font(.largeTitle).contentTransition(
            .numericText(value: isOn ? 20 : 19))
        }
      }
      Spacer()
    }
    .padding()
  }

  private var square: some View { Color.blue.frame(width: 40, height: 40) }

  private func row(@ViewBuilder content: () -> some View) -> some View {
    HStack(spacing: 12) { content() }
  }

  private func cell(_ name: String, @ViewBuilder content: () -> some View) -> some View {
    ZStack { content() }.frame(width: 120, height: 80).clipped().border(.gray)
      .accessibilityIdentifier(name)
  }
}
