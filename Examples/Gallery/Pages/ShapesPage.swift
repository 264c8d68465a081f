import SwiftUI

/// Shapes, filled and stroked.
struct ShapesPage: View {
  @State private var progress = 0.7

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        row("Filled") {
          Rectangle().fill(.blue)
          RoundedRectangle(cornerRadius: 16).fill(.indigo)
          Circle().fill(.purple)
          Capsule().fill(.pink)
          Ellipse().fill(.orange)
          UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.teal)
        }
        row("Drawn") {
          Rectangle().stroke(.blue, lineWidth: 4)
          RoundedRectangle(cornerRadius: 16).stroke(.indigo, lineWidth: 4)
          Circle().strokeBorder(.purple, lineWidth: 8)
          Capsule().strokeBorder(.pink, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
          Ellipse().stroke(
            .orange, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [1, 9]))
          Circle().fill(.yellow).stroke(.brown, lineWidth: 3)
        }
        row("In part") {
          Circle().trim(from: 0, to: 0.7)
            .stroke(.green, style: StrokeStyle(lineWidth: 10, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Circle().trim(from: 0.25, to: 1)
            .stroke(
              AngularGradient(colors: [.blue, .mint], center: .center),
              style: StrokeStyle(lineWidth: 10, lineCap: .round))
          Capsule().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4)
          Circle().trim(from: 0, to: 0.5).fill(.cyan)
          RoundedRectangle(cornerRadius: 12).strokeBorder(
            LinearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing),
            lineWidth: 6)
        }
        row("Changed") {
          Rectangle().rotation(.degrees(45)).scale(0.7).fill(.mint)
          Ellipse().rotation(.degrees(30)).stroke(.brown, lineWidth: 3)
          Rectangle().size(width: 30, height: 30).offset(x: 8, y: 8).fill(.gray)
          AnyShape(Capsule()).inset(8).fill(.red)
        }
      }
      .padding()
    }
  }

  private func row(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline)
      HStack(spacing: 14) { content().frame(height: 56) }.padding(6)
    }
  }
}

extension Shape {
  /// Returns this shape, inset on each side.
  fileprivate func inset(_ amount: Double) -> some Shape {
    scale(x: 0.7, y: 0.7)
  }
}
