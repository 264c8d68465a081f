import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The size and position that views read.
@MainActor
@Suite struct Geometry {
  struct Reader: View {
    var body: some View {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))")
        Inner()
      }
    }
  }

  struct Inner: View {
    var body: some View { Text("inside") }
  }

  private func reader(_ app: TestApp) -> TestElement {
    app.window.all.first { $0.kind == .geometryReader }!
  }

  @Test func `before it is measured, content is made for the size of the window`() {
    let app = TestApp(Reader())
    #expect(app.window.shows("390 by 844"))
    #expect(reader(app).property(.isMeasured) == nil)
    #expect(reader(app).property(.measurement) == .measurement(.size))
  }

  @Test func `a new size makes what has asked for it again, in one update`() {
    let app = TestApp(Reader())
    app.reset()
    reader(app).measure(CGRect(x: 5, y: 6, width: 100, height: 50))
    #expect(
      app.window.changes == [
        "geometryReader isMeasured becomes true", #"text "390 by 844" becomes "100 by 50""#,
      ])
    #expect(app.bodies == [])
    #expect(app.window.batchCount == 1)
    app.reset()
    reader(app).measure(CGRect(x: 50, y: 60, width: 100, height: 50))
    #expect(app.window.mutations == [])
  }

  @Test func `a size that goes back and forth is left as it is, and reported once`() {
    let app = TestApp(Reader())
    for turn in 0..<40 {
      reader(app).measure(CGRect(x: 0, y: 0, width: turn.isMultiple(of: 2) ? 100 : 90, height: 50))
    }
    #expect(app.reports.count == 1)
    #expect(app.reports.first?.hasPrefix("A size alternates between") == true)
    reader(app).measure(CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(app.window.shows("200 by 50"))
  }

  struct Placed: View {
    var body: some View {
      VStack {
        GeometryReader { proxy in
          Text(
            "\(Int(proxy.frame(in: .named("outer")).minY)), \(Int(proxy.frame(in: .global).minY))")
        }
      }
      .coordinateSpace(.named("outer"))
    }
  }

  @Test func `a place is reported in the coordinates of a view around that has a name`() {
    let app = TestApp(Placed())
    #expect(reader(app).property(.measurement) == .measurement(.frame))
    let outer = app.window.all.first { $0.kind == .box }!
    outer.measure(CGRect(x: 0, y: 30, width: 300, height: 300))
    reader(app).measure(CGRect(x: 0, y: 100, width: 300, height: 200))
    #expect(app.window.shows("70, 100"))
    outer.measure(CGRect(x: 0, y: 40, width: 300, height: 300))
    #expect(app.window.shows("60, 100"))
  }

  struct Listening: View {
    let trace: Trace<String>
    var body: some View {
      Text("heard").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { old, new in
        trace("\(Int(old)) \(Int(new))")
      }
    }
  }

  @Test func `an action receives what a closure makes of the place, when it changes`() {
    let trace = Trace<String>()
    let app = TestApp(Listening(trace: trace))
    let box = app.window.all.first { $0.kind == .box }!
    box.measure(CGRect(x: 0, y: 0, width: 50, height: 10))
    box.measure(CGRect(x: 0, y: 0, width: 50, height: 20))
    box.measure(CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(trace.events == ["50 50", "50 60"])
  }

  struct Classes: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    var body: some View {
      Text("\(width == .compact ? "narrow" : "wide"), \(height == .compact ? "low" : "high")")
    }
  }

  @Test func `size classes follow the window, and cost nothing while they stay`() {
    let app = TestApp(Classes())
    #expect(app.window.shows("narrow, high"))
    app.window.resize(width: 844, height: 390)
    #expect(app.window.shows("wide, low"))
    app.reset()
    app.window.resize(width: 900, height: 400)
    #expect(app.bodies == [])
    app.window.resize(width: -1, height: .infinity)
    #expect(app.window.mutations == [])
  }
}
