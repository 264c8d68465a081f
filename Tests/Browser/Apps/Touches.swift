import SwiftUI

/// Views that take pinches, and a stack in front of others, for the browser tests.
struct ContentView: View {
  @State private var log: [String] = []
  @State private var scale = 1.0
  @State private var angle = Angle.zero
  @State private var anchor = UnitPoint.zero

  var body: some View {
    VStack(spacing: 16) {
      Text("Scale \(scale, specifier: "%.2f") angle \(Int(angle.degrees.rounded()))")
      Text("Anchor \(anchor.x, specifier: "%.1f") \(anchor.y, specifier: "%.1f")")
      Color.orange
        .frame(width: 240, height: 200)
        .gesture(
          MagnifyGesture()
            .onChanged {
              scale = $0.magnification
              anchor = $0.startAnchor
            }
            .onEnded { _ in log.append("magnified") }
            .simultaneously(with: RotationGesture().onChanged { angle = $0 })
        )
        .simultaneousGesture(TapGesture().onEnded { log.append("tapped") })
        .accessibilityIdentifier("plate")
      ZStack {
        Button("Behind") { log.append("behind") }
        VStack {
          Text("In front")
          Spacer()
          Text("Below")
        }
        .frame(maxWidth: .infinity)
        .onTapGesture { log.append("front") }
      }
      .frame(height: 160)
      HStack {
        Text("Whole")
        Spacer()
        Text("row")
      }
      .contentShape(Rectangle())
      .onTapGesture { log.append("row") }
      Text("Log: \(log.joined(separator: ", "))")
    }
    .padding()
  }
}
