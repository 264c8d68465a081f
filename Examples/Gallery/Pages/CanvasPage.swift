import SwiftUI

/// Drawings: a chart, a clock that runs, and views as symbols.
struct CanvasPage: View {
  @State private var heights: [CGFloat] = [0.4, 0.7, 0.55, 0.9, 0.3]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Rain of a week").font(.headline)
        RainChart(heights: heights)
          .frame(height: 160)
          .accessibilityLabel("Rain from Monday to Friday")
        Button("Another week") { heights = heights.map { _ in .random(in: 0.1...1) } }
        Text("A clock").font(.headline)
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
          ClockFace(date: timeline.date)
        }
        .frame(width: 180, height: 180)
        Text("Views as symbols").font(.headline)
        Garden()
          .frame(height: 100)
      }
      .padding()
    }
  }
}

private struct RainChart: View {
  let heights: [CGFloat]

  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]

  var body: some View {
    Canvas { context, size in
      let floor = size.height - 24
      let width = size.width / CGFloat(heights.count)
      let gradient = Gradient(colors: [.cyan, .blue])
      for (index, height) in heights.enumerated() {
        let start = width * CGFloat(index)
        let bar = CGRect(
          x: start + width * 0.2, y: floor * (1 - height), width: width * 0.6,
          height: floor * height)
        context.fill(
          Path(roundedRect: bar, cornerRadius: 4),
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: floor)))
        context.draw(
          Text(days[index]).font(.caption), at: CGPoint(x: start + width / 2, y: size.height),
          anchor: .bottom)
      }
      var line = Path()
      line.move(to: CGPoint(x: 0, y: floor))
      line.addLine(to: CGPoint(x: size.width, y: floor))
      context.stroke(line, with: .style(.secondary), lineWidth: 1)
    }
  }
}

private struct ClockFace: View {
  let date: Date
  @Environment(\.calendar) private var calendar

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2 - 6
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let face = Path(
        ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      var raised = context
      raised.addFilter(.shadow(radius: 3, y: 1))
      raised.fill(face, with: .color(.white))
      for hour in 0..<12 {
        var turned = context
        turned.rotate(by: .degrees(Double(hour) * 30))
        turned.stroke(
          hand(from: radius * 0.88, to: radius * 0.97), with: .color(.gray), lineWidth: 2)
      }
      let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
      let seconds = Double(parts.second ?? 0)
      let minutes = Double(parts.minute ?? 0) + seconds / 60
      let hours = Double(parts.hour ?? 0) + minutes / 60
      draw(hours / 12, length: radius * 0.5, width: 5, .black, in: context)
      draw(minutes / 60, length: radius * 0.8, width: 3, .black, in: context)
      draw(seconds / 60, length: radius * 0.85, width: 1, .red, in: context)
    }
  }

  private func hand(from start: CGFloat, to end: CGFloat) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: -start))
      path.addLine(to: CGPoint(x: 0, y: -end))
    }
  }

  private func draw(
    _ turn: Double, length: CGFloat, width: CGFloat, _ color: Color, in context: GraphicsContext
  ) {
    var context = context
    context.rotate(by: .degrees(turn * 360))
    context.stroke(
      hand(from: 0, to: length), with: .color(color),
      style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

private struct Garden: View {
  private let colors: [Color] = [.pink, .orange, .purple]

  var body: some View {
    Canvas { context, size in
      let ground = Path(CGRect(x: 0, y: size.height - 20, width: size.width, height: 20))
      context.fill(ground, with: .color(.brown))
      for place in 0..<6 {
        guard let flower = context.resolveSymbol(id: place % colors.count) else { continue }
        let x = size.width * (CGFloat(place) + 0.5) / 6
        context.draw(flower, at: CGPoint(x: x, y: size.height - 20), anchor: .bottom)
      }
    } symbols: {
      ForEach(colors.indices, id: \.self) { index in
        Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(colors[index]).tag(index)
      }
    }
  }
}
