import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The rows that lazy containers create, and their cost.
@MainActor
@Suite struct LazyContainers {
  struct Row: View {
    let number: Int
    var body: some View { Text(verbatim: "Row \(number)") }
  }

  struct Screen: View {
    @State private var numbers = Array(0..<100_000)
    var body: some View {
      Button("Insert") { numbers.insert(-1, at: 0) }
      Button("Double") { numbers = numbers.map { $0 * 2 } }
      ScrollView {
        LazyVStack { ForEach(numbers, id: \.self) { Row(number: $0) } }
      }
    }
  }

  private func stack(_ app: TestApp) -> TestElement {
    app.window.all.first { $0.kind == .lazyVerticalStack }!
  }

  private func texts(_ numbers: Range<Int>) -> [String] { numbers.map { "Row \($0)" } }

  @Test func `thirty of a hundred thousand rows are made at first`() {
    let app = TestApp(Screen())
    #expect(app.bodies == ["Screen"] + Array(repeating: "Row", count: 30))
    #expect(app.window.texts == ["Insert", "Double"] + texts(0..<30))
    let gap = stack(app).children.last!
    #expect(gap.property(.absentRows) == .absentRows(AbsentRows(count: 99_970, present: 30)))
  }

  @Test func `scrolling makes the rows that come and takes those that go, and no others`() {
    let app = TestApp(Screen())
    let stack = stack(app)
    app.reset()
    stack.scroll(toRows: 2..<32)
    #expect(app.bodies == ["Row", "Row"])
    #expect(
      app.window.changes == [
        "absentRows absentRows 99970 beside 30 becomes 99968 beside 30",
        #"text "Row 0" disappears"#, #"text "Row 1" disappears"#,
        "absentRows appears", #"text "Row 30" appears"#, #"text "Row 31" appears"#,
      ])
    app.reset()
    stack.scroll(toRows: 2..<32)
    #expect(app.bodies == [])
    #expect(app.window.mutations == [])
  }

  struct Feed: View {
    @State private var count = 32
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<count, id: \.self) { number in
            Row(number: number).onAppear { if number == count - 1 { count += 20 } }
          }
        }
      }
    }
  }

  @Test func `rows that bring more of them when the last appears have room for those again`() {
    let app = TestApp(Feed())
    let stack = stack(app)
    stack.scroll(toRows: 2..<32)
    #expect(app.window.texts == texts(2..<32))
    #expect(
      stack.children.last?.property(.absentRows)
        == .absentRows(AbsentRows(count: 20, present: 30)))
    stack.scroll(toRows: 22..<52)
    #expect(app.window.texts == texts(22..<52))
  }

  @Test func `a jump costs as many rows as are seen`() {
    let app = TestApp(Screen())
    app.reset()
    stack(app).scroll(toRows: 50_000..<50_020)
    #expect(app.bodies == Array(repeating: "Row", count: 20))
    #expect(app.window.texts == ["Insert", "Double"] + texts(50_000..<50_020))
    #expect(
      stack(app).children.first?.property(.absentRows)
        == .absentRows(AbsentRows(count: 50_000, present: 20)))
  }

  @Test func `a host cannot ask for more than a thousand rows, nor for rows that are not there`() {
    let app = TestApp(Screen())
    stack(app).scroll(toRows: 10..<90_000)
    #expect(app.window.texts == ["Insert", "Double"] + texts(10..<1_010))
    stack(app).scroll(toRows: 99_990..<100_100)
    #expect(app.window.texts == ["Insert", "Double"] + texts(99_990..<100_000))
  }

  @Test func `visible rows stay in place when rows are inserted before them`() {
    let app = TestApp(Screen())
    stack(app).scroll(toRows: 100..<130)
    app.reset()
    app.window.button("Insert").tap()
    #expect(app.bodies == ["Screen"])
    #expect(app.window.texts == ["Insert", "Double"] + texts(100..<130))
    #expect(
      stack(app).children.first?.property(.absentRows)
        == .absentRows(AbsentRows(count: 101, present: 30)))
  }

  @Test func `at the beginning a new first row is seen`() {
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Insert").tap()
    #expect(app.bodies == ["Screen", "Row"])
    #expect(app.window.texts == ["Insert", "Double"] + texts(-1..<29))
  }

  @Test func `the room for rows that goes and comes back in one update is made again`() {
    struct Screen: View {
      @State private var numbers = Array(0..<40)
      var body: some View {
        Button("Replace") { numbers = Array(0..<30) }
          .onChange(of: numbers.count) {
            if numbers.count == 30 { numbers = Array(0..<50) }
          }
        ScrollView { LazyVStack { ForEach(numbers, id: \.self) { Row(number: $0) } } }
      }
    }
    let app = TestApp(Screen())
    app.reset()
    app.window.button("Replace").tap()
    #expect(app.window.changes == ["absentRows disappears", "absentRows appears"])
    #expect(
      stack(app).children.last?.property(.absentRows)
        == .absentRows(AbsentRows(count: 20, present: 30)))
  }

  @Test func `rows without state leave the tree when they are scrolled away`() {
    let app = TestApp(Screen())
    stack(app).scroll(toRows: 0..<30)
    let before = app.treeDescription.split(separator: "\n").count
    for start in stride(from: 0, to: 3_000, by: 30) {
      stack(app).scroll(toRows: start..<start + 30)
    }
    stack(app).scroll(toRows: 0..<30)
    #expect(app.treeDescription.split(separator: "\n").count == before)
  }

  @Test func `a section's rows are lazy too, and its header stays in view if it is pinned`() {
    let app = TestApp(
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders]) {
          Section("Title") { ForEach(0..<1_000) { Row(number: $0) } }
        }
      })
    #expect(app.window.texts == ["Title"] + texts(0..<30))
    #expect(stack(app).property(.pinnedEdges) == .pinnedEdges(.top))
    #expect(stack(app).children.map(\.kind) == [.stackSection])
  }

  @Test func `a modifier of all rows puts no box around the room of those that are missing`() {
    let app = TestApp(
      ScrollView { LazyHStack { ForEach(0..<100) { Row(number: $0) }.padding() } })
    let stack = app.window.all.first { $0.kind == .lazyHorizontalStack }!
    #expect(
      stack.children.map(\.kind) == Array(repeating: .box, count: 30) + [.absentRows])
    stack.scroll(toRows: 40..<41)
    #expect(stack.children.map(\.kind) == [.absentRows, .box, .absentRows])
    stack.scroll(toRows: 0..<1)
    #expect(stack.children.map(\.kind) == [.box, .absentRows])
  }

  @Test func `an event for a row that has been scrolled away is dropped`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let app = TestApp(
      ScrollView { LazyVStack { ForEach(0..<100) { _ in Counter() } } })
    let stack = stack(app)
    stack.scroll(toRows: 0..<1)
    let button = app.window.button("0").id
    stack.scroll(toRows: 10..<11)
    #expect(!app.window.send(.activate, to: button))
    stack.scroll(toRows: 0..<1)
    #expect(app.window.texts == ["0"])
    #expect(app.window.send(.activate, to: button))
    #expect(app.window.texts == ["1"])
  }

  @Test func `identities that come twice among the rows that are there are reported`() {
    let app = TestApp(
      ScrollView { LazyVStack { ForEach([1, 2, 2], id: \.self) { Row(number: $0) } } })
    #expect(app.window.texts == ["Row 1", "Row 2", "Row 2"])
  }

  /// An identity that counts how often it is compared.
  private nonisolated struct Compared: Hashable, CustomStringConvertible {
    let number: Int
    nonisolated(unsafe) static var count = 0

    static func == (left: Compared, right: Compared) -> Bool {
      count += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    var description: String { "\(number)" }
  }

  private struct ComparedRows: View {
    struct Row: Identifiable {
      let id: Compared
      let title: String
    }
    let rows = (0..<100).map { Row(id: Compared(number: $0), title: "row \($0)") }
    var body: some View {
      LazyVStack { ForEach(rows) { Text($0.title) } }
    }
  }

  @Test func `the paths of all rows compare no more identities than there are`() {
    let app = TestApp(ComparedRows())
    _ = app.window.nodePaths
    Compared.count = 0
    _ = app.window.nodePaths
    #expect(Compared.count == 0)
  }
}
