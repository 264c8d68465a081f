import SwiftUI

/// Animated changes.
struct AnimationPage: View {
  @State private var isMoved = false
  @State private var isPulsing = false
  @State private var progress = 0.25
  @State private var chosen = "One"
  @Namespace private var namespace

  private let animations: [(String, Animation)] = [
    ("linear", .linear(duration: 1)), ("ease in", .easeIn(duration: 1)),
    ("ease out", .easeOut(duration: 1)), ("ease in and out", .easeInOut(duration: 1)),
    ("smooth", .smooth(duration: 1)), ("snappy", .snappy(duration: 1)),
    ("bouncy", .bouncy(duration: 1)), ("delayed", .default.delay(0.5)),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Button("Move") { isMoved.toggle() }
        ForEach(animations, id: \.0) { name, animation in
          HStack {
            Text(name).font(.caption).frame(width: 110, alignment: .leading)
            HStack {
              Circle().fill(isMoved ? .orange : .blue).frame(width: 24, height: 24)
            }
            .frame(maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
            .animation(animation, value: isMoved)
          }
        }
        HStack(spacing: 32) {
          Circle().fill(.pink)
            .frame(width: 44, height: 44)
            .scaleEffect(isPulsing ? 1 : 0.6)
            .opacity(isPulsing ? 1 : 0.5)
            .onAppear {
              withAnimation(.easeInOut(duration: 0.8).repeatForever()) { isPulsing = true }
            }
          Circle()
            .trim(from: 0, to: progress)
            .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .rotationEffect(.degrees(-90))
            .frame(width: 56, height: 56)
          Button("Progress") {
            withAnimation(.spring(duration: 0.8, bounce: 0.3)) {
              progress = progress > 0.5 ? 0.25 : 0.9
            }
          }
        }
        Pendulum()
        HStack {
          ForEach(["One", "Two", "Three"], id: \.self) { name in
            Button(name) { withAnimation { chosen = name } }
              .padding(10)
              .background {
                if chosen == name {
                  Capsule().fill(.yellow.opacity(0.4))
                    .matchedGeometryEffect(id: "choice", in: namespace)
                }
              }
          }
        }
      }
      .padding()
    }
  }
}

/// A continuous animation whose frames the app draws, until the person stops it.
private struct Pendulum: View {
  @State private var isSwinging = false

  var body: some View {
    HStack(spacing: 48) {
      TimelineView(.animation(paused: !isSwinging)) { context in
        let swing = sin(context.date.timeIntervalSinceReferenceDate * 4)
        Capsule().fill(.indigo)
          .frame(width: 6, height: 56)
          .accessibilityLabel("Pendulum")
          .rotationEffect(.degrees(isSwinging ? 40 * swing : 0), anchor: .top)
      }
      Button(isSwinging ? "Stop" : "Swing") { isSwinging.toggle() }
    }
    .padding(.leading, 40)
  }
}
