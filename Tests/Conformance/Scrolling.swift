import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// Scrolling by the program, and reports of scrolling by the person.
@MainActor
@Suite struct Scrolling {
  struct Reader: View {
    let isLazy: Bool
    @State private var numbers = Array(0..<1_000)
    var body: some View {
      ScrollViewReader { proxy in
        Button("Far") { proxy.scrollTo(500, anchor: .center) }
        Button("Way") { withAnimation { proxy.scrollTo(3) } }
        Button("Nowhere") { proxy.scrollTo(-1) }
        Button("New") {
          numbers.append(2_000)
          proxy.scrollTo(2_000, anchor: .bottom)
        }
        ScrollView {
          if isLazy {
            LazyVStack { ForEach(numbers, id: \.self) { Text("Row \($0)") } }
          } else {
            VStack { ForEach(0..<10) { Text("Row \($0)").id($0) } }
          }
        }
      }
    }
  }

  private func scrolls(_ app: TestApp) -> [String] {
    app.window.changes.filter { $0.hasPrefix("scrolls") }
  }

  @Test func `a program scrolls to a view by its identity`() {
    let app = TestApp(Reader(isLazy: false))
    app.reset()
    app.window.button("Way").tap()
    #expect(app.window.changes == [#"scrolls to text "Row 3" on the way there"#])
    #expect(app.bodies == [])
    app.reset()
    app.window.button("Nowhere").tap()
    #expect(app.window.mutations == [])
  }

  @Test func `a row that has not been made is made to be scrolled to`() {
    let app = TestApp(Reader(isLazy: true))
    app.reset()
    app.window.button("Far").tap()
    #expect(scrolls(app) == [#"scrolls to text "Row 500" at 0.5 0.5"#])
    #expect(app.window.texts.suffix(30) == (485..<515).map { "Row \($0)" })
  }

  @Test func `a row that comes in the same action can be scrolled to`() {
    let app = TestApp(Reader(isLazy: true))
    app.reset()
    app.window.button("New").tap()
    #expect(scrolls(app) == [#"scrolls to text "Row 2,000" at 0.5 1.0"#])
  }

  struct Positioned: View {
    @State private var position: Int? = 2
    var body: some View {
      Text("at \(position.map { "\($0)" } ?? "-")")
      Button("Forward") { position = 7 }
      ScrollView {
        VStack { ForEach(0..<10, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: $position)
    }
  }

  @Test func `a position is scrolled to when it is set, and told when the person scrolls`() {
    let app = TestApp(Positioned())
    #expect(scrolls(app) == [#"scrolls to text "Row 2""#])
    app.reset()
    app.window.button("Forward").tap()
    #expect(scrolls(app) == [#"scrolls to text "Row 7""#])
    app.reset()
    let scrollView = app.window.all.first { $0.kind == .scrollView }!
    scrollView.scroll(to: app.window.text("Row 4"))
    #expect(app.window.shows("at 4"))
    #expect(scrolls(app) == [])
  }

  @Test func `modifiers say how the scroll views inside behave`() {
    let app = TestApp(
      VStack { ScrollView(.horizontal) { Text("a") } }
        .scrollIndicators(.hidden).scrollDisabled(true).scrollClipDisabled()
        .contentMargins(.horizontal, 8, for: .scrollContent).defaultScrollAnchor(.bottom)
        .scrollTargetBehavior(.paging).scrollBounceBehavior(.basedOnSize))
    let scrollView = app.window.all.first { $0.kind == .scrollView }!
    #expect(
      PropertyKey.allCases.compactMap(scrollView.property) == [
        .axes(.horizontal), .hidesScrollIndicators(true), .scrollEnabled(false),
        .showsOutside(true), .scrollAnchor(Point(x: 0.5, y: 1)), .scrollSnapping(.pages),
        .safeAreaPadding(Insets(top: 0, leading: 8, bottom: 0, trailing: 8)),
      ])
  }
}
