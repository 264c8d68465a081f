import BanyanTesting
import Testing

@testable import SwiftUICore

/// The names with which packages divide the subviews of a view.
@MainActor
@Suite struct VariadicViewTests {
  private struct Divided: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        ForEach(children) { child in
          child
          if child.id != children.last?.id { Text("and") }
        }
        Text("\(children.count) in all")
      }
    }
  }

  private struct Reversed: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children.reversed()) { $0 }
    }
  }

  private struct Cities: View {
    @State private var isLong = false

    var body: some View {
      Button("More") { isLong = true }
      _VariadicView.Tree(Divided()) {
        Text("Rome")
        ForEach(isLong ? ["Oslo", "Lima"] : ["Oslo"], id: \.self) { Text($0) }
      }
    }
  }

  @Test func `a root makes its view from the subviews, and again when one is added`() {
    let app = TestApp { Cities() }
    #expect(app.window.texts == ["More", "Rome", "and", "Oslo", "2 in all"])
    app.window.button("More").tap()
    #expect(app.window.texts == ["More", "Rome", "and", "Oslo", "and", "Lima", "3 in all"])
  }

  @Test func `the views of a root may stand in another order`() {
    let app = TestApp {
      VStack {
        _VariadicView.Tree(root: Reversed(), content: TupleView((Text("a"), Text("b"), Text("c"))))
      }
    }
    #expect(app.window.texts == ["c", "b", "a"])
  }

  @Test func `children show themselves all`() {
    struct All: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View { HStack { children } }
    }
    let app = TestApp {
      _VariadicView.Tree(All()) {
        Text("a")
        Text("b")
      }
    }
    #expect(app.window.texts == ["a", "b"])
  }
}
