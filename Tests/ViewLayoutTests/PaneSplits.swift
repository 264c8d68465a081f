import BanyanHost
import BanyanTesting
import Foundation
import Testing

@testable import SwiftUICore

/// Views beside one another, with dividers that a person drags. A divider takes nine points.
@MainActor
@Suite struct PaneSplits {
  private func divider(_ app: TestApp, _ index: Int = 0) -> TestElement {
    app.window.all.filter {
      $0.property(.pointerShape) == .pointerShape(.resizeColumn)
        || $0.property(.pointerShape) == .pointerShape(.resizeRow)
    }[index]
  }

  private func drag(_ divider: TestElement, by x: CGFloat, _ y: CGFloat = 0) {
    divider.drag(from: CGPoint(x: 4, y: 4), to: CGPoint(x: 4 + x, y: 4 + y))
  }

  @Test func `panes share the width evenly, and dragging a divider moves the edge between two`() {
    let app = TestApp(318, 100) {
      HSplitView {
        Color.red.named("a")
        Color.green.named("b")
        Color.blue.named("c")
      }
    }
    #expect(
      app.frames("a", "b", "c") == [[0, 0, 100, 100], [109, 0, 100, 100], [218, 0, 100, 100]])
    drag(divider(app), by: -50)
    #expect(
      app.frames("a", "b", "c") == [[0, 0, 50, 100], [59, 0, 150, 100], [218, 0, 100, 100]])
    drag(divider(app, 1), by: 30)
    #expect(
      app.frames("a", "b", "c") == [[0, 0, 50, 100], [59, 0, 180, 100], [248, 0, 70, 100]])
  }

  @Test func `a pane stays within the limits of its content`() {
    let app = TestApp(409, 100) {
      HSplitView {
        Color.red.frame(minWidth: 100, maxWidth: 150).named("a")
        Color.blue.frame(minWidth: 200, maxWidth: .infinity).named("b")
      }
    }
    #expect(app.frames("a", "b") == [[0, 0, 150, 100], [159, 0, 250, 100]])
    drag(divider(app), by: 20)
    #expect(app.frames("a", "b") == [[0, 0, 150, 100], [159, 0, 250, 100]])
    drag(divider(app), by: -90)
    #expect(app.frames("a", "b") == [[0, 0, 100, 100], [109, 0, 300, 100]])
    // The lengths themselves stay within them, so that no other pane gets what goes beyond.
    let lengths = PaneLengths(
      of: 400, weights: [1, 1], limits: [100...150, 200...CGFloat.infinity])
    #expect(lengths.moving(edgeBefore: 1, by: 20) == [150, 250])
    #expect(lengths.moving(edgeBefore: 1, by: -90) == [100, 300])
  }

  @Test func `panes keep their proportions in a window of another size`() {
    let app = TestApp(409, 100) {
      HSplitView {
        Color.red.named("a")
        Color.blue.named("b")
      }
    }
    drag(divider(app), by: 100)
    #expect(app.frames("a", "b") == [[0, 0, 300, 100], [309, 0, 100, 100]])
    app.window.resize(width: 209, height: 50)
    #expect(app.frames("a", "b") == [[0, 0, 150, 50], [159, 0, 50, 50]])
  }

  @Test func `panes above one another share the height`() {
    let app = TestApp(100, 409) {
      VSplitView {
        Color.red.named("a")
        Color.blue.named("b")
      }
    }
    #expect(app.frames("a", "b") == [[0, 0, 100, 200], [0, 209, 100, 200]])
    drag(divider(app), by: 0, -50)
    #expect(app.frames("a", "b") == [[0, 0, 100, 150], [0, 159, 100, 250]])
  }

  @Test func `panes that cannot fill the width have what is left around their content`() {
    let app = TestApp(409, 100) {
      HSplitView {
        Color.red.frame(width: 100).named("a")
        Color.blue.frame(width: 60).named("b")
      }
    }
    #expect(app.frames("a", "b") == [[60, 0, 100, 100], [289, 0, 60, 100]])
    drag(divider(app), by: 20)
    #expect(app.frames("a", "b") == [[60, 0, 100, 100], [289, 0, 60, 100]])
  }

  @Test func `from right to left, a divider goes where it is dragged`() {
    let app = TestApp(409, 100) {
      HSplitView {
        Color.red.named("a")
        Color.blue.named("b")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    drag(divider(app), by: -50)
    #expect(app.frames("a", "b") == [[159, 0, 250, 100], [0, 0, 150, 100]])
  }

  @Test func `lengths within limits always add up to the whole if they can`() {
    let limits: [ClosedRange<CGFloat>] = [0...50, 100...CGFloat.infinity, 30...60]
    #expect(PaneLengths(of: 240, weights: [1, 1, 1], limits: limits).lengths == [50, 130, 60])
    #expect(PaneLengths(of: 150, weights: [1, 1, 1], limits: limits).lengths == [20, 100, 30])
    #expect(PaneLengths(of: 90, weights: [1, 1, 1], limits: limits).lengths == [0, 100, 30])
    #expect(PaneLengths(of: 0, weights: [], limits: []).lengths == [])
    #expect(
      PaneLengths(of: .infinity, weights: [1, 1, 1], limits: limits).lengths
        == [50, .infinity, 60])
  }
}
