import BanyanHost
import BanyanTesting
import Foundation
import SwiftUI
import Testing

/// The positions of the lines below rows, which views in the rows set by alignment guides.
@MainActor
@Suite struct RowLinesInHosts {
  private func start(@ViewBuilder _ view: @escaping () -> some View) -> TestApp {
    TestApp(layout: .size(400, 700).reportingToHost(), view: view)
  }

  private func lines(_ app: TestApp) -> [String] {
    app.window.all.compactMap { $0.property(.rowLine)?.wording }
  }

  @Test func `a view in a row specifies where the line below it begins and ends`() {
    let app = start {
      List {
        HStack(spacing: 8) {
          Color.red.frame(width: 40, height: 40)
          Text("Name").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        Text("Whole")
          .alignmentGuide(.listRowSeparatorLeading) { _ in -16 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 352 }
        Text("End").alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
        Text("Plain")
        Button {
        } label: {
          HStack {
            Text("ab")
            Text("cd").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          }
        }
      }
    }
    // A row is 368 points wide, and its content begins after 16 of them.
    #expect(
      lines(app) == [
        "from 64.0", "from 0.0 to 0.0 before the end", "to 322.0 before the end", "from 44.0",
      ])
  }

  @Test func `of several views it is the mean, and what stands elsewhere does not count`() {
    let app = start {
      List {
        HStack(spacing: 0) {
          Text("ab").alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
          Text("cd").alignmentGuide(.listRowSeparatorLeading) { _ in 20 }
        }
        ScrollView(.horizontal) {
          Text("inside").alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
        }
        Section {
          Text("Row")
        } header: {
          Text("Header").alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
        }
      }
      Text("beside").alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
    }
    #expect(lines(app) == ["from 36.0"])
  }

  struct Indented: View {
    @State private var indent: CGFloat = 0
    @State private var hasGuide = true
    @State private var count = 0

    var body: some View {
      Button("Indent") { indent += 20 }
      Button("Change") { hasGuide.toggle() }
      Button("Count") { count += 1 }
      Text("\(count)")
      List {
        HStack {
          if hasGuide {
            Text("Row").alignmentGuide(.listRowSeparatorLeading) { [indent] _ in indent }
          } else {
            Text("Row")
          }
        }
        .accessibilityIdentifier("row")
        Text("Other").alignmentGuide(.listRowSeparatorLeading) { _ in 8 }
      }
    }
  }

  @Test func `another guide moves the line of its row, and no other`() {
    let app = start { Indented() }
    let row = app.window.element(identifier: "row").id
    #expect(lines(app) == ["from 16.0", "from 24.0"])
    app.reset()
    app.window.button("Indent").tap()
    #expect(app.bodies == ["Indented"])
    #expect(app.window.mutations == [.set(row, .rowLine(RowLine(leading: 36)))])
    app.window.button("Change").tap()
    #expect(app.window.mutations.contains(.reset(row, .rowLine)))
    #expect(lines(app) == ["from 24.0"])
    app.window.button("Change").tap()
    #expect(lines(app) == ["from 36.0", "from 24.0"])
    app.reset()
    app.window.button("Count").tap()
    #expect(app.window.changes == [#"text "0" becomes "1""#])
  }

  @Test func `the line is where the content is, whatever is before it in the row`() {
    struct Screen: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        Button("Edit") { mode = .active }
        List {
          ForEach([1], id: \.self) { _ in
            Text("Row").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          }
          .onDelete { _ in }
          Text("Inset").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            .listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
        }
        .environment(\.editMode, $mode)
      }
    }
    let app = start { Screen() }
    #expect(lines(app) == ["from 16.0", "from 40.0"])
    app.window.button("Edit").tap()
    #expect(lines(app) == ["from 50.0", "from 40.0"])
  }

  @Test func `the guide moves nothing, wherever it stands`() {
    let app = TestApp(
      VStack {
        Text("alone").alignmentGuide(.listRowSeparatorLeading) { $0.width * $0.height }
        List { Text("row").alignmentGuide(.listRowSeparatorTrailing) { _ in .infinity } }
      })
    #expect(app.window.all.allSatisfy { $0.property(.alignmentGuides) == nil })
    #expect(app.reports == [])
  }

  @Test func `a view that does not set the guides has them at its edges`() {
    let app = TestApp(
      layout: .size(400, 100),
      view: {
        VStack(alignment: .listRowSeparatorTrailing) {
          Text("ab").accessibilityIdentifier("short")
          Text("abcd")
            .alignmentGuide(.listRowSeparatorTrailing) { $0[.listRowSeparatorLeading] + 30 }
            .accessibilityIdentifier("long")
        }
      })
    let short = app.window.frame(of: "short")?.maxX
    #expect(short == app.window.frame(of: "long").map { $0.minX + 30 })
  }
}
