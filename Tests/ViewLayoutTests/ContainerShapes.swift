import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Shapes that follow the shape of the container around.
@MainActor
@Suite struct ContainerShapes {
  /// The layers that cut the shapes of an app, in the order in which they are read.
  private func outlines(in app: TestApp) -> [Property?] {
    app.window.all.filter { $0.kind == .fill }.map { $0.property(.clip) }
  }

  private func rounded(_ radius: Double) -> Property {
    .clip(.roundedRectangle(cornerRadius: radius))
  }

  @Test func `a shape is as round as its container, less the distance between them`() {
    let app = TestApp(400, 700) {
      ZStack {
        ContainerRelativeShape()
        ContainerRelativeShape().padding(8)
        ContainerRelativeShape().padding(.top, 5).padding(.horizontal, 3).padding(.bottom, 30)
        ContainerRelativeShape().padding(40)
      }
      .frame(width: 200, height: 100)
      .containerShape(RoundedRectangle(cornerRadius: 20))
    }
    #expect(outlines(in: app) == [rounded(20), rounded(12), rounded(17), rounded(0)])
    #expect(app.window.batchCount == 1)
  }

  @Test func `a shape without a container is a rectangle that nobody measures`() {
    let app = TestApp(400, 700) {
      ContainerRelativeShape()
      Circle().containerShape(.rect(cornerRadius: 4))
    }
    #expect(outlines(in: app) == [nil, .clip(.circle)])
    let shapes = app.window.all.filter { $0.kind == .fill }
    #expect(shapes.map { $0.property(.measurement) } == [nil, nil])
  }

  @Test func `the nearest container counts, whatever its shape`() {
    let app = TestApp(400, 700) {
      ZStack {
        ContainerRelativeShape().containerShape(Capsule())
        ContainerRelativeShape().padding(2)
          .containerShape(.rect(topLeadingRadius: 10, bottomTrailingRadius: 1))
        ContainerRelativeShape().containerShape(Rectangle())
        ContainerRelativeShape().containerShape(ContainerRelativeShape())
      }
      .containerShape(.rect(cornerRadius: 20))
    }
    let corners = Outline.Corners(
      topLeading: 8, topTrailing: 0, bottomLeading: 0, bottomTrailing: 0)
    #expect(outlines(in: app) == [.clip(.capsule), .clip(.unevenRectangle(corners)), nil, nil])
  }

  private struct Changing: View {
    @State private var radius: CGFloat = 20
    @State private var distance: CGFloat = 8
    var body: some View {
      ContainerRelativeShape().padding(distance)
        .frame(width: 200, height: 100)
        .containerShape(.rect(cornerRadius: radius))
      Button("Sharper") { radius = 10 }
      Button("Nearer") { distance = 2 }
    }
  }

  @Test func `a shape follows the radius of its container, and its own place`() {
    let app = TestApp(400, 700) { Changing() }
    let shape = app.window.all.first { $0.kind == .fill }!
    #expect(shape.property(.clip) == rounded(12))
    app.reset()
    app.window.button("Sharper").tap()
    #expect(app.window.mutations == [.set(shape.id, rounded(2))])
    #expect(app.bodies == ["Changing"])
    app.reset()
    app.window.button("Nearer").tap()
    #expect(shape.property(.clip) == rounded(8))
    #expect(app.window.batchCount == 1)
  }

  @Test func `a view is cut, and a line drawn, along the shape of the container`() {
    let app = TestApp(400, 700) {
      ZStack {
        Text("abc").clipShape(.containerRelative)
        ContainerRelativeShape().strokeBorder(.red, lineWidth: 2).padding(5)
      }
      .padding(4)
      .containerShape(.rect(cornerRadius: 20))
    }
    let clipped = app.window.all.compactMap { $0.property(.clip) }
    // The text stands in the middle of what the line fills, far from the edges.
    #expect(clipped == [rounded(0)])
    let lines = app.window.all.compactMap { $0.property(.line) }
    guard case .line(let line)? = lines.first else { return #expect(Bool(false)) }
    #expect(line.outline == .roundedRectangle(cornerRadius: 11))
    #expect(line.inset == 1)
  }

  @Test func `the host reports where a shape and its container are`() {
    let app = TestApp(ContainerRelativeShape().containerShape(.rect(cornerRadius: 20)))
    let box = app.window.all.first { $0.kind == .box }!
    let shape = app.window.all.first { $0.kind == .fill }!
    #expect(
      [box, shape].map { $0.property(.measurement) } == [
        .measurement(.frame), .measurement(.frame),
      ])
    box.measure(CGRect(x: 10, y: 10, width: 100, height: 100))
    shape.measure(CGRect(x: 16, y: 20, width: 80, height: 80))
    #expect(shape.property(.clip) == rounded(14))
    app.reset()
    // Both are scrolled.
    box.measure(CGRect(x: 10, y: 50, width: 100, height: 100))
    shape.measure(CGRect(x: 16, y: 60, width: 80, height: 80))
    #expect(shape.property(.clip) == rounded(14))
  }

  @Test func `a rounded rectangle keeps the centers of its corners when it is inset`() {
    let place = CGRect(x: 0, y: 0, width: 100, height: 60)
    let inner = CGRect(x: 5, y: 5, width: 90, height: 50)
    #expect(
      RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: place)
        == RoundedRectangle(cornerRadius: 15).path(in: inner))
    #expect(
      RoundedRectangle(cornerRadius: 3).inset(by: 5).path(in: place)
        == RoundedRectangle(cornerRadius: 0).path(in: inner))
  }
}
