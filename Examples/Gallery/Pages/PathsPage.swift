import SwiftUI

/// Custom shapes.
struct PathsPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Shapes of any size").font(.headline)
        HStack(spacing: 16) {
          Triangle().fill(.orange)
          Triangle().stroke(.blue, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
          Wave().fill(.teal.gradient)
          Wave().stroke(.indigo, lineWidth: 3)
        }
        .frame(height: 80)
        Text("Shapes that depend on the size").font(.headline)
        HStack(spacing: 16) {
          Star(corners: 5).fill(.yellow)
          Star(corners: 8).stroke(.pink, lineWidth: 2)
          Ticket().fill(.green)
          Ticket().strokeBorder(.purple, lineWidth: 2)
        }
        .frame(height: 80)
        Text("Paths in points").font(.headline)
        HStack {
          Path { path in
            path.move(to: CGPoint(x: 10, y: 70))
            path.addCurve(
              to: CGPoint(x: 110, y: 10), control1: CGPoint(x: 40, y: -60),
              control2: CGPoint(x: 80, y: 140))
          }
          .stroke(.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 6]))
          Path { path in
            path.addArc(
              center: CGPoint(x: 40, y: 40), radius: 36, startAngle: .degrees(30),
              endAngle: .degrees(330), clockwise: false)
            path.addLine(to: CGPoint(x: 40, y: 40))
            path.closeSubpath()
          }
          .fill(.blue)
          Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 80, height: 80))
            path.addEllipse(in: CGRect(x: 15, y: 15, width: 50, height: 50))
          }
          .fill(.brown, style: FillStyle(eoFill: true))
        }
        .frame(height: 90)
        Text("Cut to a shape")
          .foregroundStyle(.black)
          .padding(.vertical, 24)
          .frame(width: 220)
          .background(.yellow)
          .clipShape(Wave())
      }
      .padding()
    }
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      control1: CGPoint(x: rect.width * 0.35, y: rect.minY - rect.height * 0.4),
      control2: CGPoint(x: rect.width * 0.65, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

private struct Star: Shape {
  var corners: Int

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.addLines(
        (0..<corners * 2).map { index in
          let length = index % 2 == 0 ? radius : radius * 0.45
          let angle = Double(index) / Double(corners) * .pi - .pi / 2
          return CGPoint(x: rect.midX + length * cos(angle), y: rect.midY + length * sin(angle))
        })
      path.closeSubpath()
    }
  }
}

/// A rectangle with a notch in two of its sides.
private struct Ticket: InsettableShape {
  var amount = 0.0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addArc(
      center: CGPoint(x: rect.maxX, y: rect.midY), radius: 12, startAngle: .degrees(-90),
      endAngle: .degrees(90), clockwise: true)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addArc(
      center: CGPoint(x: rect.minX, y: rect.midY), radius: 12, startAngle: .degrees(90),
      endAngle: .degrees(-90), clockwise: true)
    path.closeSubpath()
    return path
  }

  func inset(by amount: CGFloat) -> Ticket {
    Ticket(amount: self.amount + amount)
  }
}
