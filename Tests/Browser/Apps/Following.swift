import SwiftUI

/// Views that follow a drag in several ways, for the browser tests.
struct ContentView: View {
  @State private var shift = CGSize.zero
  @State private var pulled = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Pull").frame(width: 200, height: 60).background(.yellow)
        .gesture(
          DragGesture(minimumDistance: 0, coordinateSpace: .global)
            .onChanged { shift = $0.translation }
            .onEnded { _ in shift = .zero })
      Text("Offset: \(Int(shift.width))")
      square("free").offset(shift)
      square("clamped").offset(x: min(max(shift.width, 0), 50))
      square("half").offset(x: shift.width / 2)
      square("placed").position(x: 20 + shift.width, y: 20).frame(width: 300, height: 40)
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(width: 200, height: 100).accessibilityIdentifier("card")
            .gesture(DragGesture().onChanged { pulled = Int($0.translation.width) })
          Color.gray.frame(width: 200, height: 400)
        }
      }
      .frame(width: 200, height: 120)
      Text("Pulled: \(pulled)")
      Spacer()
    }
  }

  private func square(_ name: String) -> some View {
    Color.blue.frame(width: 40, height: 40).accessibilityIdentifier(name)
  }
}
