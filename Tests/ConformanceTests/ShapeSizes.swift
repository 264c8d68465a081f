import BanyanHost
import BanyanTesting
import SwiftUI
import Testing

/// Shapes whose path doesn't scale with their size: the host reports how large they are.
@MainActor
@Suite struct ShapeSizes {
  /// A line that stays ten points from the leading edge, as no scaled path does.
  private struct Margin: Shape {
    var distance: CGFloat = 10
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX + distance, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + distance, y: rect.maxY))
      }
    }
  }

  private struct Screen<Content: View>: View {
    let content: (CGFloat) -> Content
    @State private var distance: CGFloat = 10
    var body: some View {
      content(distance)
      Button("Further") { distance = 20 }
    }
  }

  private func line(_ x: Double, to y: Double) -> PathDescription {
    PathDescription([.move(Point(x: x, y: 0)), .line(Point(x: x, y: y))])
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: 0, width: width, height: height)
  }

  @Test func `a shape is drawn when its size is known`() {
    let app = TestApp(Screen { Margin(distance: $0).fill(.red) })
    let shape = app.window.all.first { $0.kind == .fill }!
    #expect(shape.property(.clip) == .clip(.path(PathDescription([]))))
    #expect(shape.property(.measurement) == .measurement(.size))
    app.reset()
    shape.measure(size(100, 50))
    #expect(app.window.mutations == [.set(shape.id, .clip(.path(line(10, to: 50))))])
    app.reset()
    shape.measure(size(100, 50))
    #expect(app.window.mutations == [])
    shape.measure(size(200, 60))
    #expect(app.window.mutations == [.set(shape.id, .clip(.path(line(10, to: 60))))])
    app.reset()
    app.window.button("Further").tap()
    #expect(app.window.mutations == [.set(shape.id, .clip(.path(line(20, to: 60))))])
  }

  @Test func `a line is drawn when its size is known`() {
    let app = TestApp(Margin().stroke(.red, lineWidth: 2))
    let shape = app.window.all.first { $0.kind == .fill }!
    shape.measure(size(100, 50))
    guard case .line(let drawn) = shape.property(.line) else { return #expect(Bool(false)) }
    #expect(drawn.outline == .path(line(10, to: 50)))
  }

  @Test func `a view is cut when its size is known`() {
    let app = TestApp(Screen { Text("cut").clipShape(Margin(distance: $0)) })
    let box = app.window.all.first { $0.kind == .box }!
    #expect(box.property(.clip) == nil)
    #expect(box.property(.measurement) == .measurement(.size))
    app.reset()
    box.measure(size(100, 50))
    #expect(app.window.mutations == [.set(box.id, .clip(.path(line(10, to: 50))))])
    app.reset()
    app.window.button("Further").tap()
    #expect(app.window.mutations == [.set(box.id, .clip(.path(line(20, to: 50))))])
  }

  /// A diagonal as long as the shorter side.
  private struct Diagonal: Shape {
    func path(in rect: CGRect) -> Path {
      let side = min(rect.width, rect.height)
      return Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: side, y: side))
      }
    }
  }

  /// A line to the far corner, or in a small place to the middle of the lower edge.
  private struct Ray: Shape {
    func path(in rect: CGRect) -> Path {
      let isSmall = min(rect.width, rect.height) < 200
      return Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: isSmall ? rect.midX : rect.maxX, y: rect.maxY))
      }
    }
  }

  @Test func `a shape that follows the shorter side alone is drawn for its size`() {
    func drawn(_ shape: some Shape) -> Property? {
      let app = TestApp(shape.fill(.red))
      let element = app.window.all.first { $0.kind == .fill }!
      #expect(element.property(.measurement) == .measurement(.size))
      element.measure(size(100, 50))
      return element.property(.clip)
    }
    func line(_ x: Double, _ y: Double) -> Property {
      .clip(.path(PathDescription([.move(Point(x: 0, y: 0)), .line(Point(x: x, y: y))])))
    }
    #expect(drawn(Diagonal()) == line(50, 50))
    #expect(drawn(Ray()) == line(50, 50))
  }

  @Test func `a shape that grows with its place is not measured`() {
    let app = TestApp(
      VStack {
        Circle()
        Circle().trim(from: 0, to: 0.5).stroke()
        Rectangle().rotation(.degrees(90))
      })
    #expect(
      app.window.all.map { $0.property(.measurement) } == [nil, nil, nil, .measurement(.size)])
  }

  @Test func `sizes that are none are left aside`() {
    let app = TestApp(Margin())
    let shape = app.window.all.first { $0.kind == .fill }!
    app.reset()
    for length in [CGFloat.nan, -1, .infinity] { shape.measure(size(length, 50)) }
    #expect(app.window.mutations == [])
  }

  @Test func `a shape takes what is proposed, and a circle the largest square in it`() {
    let proposals = [
      ProposedViewSize(width: 100, height: 50), ProposedViewSize(width: 100, height: nil),
      .unspecified,
    ]
    func sizes(_ shape: some Shape) -> [[CGFloat]] {
      proposals.map(shape.sizeThatFits).map { [$0.width, $0.height] }
    }
    #expect(sizes(Rectangle()) == [[100, 50], [100, 10], [10, 10]])
    #expect(sizes(Circle()) == [[50, 50], [100, 100], [10, 10]])
    #expect(sizes(AnyShape(Circle())) == sizes(Circle()))
  }
}
