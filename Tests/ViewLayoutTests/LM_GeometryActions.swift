import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// What the actions of `onGeometryChange` hear.
@MainActor
@Suite struct GeometryActions {
  private struct Limited: View {
    let trace: Trace<Bool>
    @State private var limit: CGFloat = 100
    @State private var word = "heard"
    var body: some View {
      Text(word).onGeometryChange(for: Bool.self) { [limit] proxy in
        proxy.size.width > limit
      } action: {
        trace($0)
      }
      Button("Lower") { limit = 40 }
      Button("Another") {
        limit = 60
        word = "longer text"
      }
    }
  }

  @Test func `LM03 an action receives what a closure with other values makes of the same size`() {
    let trace = Trace<Bool>()
    let app = TestApp(400, 700) { Limited(trace: trace) }
    #expect(trace.events == [false])
    app.window.button("Lower").tap()
    #expect(trace.events == [false, true])
    // The new limit is never compared with the old width, which is below it.
    app.window.button("Another").tap()
    #expect(trace.events == [false, true])
  }

  private struct Pair: View {
    let trace: Trace<[CGFloat]>
    @State private var word = "a"
    var body: some View {
      Group {
        Text(word)
        Text("bb")
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { old, new in
        trace([old, new])
      }
      Button("Longer") { word = "aa" }
    }
  }

  @Test func `LG05 each view of a group has its own value, and reports when it differs`() {
    let trace = Trace<[CGFloat]>()
    let app = TestApp(400, 700) { Pair(trace: trace) }
    #expect(trace.events == [[10, 10], [20, 20]])
    app.window.button("Longer").tap()
    #expect(trace.events == [[10, 10], [20, 20], [10, 20]])
  }
}
